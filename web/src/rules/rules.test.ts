import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CARDS } from '$galaxy/facts'
import type { GlossaryGroup } from '$lib/protocol'
import { LINKED, chapterFor, tellKinds } from './chapters'
import { DIAGRAMS } from './diagrams'
import { anchorOf, find } from './glossary'
import { picturesOf, readPage, textOf, type Block } from './markdown'
import { GAMES_WITH_RULES, loadPages } from './pages'
import { search } from './search'

const LANGUAGES = ['en', 'fr'] as const
const games = Object.keys(LINKED)

describe.each(games.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))('the rules of %s in %s', (game, language) => {
  it('have every chapter that is linked to', async () => {
    const [page] = await loadPages(game, language)
    const anchors = page!.chapters.flatMap((chapter) => chapter.anchors)
    expect(LINKED[game]!.filter((anchor) => !anchors.includes(anchor))).toEqual([])
    const links = [...page!.intro, ...page!.chapters.flatMap(({ blocks }) => blocks)].flatMap(linksIn)
    expect(links.filter((to) => to !== 'glossary' && !anchors.includes(to))).toEqual([])
  })

  it('have no two chapters of one name, whichever modules they belong to', async () => {
    const anchors = (await loadPages(game, language)).flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.anchors))
    expect(anchors.filter((anchor, place) => anchors.indexOf(anchor) !== place)).toEqual([])
  })

  it('show players nothing that is meant for the repository', async () => {
    const [page] = await loadPages(game, language)
    const all = [page!.intro, ...page!.chapters.map(({ blocks }) => blocks)].flat()
    const text = all.map((block) => (block.kind === 'picture' ? block.drawn : textOf(block))).join('\n')
    expect(text.match(/(?:GT|SC|SB)-[\w.]+|[†°]|<!--|repository|\[\]|\(\)/g)).toBeNull()
    const prose = all.map(textOf).join('\n')
    expect(prose.match(/.{0,30}(?: [,.]|\u00a0\.|:\)).{0,10}/g)).toBeNull()
    expect(page!.title).not.toBe('')
    expect(page!.chapters.length).toBeGreaterThan(20)
  })

  it('have only pictures that are drawn', async () => {
    const [page] = await loadPages(game, language)
    expect(picturesOf(page!).filter((name) => !(name in DIAGRAMS))).toEqual([])
  })
})

function linksIn(block: Block): readonly string[] {
  const lines = block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : block.kind === 'picture' ? [] : [block.text]
  return lines.flat().flatMap(({ to }) => to ?? [])
}

it('all games with rules can be opened where one is', () => {
  expect(GAMES_WITH_RULES).toEqual([...games].sort())
})

it('every kind of card has a chapter', async () => {
  const pages = await loadPages('galaxy', 'en')
  const anchors = pages.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.anchors))
  const kinds = new Set([...CARDS.values()].map(({ kind }) => kind))
  expect([...kinds].filter((kind) => !anchors.includes(kind))).toEqual([])
})

describe('a page', () => {
  const page = readPage(
    [
      '# Game',
      'Intro with *weight*.',
      '<!-- repository -->\nOnly here.\n<!-- end -->',
      '## <a id="one"></a><a id="uno"></a>First',
      'It **is** so, see [two](#two).\nAnd on. [GT-1.1–1.2, GT-4]',
      '| A | |\n|---|---|\n| b | [GT-2] |',
      '- first\n  goes on\n- second',
      '> *Example.* Yes (GT-EX-3).',
      '### <a id="two"></a>Second',
      '```picture thing\n  [ x ]\n```',
    ].join('\n\n'),
  )

  it('is read into chapters and blocks', () => {
    expect(page.title).toBe('Game')
    expect(page.intro.map(textOf)).toEqual(['Intro with weight.'])
    expect(page.chapters.map(({ anchors, depth, title }) => [anchors, depth, title])).toEqual([
      [['one', 'uno'], 2, 'First'],
      [['two'], 3, 'Second'],
    ])
    const [paragraph, table, list, example] = page.chapters[0]!.blocks
    expect(paragraph).toMatchObject({ kind: 'paragraph' })
    expect(textOf(paragraph!)).toBe('It is so, see two. And on.')
    expect(table).toEqual({ kind: 'table', head: [[{ kind: 'text', text: 'A' }]], rows: [[[{ kind: 'text', text: 'b' }]]] })
    expect(list).toMatchObject({ kind: 'list', ordered: false })
    expect(textOf(list!)).toBe('first goes on second')
    expect(textOf(example!)).toBe('Example. Yes.')
    expect(page.chapters[1]!.blocks).toEqual([{ kind: 'picture', name: 'thing', drawn: '  [ x ]' }])
  })

  const groups: GlossaryGroup[] = [
    {
      key: 'cards',
      title: 'Cards',
      entries: [
        {
          key: 'card/meteors',
          name: 'Météorites',
          text: 'They fall.',
          count: 3,
          sure: 'exact',
          picture: '',
          source: '',
          items: [{ keys: ['I-9', 'I-10'], label: 'Level I', text: 'Large.', lines: [], sure: 'exact' }],
        },
      ],
    },
  ]

  it('is searched without accents and capitals, names first', () => {
    expect(search('METEORITE', [page], groups)).toEqual([{ anchor: anchorOf('card/meteors'), title: 'Météorites', excerpt: 'They fall.' }])
    expect(search('goes first', [page], groups).map(({ anchor }) => anchor)).toEqual(['one'])
    expect(search('  ', [page], groups)).toEqual([])
    expect(search('nowhere', [page], groups)).toEqual([])
  })

  it('is beside a glossary in which a thing is found by its own name or by that of a card', () => {
    expect(find(groups, 'card/meteors')).toMatchObject({ entry: { name: 'Météorites' }, item: null })
    expect(find(groups, 'card/I-10')).toMatchObject({ entry: { name: 'Météorites' }, item: { label: 'Level I' } })
    expect(find(groups, 'kind/meteors')).toBeNull()
  })
})

describe('where one is', () => {
  const at = (stage: string, more: object = {}, question = '') => chapterFor('galaxy', { table: { stage, ...more }, decision: { question } })

  it('is the chapter of the moment, of the card, or of the question', () => {
    tellKinds((card) => CARDS.get(card)!.kind)
    expect(at('yard', { yard: { time_up: false } })).toBe('building')
    expect(at('yard', { yard: { time_up: true } })).toBe('finishing')
    expect(at('inspection')).toBe('inspection')
    expect(at('boarding')).toBe('launch')
    expect(at('card', { flight: { card: null } })).toBe('flight')
    expect(at('card', { flight: { card: 'I-3' } }, 'power_cannons')).toBe('pirates')
    expect(at('card', { flight: { card: 'I-3' } }, 'keep_part')).toBe('damage')
    expect(at('over', { flight: { card: null } })).toBe('settlement')
    expect(chapterFor('spacecorp', { table: { era: 'starfarers' } })).toBe('starfarers')
    expect(chapterFor('spacecorp', { table: { era: 'mariners' }, decision: { question: 'claim_contract' } })).toBe('contracts')
    expect(chapterFor('chess', { table: {} })).toBe('')
    expect(chapterFor('galaxy', null)).toBe('')
  })

  it('knows only questions that are asked', () => {
    const source = readFileSync(new URL('./chapters.ts', import.meta.url), 'utf-8')
    for (const game of games) {
      const asked = readFileSync(new URL(`../${game}/vocabulary.ts`, import.meta.url), 'utf-8')
      const table = new RegExp(`${game.toUpperCase()}_QUESTIONS[^{]*{([^}]*)}`).exec(source)![1]!
      const named = [...table.matchAll(/^ +(\w+):/gm)].map((found) => found[1]!)
      expect(named.filter((question) => !asked.includes(question))).toEqual([])
    }
  })
})
