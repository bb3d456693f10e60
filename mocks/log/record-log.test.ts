import { describe, expect, it } from 'vitest'
import { createWorld } from '../worlds'
import { quotaText, recordLog, ratioText } from './record-log'

describe('recordLog', () => {
  it('sets the current user name, the time and a request id', () => {
    const world = createWorld('w', { clock: 1_700_000_000 })
    world.users.update(3, { username: 'alicia' })
    const row = recordLog(world, { user_id: 3, type: 4, content: 'x', channel: 7 })
    expect(row).toMatchObject({ username: 'alicia', created_at: 1_700_000_000, channel: 7, quota: 0 })
    expect(row?.request_id).toMatch(/^20231114221320\d+$/)
    expect(world.logs.all().at(-1)).toEqual(row)
  })

  it('leaves the name empty without a user', () => {
    const world = createWorld('w', {})
    expect(recordLog(world, { user_id: 0, type: 5, content: '' })?.username).toBe('')
  })

  it.each([
    ['false', 2, false],
    ['false', 1, true],
    ['true', 2, true],
    ['TRUE', 2, false],
  ])('with LogConsumeEnabled = %s and type %i writes an entry: %s', (LogConsumeEnabled, type, isWritten) => {
    const world = createWorld('w', { seed: 'empty', options: { LogConsumeEnabled } })
    recordLog(world, { user_id: 1, type, content: '' })
    expect(world.logs.size).toBe(isWritten ? 1 : 0)
  })
})

describe('log content', () => {
  it.each([
    [{}, 100_000, '＄0.200000 额度'],
    [{}, 1, '＄0.000002 额度'],
    [{}, -250_000, '＄-0.500000 额度'],
    [{ DisplayInCurrencyEnabled: 'false' }, 100_000, '100000 点额度'],
    [{ QuotaPerUnit: '100' }, 250, '＄2.500000 额度'],
    [{ QuotaPerUnit: 'none' }, 5, '＄+Inf 额度'],
    [{ QuotaPerUnit: '0' }, -5, '＄-Inf 额度'],
    [{ QuotaPerUnit: '0' }, 0, '＄NaN 额度'],
  ])('with %j formats quota %i as %s', (options, quota, text) => {
    expect(quotaText(createWorld('w', { options }).options, quota)).toBe(text)
  })

  it.each([
    [15, 1, 2, '倍率：15.00 × 1.00 × 2.00'],
    [0.075, 1, 4, '倍率：0.07 × 1.00 × 4.00'],
    [0.125, 0.375, 0.625, '倍率：0.12 × 0.38 × 0.62'],
    [0.875, 1.125, 1.4286, '倍率：0.88 × 1.12 × 1.43'],
  ])('formats the ratios %d, %d and %d as %s', (model, group, completion, text) => {
    expect(ratioText(model, group, completion)).toBe(text)
  })
})
