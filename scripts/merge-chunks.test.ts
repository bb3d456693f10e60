import { describe, expect, it } from 'vitest'
import { mergeChunks } from './merge-chunks'

const part = (name: string, pages: bigint, bytes: number, imports: string[] = []) => ({
  names: new Set([name]),
  imports: new Set(imports),
  modules: [`${name}.ts`],
  bytes,
  hasStyles: false,
  pages,
})
const modulesOf = (parts: readonly { modules: readonly string[] }[]) =>
  parts.map(({ modules }) => modules.toSorted().join(' ')).toSorted()

describe('merging chunks', () => {
  it('merges what the same pages load', () => {
    const merged = mergeChunks([part('a', 3n, 9000), part('b', 3n, 9000)])
    expect(modulesOf(merged)).toEqual(['a.ts b.ts'])
  })

  it('keeps apart what other pages would load for nothing', () => {
    const merged = mergeChunks([part('a', 1n, 9000), part('b', 3n, 9000), part('c', 4n, 100)])
    expect(modulesOf(merged)).toEqual(['a.ts', 'b.ts', 'c.ts'])
  })

  it('merges a part that is smaller than a request costs', () => {
    expect(modulesOf(mergeChunks([part('a', 3n, 400), part('b', 7n, 9000)]))).toEqual(['a.ts b.ts'])
  })

  it('counts what the other part imports', () => {
    // Page 1 would load `large` through `b`.
    const merged = mergeChunks([part('a', 3n, 100), part('b', 6n, 100, ['large']), part('large', 6n, 90_000)])
    expect(modulesOf(merged)).toEqual(['a.ts', 'b.ts large.ts'])
  })

  it('never makes chunks import each other', () => {
    const merged = mergeChunks([
      part('a', 1n, 10, ['middle']),
      part('middle', 0b1111_1111n, 50_000, ['b']),
      part('b', 0b1111_1111_1111n, 10),
    ])
    const chunkOf = new Map(merged.flatMap(({ modules }, index) => modules.map((id) => [id, index])))
    expect(
      chunkOf.get('a.ts') === chunkOf.get('b.ts') && chunkOf.get('a.ts') !== chunkOf.get('middle.ts'),
    ).toBe(false)
  })
})
