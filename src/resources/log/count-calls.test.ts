import { expect, it } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { countCalls } from './count-calls'

const gateway = gatewayPerTest('root', { seed: 'large' })
const times = () =>
  gateway()
    .world()
    .logs.all()
    .filter(({ type }) => type === 2)
    .map(({ created_at }) => created_at)
    .toSorted((a, b) => b - a)

const requests = () =>
  gateway()
    .requests()
    .filter(({ path }) => path.startsWith('/api/log/')).length

it('calls: the count is exact or a lower bound, with three requests at most', async () => {
  const all = times()
  for (const n of [0, 9, 10, 11, 95, 640]) {
    const before = requests()
    const start = (all[n] ?? 0) + 1
    const count = all.filter((at) => at >= start).length
    // oxlint-disable-next-line no-await-in-loop -- the requests of each are counted
    const counted = await countCalls(start)
    expect(counted.count).toBeLessThanOrEqual(count)
    expect(counted.isWhole ? counted.count : count).toBe(count)
    expect(counted.isWhole || n >= 10).toBe(true)
    expect(requests() - before).toBeLessThanOrEqual(3)
  }
})

it('calls: where every entry is a call, the count is exact', async () => {
  const { logs } = gateway().world()
  const [row] = logs.all()
  if (!row) throw new Error('the world has no entry to copy')
  const start = (times()[0] ?? 0) + 100
  for (let n = 0; n < 57; n += 1) logs.add(() => ({ ...row, type: 2, created_at: start + n }))
  expect(await countCalls(start)).toEqual({ count: 57, isWhole: true })
})
