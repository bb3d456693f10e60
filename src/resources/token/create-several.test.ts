import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { shortenedKey } from './token'
import { tokenMutations } from './token-mutations'

const gateway = gatewayPerTest('alice')
const body = {
  name: 'batch',
  expired_time: -1,
  remain_quota: 500,
  unlimited_quota: false,
  models: '',
  subnet: '',
}
const create = (count: number) => {
  const client = new QueryClient()
  return client.getMutationCache().build(client, tokenMutations.createSeveral).execute({ body, count })
}
const namesNow = () =>
  gateway()
    .world()
    .tokens.all(({ name }) => name.startsWith('batch'))
    .map(({ name }) => name)
    .toSorted()

it('several tokens: names are numbered, and the keys come in their order', async () => {
  const { n, tokens, error } = await create(3)
  expect({ n, error }).toEqual({ n: 3, error: undefined })
  expect(tokens.map(({ name }) => name)).toEqual(['batch 1', 'batch 2', 'batch 3'])
  expect(tokens.every(({ key }) => key.length === 48)).toBe(true)
  expect(namesNow()).toEqual(['batch 1', 'batch 2', 'batch 3'])
})

it('several tokens: what was created before a refusal is kept, with its error', async () => {
  gateway().fault({ call: 'POST /api/token/', kind: 'refused', message: 'enough', skip: 2 })
  const { n, tokens, error } = await create(4)
  expect(n).toBe(2)
  expect(tokens).toHaveLength(2)
  expect(String(error)).toContain('enough')
})

it('several tokens: after a lost response nothing more is sent, and it is said to be unknown (CD-23)', async () => {
  gateway().fault({ call: 'POST /api/token/', kind: 'F14', applied: true, skip: 1 })
  const { n, tokens, error } = await create(4)
  expect([n, tokens.length]).toEqual([1, 1])
  expect(error).toMatchObject({ outcome: 'unknown' })
  expect(namesNow()).toEqual(['batch 1', 'batch 2'])
})

it.each([
  ['4DSQ0000111122223333Veca', 'sk-4DSQ…Veca'],
  ['short', 'sk-…'],
  ['', '–'],
])('masked key of %j: %j', (key, shown) => {
  expect(shortenedKey({ key })).toBe(shown)
})
