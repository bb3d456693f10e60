import { describe, expect, it } from 'vitest'
import { listPage } from '#/http/list-page'
import { logSchema, logTypeLabel } from './log'
import { wireLog } from './log-lab'

describe('an entry', () => {
  it('drops what nobody asked for (T-12)', () => {
    const log = logSchema.parse({ ...wireLog(), access_token: 'planted-secret', user_id: 7 })
    expect(JSON.stringify(log)).not.toContain('planted-secret')
  })
  it.each(['id', 'created_at', 'type', 'content', 'quota'])('is none without %s', (name) => {
    const { rows, unreadable } = listPage(logSchema).parse([wireLog(), { ...wireLog(), [name]: {} }])
    expect([rows.length, unreadable]).toEqual([1, 1])
  })
  it.each(['username', 'token_name', 'model_name', 'request_id', 'prompt_tokens', 'channel', 'is_stream'])(
    'does without a %s that cannot be read',
    (name) => expect(logSchema.safeParse({ ...wireLog(), [name]: {} }).success).toBe(true),
  )
})

it.each([
  [0, 'log.type.unknown'],
  [1, 'log.type.topUp'],
  [2, 'log.type.consumption'],
  [3, 'log.type.management'],
  [4, 'log.type.system'],
  [5, 'log.type.test'],
  [99, undefined],
])('type %i is called %s (L03, SH-75)', (type, label) => expect(logTypeLabel(type)).toBe(label))
