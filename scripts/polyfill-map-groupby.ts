// Polyfill of what every browser of the console has, for tests on Node 20; Vitest 5 formats failures with it, too.
if (!('groupBy' in Map)) {
  Object.defineProperty(Map, 'groupBy', {
    value: (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) => {
      const groups = new Map<unknown, unknown[]>()
      let index = 0
      for (const item of items) {
        const key = keyOf(item, index++)
        const group = groups.get(key)
        if (group) group.push(item)
        else groups.set(key, [item])
      }
      return groups
    },
  })
}
