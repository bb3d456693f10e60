import { describe, expect, it } from 'vitest'
import { LOG_TYPE, logRow } from '../log/log-row'
import { signedInWorld } from '../test-client'

const DAY = 86_400
// 12:00 UTC.
const NOON = Date.UTC(2025, 5, 15, 12) / 1000
const MIDNIGHT = NOON - DAY / 2

async function inWorld() {
  const { world, caller } = await signedInWorld('root', { clock: NOON, seed: 'empty' })
  const consumed = (created_at: number, change = {}) =>
    world.logs.add((id) =>
      logRow({
        id,
        user_id: 1,
        created_at,
        type: LOG_TYPE.consume,
        model_name: 'gpt-4o',
        quota: 10,
        prompt_tokens: 3,
        completion_tokens: 4,
        ...change,
      }),
    )
  const ask = async () =>
    (await caller.request<{ Day: string; ModelName: string }[]>('GET', '/api/user/dashboard')).json
  return { consumed, ask }
}

describe('the dashboard', () => {
  it('is null without consumption', async () => {
    expect(await (await inWorld()).ask()).toEqual({ success: true, message: '', data: null })
  })

  it('sums by day and model, both ascending, with capitalized keys', async () => {
    const { consumed, ask } = await inWorld()
    consumed(NOON, { model_name: 'o1' })
    consumed(NOON)
    consumed(NOON - 60, { quota: 5 })
    consumed(NOON - DAY)
    const one = { RequestCount: 1, Quota: 10, PromptTokens: 3, CompletionTokens: 4 }
    expect((await ask())?.data).toEqual([
      { Day: '2025-06-14', ModelName: 'gpt-4o', ...one },
      {
        Day: '2025-06-15',
        ModelName: 'gpt-4o',
        RequestCount: 2,
        Quota: 15,
        PromptTokens: 6,
        CompletionTokens: 8,
      },
      { Day: '2025-06-15', ModelName: 'o1', ...one },
    ])
  })

  it.each([
    [MIDNIGHT - 6 * DAY, true],
    [MIDNIGHT - 6 * DAY - 1, false],
    [MIDNIGHT + DAY - 1, true],
    [MIDNIGHT + DAY, false],
  ])('counts an entry of second %i: %s', async (at, isIn) => {
    const { consumed, ask } = await inWorld()
    consumed(at)
    expect((await ask())?.data !== null).toBe(isIn)
  })

  it.each([{ user_id: 2 }, { type: LOG_TYPE.topUp }, { type: LOG_TYPE.test }])(
    'leaves %j out',
    async (change) => {
      const { consumed, ask } = await inWorld()
      consumed(NOON, change)
      expect((await ask())?.data).toBeNull()
    },
  )
})
