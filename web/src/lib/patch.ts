// Brings a picture up to date: operations as the server sends them, applied without changing the old picture.
// Whatever an operation does not touch stays the same object, so that only what changed is drawn again.

export type Op = readonly unknown[]
type Path = readonly (string | number)[]

export class BadPatch extends Error {}

/** The picture after these operations: `[path, value]` sets, `[path]` removes, `[path, start, count, items]` splices. */
export function patched<Picture>(picture: Picture, ops: readonly Op[]): Picture {
  // Parts that this call has copied itself may be written to; everything else may be shared with the old picture.
  const own = new Set<unknown>()
  const root = { whole: picture as unknown }
  own.add(root)
  for (const op of ops) apply(root, op, own)
  return root.whole as Picture
}

function apply(root: { whole: unknown }, op: Op, own: Set<unknown>): void {
  const [path, ...rest] = op as [Path, ...unknown[]]
  if (rest.length === 3) {
    const list = owned(root, ['whole', ...path], own)
    if (!Array.isArray(list)) throw new BadPatch(`no list at ${path.join('.')}`)
    const [start, count, items] = rest as [number, number, unknown[]]
    list.splice(start, count, ...items)
    return
  }
  const holder = owned(root, ['whole', ...path.slice(0, -1)], own, path.length === 0)
  const key = path.length ? path[path.length - 1]! : 'whole'
  if (rest.length === 1) holder[key] = rest[0]
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** The part at the end of a path, copied along the way where it is shared. */
function owned(root: { whole: unknown }, path: Path, own: Set<unknown>, isRoot = false): any {
  if (isRoot) return root
  let holder: any = root
  for (const key of path) {
    let part = holder[key]
    if (typeof part !== 'object' || part === null) throw new BadPatch(`nothing at ${path.slice(1).join('.')}`)
    if (!own.has(part)) {
      part = Array.isArray(part) ? [...part] : { ...part }
      own.add(part)
      holder[key] = part
    }
    holder = part
  }
  return holder
}
