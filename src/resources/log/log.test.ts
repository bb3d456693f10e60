import { describe, expect, it } from 'vitest'
import { listPage } from '#/http/rows'
import { logSchema, LOG_TYPE_LABELS, withRowKeys } from './log'
import { wireLog, logsWithIds } from './log.fixture'

describe('log schema', () => {
  it('drops unknown members (T-12)', () => {
    const log = logSchema.parse({ ...wireLog(), access_token: 'planted-secret', user_id: 7 })
    expect(JSON.stringify(log)).not.toContain('planted-secret')
  })
  it.each(['id', 'type'])('rejects another type of %s', (name) => {
    const { rows, unreadable } = listPage(logSchema).parse([wireLog(), { ...wireLog(), [name]: {} }])
    expect([rows.length, unreadable]).toEqual([1, 1])
  })
  it.each(['username', 'token_name', 'model_name', 'request_id', 'prompt_tokens', 'channel', 'is_stream'])(
    'falls back for an unreadable %s',
    (name) => expect(logSchema.safeParse({ ...wireLog(), [name]: {} }).success).toBe(true),
  )
  it.each([
    ['content', null, undefined],
    ['content', undefined, undefined],
    ['content', '', ''],
    ['content', 5, '5'],
    ['content', ['a'], undefined],
    ['quota', null, undefined],
    ['quota', undefined, undefined],
    ['quota', '12', 12],
    ['quota', '-0.5', -0.5],
    ['quota', 'much', undefined],
    ['quota', true, undefined],
    ['created_at', null, 0],
    ['created_at', '1700000000', 1_700_000_000],
    ['type', null, 0],
    ['type', undefined, 0],
    ['channel', '3', 3],
    ['channel', 'x', 0],
    ['username', null, ''],
    ['username', 7, '7'],
    ['token_name', {}, ''],
    ['is_stream', 'true', true],
    ['is_stream', 'false', false],
    ['is_stream', null, false],
    ['is_stream', 1, true],
    ['is_stream', 'yes', false],
    ['system_prompt_reset', 'false', false],
    ['elapsed_time', '812', 812],
    ['prompt_tokens', '', 0],
  ])('%s of %j is parsed as %j', (name, value, kept) => {
    const { rows, unreadable } = listPage(logSchema).parse([{ ...wireLog(), [name]: value }])
    expect([new Map(Object.entries(rows[0] ?? {})).get(name), unreadable]).toEqual([kept, 0])
  })
})

it.each([
  [0, 'log.type.unknown'],
  [1, 'log.type.topUp'],
  [2, 'log.type.consumption'],
  [3, 'log.type.management'],
  [4, 'log.type.system'],
  [5, 'log.type.test'],
  [99, undefined],
])('log type %i has the label %s (SH-75)', (type, label) => expect(LOG_TYPE_LABELS[type]).toBe(label))

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

it('log keys: uses the id when there is one', () => expect(keys(logsWithIds([9, 8]))).toEqual(['9', '8']))

it('log keys: differ for own entries of equal content, on one page and across pages (K10.11)', () => {
  const topUp = wireLog({ type: 1, content: '通过兑换码充值 ＄1.000000 额度' })
  const all = [0, 1].flatMap((p) => keys(withRowKeys([topUp, topUp, topUp], p)))
  expect(new Set(all).size).toBe(6)
})
