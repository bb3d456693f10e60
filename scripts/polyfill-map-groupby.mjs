// @ts-check
// Polyfill for Node 20: Vitest 5 formats failures with Map.groupBy, and without it a failed test has no readable
// output.
if (!('groupBy' in Map)) {
  Object.defineProperty(Map, 'groupBy', {
    /**
     * @param {Iterable<unknown>} items
     * @param {(item: unknown, index: number) => unknown} keyOf
     */
    value: (items, keyOf) => {
      const groups = new Map()
      let index = 0
      for (const item of items) {
        const key = keyOf(item, index++)
        groups.set(key, [...(groups.get(key) ?? []), item])
      }
      return groups
    },
  })
}
