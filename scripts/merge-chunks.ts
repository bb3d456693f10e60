// Merges small chunks where that makes first loads cheaper.

/** What one more request of a first load costs, in brotli bytes: about what 10 Mbit/s transfer in 2 ms. */
export const REQUEST_BYTES = 2500

/** Modules that are loaded together. */
export interface Part {
  names: ReadonlySet<string>
  /** Names of parts. */
  imports: ReadonlySet<string>
  modules: string[]
  /** Brotli, estimated. */
  bytes: number
  /** Whether loading the part takes a second request. */
  hasStyles: boolean
  /** A bit for each page that loads the part. */
  pages: bigint
}

/** What all first loads cost in bytes, with the parts they load. */
interface Priced {
  parts: readonly Part[]
  cost: number
}

const count = (bits: bigint) => bits.toString(2).replaceAll('0', '').length

const byName = (parts: readonly Part[]) =>
  new Map(parts.flatMap((part) => [...part.names].map((name) => [name, part])))

const merged = (a: Part, b: Part): Part => ({
  names: new Set([...a.names, ...b.names]),
  imports: new Set([...a.imports, ...b.imports]),
  modules: [...a.modules, ...b.modules],
  bytes: a.bytes + b.bytes,
  hasStyles: a.hasStyles || b.hasStyles,
  pages: a.pages | b.pages,
})

/** Estimates what a merge saves, without the imports of the two parts. */
const estimate = (a: Part, b: Part) =>
  count(a.pages & b.pages) * REQUEST_BYTES * (a.hasStyles && b.hasStyles ? 2 : 1) -
  count(a.pages & ~b.pages) * b.bytes -
  count(b.pages & ~a.pages) * a.bytes

/** Returns the parts with the pages of their importers added, and what all first loads cost in bytes. */
function price(parts: readonly Part[]): Priced {
  const named = byName(parts)
  const pages = new Map(parts.map((part) => [part, part.pages]))
  const open = [...parts]
  for (let part = open.pop(); part; part = open.pop()) {
    for (const name of part.imports) {
      const next = named.get(name)
      const before = next && pages.get(next)
      const after = (before ?? 0n) | (pages.get(part) ?? 0n)
      if (!next || before === after) continue
      pages.set(next, after)
      open.push(next)
    }
  }
  const loaded = parts.map((part) => Object.assign({}, part, { pages: pages.get(part) ?? 0n }))
  const costs = loaded.map(
    (part) => count(part.pages) * (part.bytes + REQUEST_BYTES * (part.hasStyles ? 2 : 1)),
  )
  return { parts: loaded, cost: costs.reduce((sum, each) => sum + each, 0) }
}

/** Whether a merge of two parts would make chunks import each other in a cycle. */
function wouldCycle(parts: readonly Part[], a: Part, b: Part): boolean {
  const named = byName(parts)
  const isMerged = (part: Part | undefined) => part === a || part === b
  const seen = new Set([...a.imports, ...b.imports].filter((name) => !isMerged(named.get(name))))
  for (const name of seen) {
    for (const next of named.get(name)?.imports ?? []) {
      if (isMerged(named.get(next))) return true
      seen.add(next)
    }
  }
  return false
}

/** The parts after the best merge; undefined if none saves anything. */
function bestMerge(parts: readonly Part[]): Priced | undefined {
  const { cost } = price(parts)
  const pairs = parts.flatMap((a, index) =>
    parts.slice(index + 1).map((b) => ({ a, b, saved: estimate(a, b) })),
  )
  for (const { a, b } of pairs.filter(({ saved }) => saved > 0).toSorted((x, y) => y.saved - x.saved)) {
    if (wouldCycle(parts, a, b)) continue
    const after = price([...parts.filter((part) => part !== a && part !== b), merged(a, b)])
    if (after.cost < cost) return after
  }
  return undefined
}

/** Merges parts pairwise, the best merge first, until no merge makes the first loads of all pages together cheaper. */
export function mergeChunks(parts: readonly Part[]): readonly Part[] {
  let current = parts
  for (let next = bestMerge(current); next; next = bestMerge(current)) current = next.parts
  return current
}
