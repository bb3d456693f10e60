// @ts-check
// Vitest 5 prints failures with Map.groupBy, which Node 20 does not have; without it a red test is unreadable.
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
