import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('icons: the file of rare icons holds exactly those that `Icon` names', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const [, union = ''] = /type RareIcon =([\s\S]*?)\n\n/.exec(read('./icon.tsx')) ?? []
  const named = [...union.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const drawn = [...read('./more-icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual(named)
})
