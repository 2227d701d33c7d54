/**
 * The rules pages as the client shows them: the Markdown of `docs/rules`, read into chapters and blocks. Only what our
 * pages use is understood. What is there for readers of the repository alone is left out: marked passages, the ids of
 * rules and rulings, and the signs for how sure a number is.
 */

export interface Inline {
  readonly kind: 'text' | 'strong' | 'em' | 'code' | 'link'
  readonly text: string
  /** The chapter a link leads to. */
  readonly to?: string
}

export type Inlines = readonly Inline[]

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Inlines }
  | { readonly kind: 'example'; readonly text: Inlines }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Inlines[] }
  | { readonly kind: 'table'; readonly head: readonly Inlines[]; readonly rows: readonly (readonly Inlines[])[] }
  | { readonly kind: 'picture'; readonly name: string; readonly drawn: string }

export interface Chapter {
  /** Its anchors, the same in every language; the first one is its name. */
  readonly anchors: readonly string[]
  /** 2 for a chapter, 3 for a part of one. */
  readonly depth: number
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Page {
  readonly title: string
  /** What stands before the first chapter. */
  readonly intro: readonly Block[]
  readonly chapters: readonly Chapter[]
}

const FOR_THE_REPOSITORY = /<!-- repository -->[\s\S]*?<!-- end -->|<!--[\s\S]*?-->/g
const RULE_IDS = /\s*\[(?:[A-Z]+-[\d.]+(?:–[\d.]+)?(?:,\s*)?)+\]/g
const EXAMPLE_IDS = /\s*\((?:[A-Z]{2}-EX-\d+(?:,\s*)?)+\)/g
const RULING_IDS = /\s*\((?:SB-[A-Z]+-\d+|[A-Z]{2}-R-\d+)\)|[,:\s\u00a0]*(?:SB-[A-Z]+-\d+|[A-Z]{2}-R-\d+)/g
const MARKS = /[†°]/g

const ANCHOR = /<a id="([\w-]+)"><\/a>/g

export function readPage(markdown: string): Page {
  const text = markdown.replace(FOR_THE_REPOSITORY, '')
  let title = ''
  const intro: Block[] = []
  const chapters: Chapter[] = []
  let into = intro
  for (const part of parts(text)) {
    const heading = /^(#+) +(.*)$/.exec(part)
    if (!heading) {
      const block = blockOf(part)
      if (block) into.push(block)
      continue
    }
    const [, hashes = '', rest = ''] = heading
    const words = rest.replaceAll(ANCHOR, '')
    if (hashes.length === 1) {
      title = words
      continue
    }
    into = []
    chapters.push({ anchors: [...rest.matchAll(ANCHOR)].map((found) => found[1]!), depth: hashes.length, title: words, blocks: into })
  }
  return { title, intro, chapters }
}

/** The passages of a page: headings, fenced pictures, and what stands between blank lines. */
function parts(text: string): string[] {
  const found: string[] = []
  let fenced = false
  let current: string[] = []
  const end = () => {
    if (current.length > 0) found.push(current.join('\n'))
    current = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (!fenced) end()
      current.push(line)
      if (fenced) end()
      fenced = !fenced
    } else if (fenced) current.push(line)
    else if (line.trim() === '') end()
    else if (line.startsWith('#')) {
      end()
      found.push(line)
    } else current.push(line)
  }
  end()
  return found
}

function blockOf(part: string): Block | null {
  const lines = part.split('\n')
  const first = lines[0] ?? ''
  if (first.startsWith('```')) {
    return { kind: 'picture', name: /^```picture (\w+)/.exec(first)?.[1] ?? '', drawn: plain(lines.slice(1, -1).join('\n')) }
  }
  if (first.startsWith('|')) return tableOf(lines)
  if (/^(?:-|\d+\.) /.test(first)) {
    return { kind: 'list', ordered: /^\d/.test(first), items: itemsOf(lines).map(inlines) }
  }
  const example = first.startsWith('>')
  const text = inlines((example ? lines.map((line) => line.replace(/^> ?/, '')) : lines).join(' '))
  if (text.every((piece) => piece.text.trim() === '')) return null
  return { kind: example ? 'example' : 'paragraph', text }
}

/** The items of a list, whose further lines are indented. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    const begins = /^(?:-|\d+\.) +(.*)$/.exec(line)
    if (begins) items.push(begins[1]!)
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return items
}

/** A table; columns in which nothing is left but ids are left out with them. */
function tableOf(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inlines(cell.trim()))
  const [head = [], ...rows] = lines.filter((line) => !/^\|[-:| ]+\|$/.test(line)).map(cells)
  const kept = head.map((_, column) => [head, ...rows].some((row) => row[column]?.some((piece) => piece.text !== '')))
  const only = (row: readonly Inlines[]) => row.filter((_, column) => kept[column])
  return { kind: 'table', head: only(head), rows: rows.map(only) }
}

/** A text without what only the repository needs. */
function plain(text: string): string {
  return text.replace(RULE_IDS, '').replace(EXAMPLE_IDS, '').replace(RULING_IDS, '').replace(MARKS, '')
}

const MARKUP = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(#([\w-]+)\)/

function inlines(text: string): Inline[] {
  const found: Inline[] = []
  let rest = plain(text).trim()
  for (let mark = MARKUP.exec(rest); mark; mark = MARKUP.exec(rest)) {
    if (mark.index > 0) found.push({ kind: 'text', text: rest.slice(0, mark.index) })
    const [whole, strong, em, code, link, to] = mark
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'link', text: link!, to: to! })
    rest = rest.slice(mark.index + whole.length)
  }
  if (rest || found.length === 0) found.push({ kind: 'text', text: rest })
  return found
}

/** A block as plain text, to search in. */
export function textOf(block: Block): string {
  const said = (pieces: Inlines) => pieces.map(({ text }) => text).join('')
  switch (block.kind) {
    case 'list':
      return block.items.map(said).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(said).join(' ')).join(' ')
    case 'picture':
      return ''
    default:
      return said(block.text)
  }
}

/** The names of the pictures of a page. */
export function picturesOf({ intro, chapters }: Page): readonly string[] {
  return [...intro, ...chapters.flatMap(({ blocks }) => blocks)].flatMap((block) => (block.kind === 'picture' ? [block.name] : []))
}
