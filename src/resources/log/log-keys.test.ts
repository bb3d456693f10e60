import { expect, it } from 'vitest'
import { withRowKeys } from './log-keys'
import { logsWithIds, ownLogs, wireLog } from './log.fixture'

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

it('goes by the id where there is one', () => expect(keys(logsWithIds([9, 8]))).toEqual(['9', '8']))

it('tells own entries of equal content apart on a page, and on two pages (K10.11)', () => {
  const topUp = wireLog({ type: 1, content: '通过兑换码充值 ＄1.000000 额度' })
  const all = [0, 1].flatMap((p) => keys(withRowKeys([topUp, topUp, topUp], p)))
  expect(new Set(all).size).toBe(6)
})

it('keeps the key of an entry that moves to another page, when its request names it', () =>
  expect(keys(ownLogs(['a', 'b'], 0))).toEqual(keys(ownLogs(['a', 'b'], 3))))

it('gives entries that differ in anything different keys', () => {
  const rows = withRowKeys(
    [wireLog(), wireLog({ quota: 1 }), wireLog({ content: 'a' }), wireLog({ is_stream: true })],
    0,
  )
  expect(new Set(rows.map(({ fingerprint: print }) => print)).size).toBe(4)
})

it('has short keys for long texts', () => {
  const [row] = withRowKeys([wireLog({ content: 'x'.repeat(10_000) })], 0)
  expect(row?.key.length).toBeLessThan(20)
})
