import { expect, it } from 'vitest'
import { withRowKeys } from './log-keys'
import { logsWithIds, ownLogs, wireLog } from './log.fixture'

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

it('log keys: uses the id when there is one', () => expect(keys(logsWithIds([9, 8]))).toEqual(['9', '8']))

it('log keys: differ for own entries of equal content, on one page and across pages (K10.11)', () => {
  const topUp = wireLog({ type: 1, content: '通过兑换码充值 ＄1.000000 额度' })
  const all = [0, 1].flatMap((p) => keys(withRowKeys([topUp, topUp, topUp], p)))
  expect(new Set(all).size).toBe(6)
})

it('log keys: an entry with a request id keeps its key on another page', () =>
  expect(keys(ownLogs(['a', 'b'], 0))).toEqual(keys(ownLogs(['a', 'b'], 3))))

it('log keys: differ for entries that differ in any member', () => {
  const rows = withRowKeys(
    [wireLog(), wireLog({ quota: 1 }), wireLog({ content: 'a' }), wireLog({ is_stream: true })],
    0,
  )
  expect(new Set(rows.map(({ fingerprint: print }) => print)).size).toBe(4)
})

it('log keys: are short for long texts', () => {
  const [row] = withRowKeys([wireLog({ content: 'x'.repeat(10_000) })], 0)
  expect(row?.key.length).toBeLessThan(20)
})
