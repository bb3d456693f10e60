// Polyfill for Node 20: Vitest 5 formats failures with Map.groupBy, and without it a failed test has no readable
// output.
if (!('groupBy' in Map)) {
  Object.defineProperty(Map, 'groupBy', {
    value: (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) => {
      const groups = new Map<unknown, unknown[]>()
      let index = 0
      for (const item of items) {
        const key = keyOf(item, index++)
        groups.set(key, [...(groups.get(key) ?? []), item])
      }
      return groups
    },
  })
}
