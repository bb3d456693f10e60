import { describe, expect, it } from 'vitest'
import { parseCsv } from '#/format/csv.fixture'
import { withRowKeys } from './log'
import { csvLines, JSON_LINES } from './log-lines'
import { wireLog } from './log.fixture'

const scale = { perDollar: 500_000, inCurrency: true }
const log = wireLog({
  id: 7,
  created_at: 1_700_000_000,
  channel: 4,
  username: '=1+1',
  token_name: 'a,b',
  type: 2,
  model_name: 'gpt-4o',
  prompt_tokens: 12,
  completion_tokens: 3,
  quota: -1,
  content: 'line\r\n"two"',
  request_id: '20231114221320000000007',
  elapsed_time: 812,
  is_stream: true,
})

describe('CSV export', () => {
  // A function, because the test sets the locale first.
  const table = (entry = log, perDollar = scale.perDollar) => {
    const lines = csvLines({ ...scale, perDollar }, (channel) => `channel ${channel}`)
    const [head = [], row = []] = parseCsv(lines.head() + lines.line(entry))
    return { head, row, cell: (name: string) => row[head.indexOf(name)] }
  }

  it('has a header for every cell, starting with those of the list', () => {
    const { head, row } = table()
    expect(row).toHaveLength(head.length)
    expect(head).toEqual(
      expect.arrayContaining(['Time', 'Channel', 'User', 'Token', 'Type', 'Model', 'Details']),
    )
  })
  it('writes an instant in its time zone', () =>
    expect(Date.parse(table().cell('Time') ?? '')).toBe(1_700_000_000_000))
  it('keeps texts as texts and numbers as numbers', () => {
    const { cell } = table()
    expect(cell('User')).toBe("'=1+1")
    expect(cell('Token')).toBe('a,b')
    expect([cell('Channel'), cell('Channel name')]).toEqual(['4', 'channel 4'])
    expect(cell('Details')).toBe('line\r\n"two"')
    expect(cell('Quota (units)')).toBe('-1')
    expect(cell('Quota (US dollars)')).toBe('-0.000002')
    expect(cell('Type')).toBe('Consumption')
  })
  it('omits dollars without a scale, and a missing channel is blank (SH-79)', () => {
    const { cell } = table({ ...log, channel: 0, type: 99 }, 0)
    expect(cell('Quota (US dollars)')).toBe('')
    expect(cell('Channel')).toBe('')
    expect(cell('Type')).toBe('Unknown (99)')
  })
})

it('JSON Lines export: contains the received members only', () => {
  const [keyed] = withRowKeys([log], 0)
  const line = JSON_LINES.line(keyed ?? log)
  expect(line.endsWith('}\n')).toBe(true)
  expect(line.trimEnd()).not.toContain('\n')
  expect(JSON.parse(line)).toEqual(log)
})
