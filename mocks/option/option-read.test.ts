import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import type { WorldOrder } from '../world'
import { hostileOptions } from './hostile-options'

interface Option {
  key: string
  value: string
}

async function inWorld(order: WorldOrder = {}, who = 'root') {
  const gateway = createGateway()
  const caller = await new TestClient(gateway, gateway.worlds.create(order)).signIn(who)
  const read = async () => (await caller.request<Option[]>('GET', '/api/option/')).json?.data ?? []
  return { caller, read }
}

const RATIOS = ['ModelRatio', 'CompletionRatio', 'GroupRatio']

describe('the options of a new server', () => {
  it.each(RATIOS)('have compact text with sorted keys and numbers for %s', async (name) => {
    const text = (await (await inWorld()).read()).find(({ key }) => key === name)?.value ?? ''
    const ratios: Record<string, number> = JSON.parse(text)
    expect(text).toBe(JSON.stringify(ratios))
    expect(Object.keys(ratios)).toEqual(Object.keys(ratios).toSorted())
    expect(Object.values(ratios).every(Number.isFinite)).toBe(true)
    expect(Object.keys(ratios)).toHaveLength({ ModelRatio: 566, CompletionRatio: 5 }[name] ?? 3)
  })

  it('hold one negative ratio and free models, as a real server does', async () => {
    const text = (await (await inWorld()).read()).find(({ key }) => key === 'ModelRatio')?.value ?? ''
    const ratios = Object.entries<number>(JSON.parse(text))
    expect(ratios.filter(([, ratio]) => ratio < 0)).toEqual([['openrouter/auto', -500_000]])
    expect(ratios.filter(([, ratio]) => ratio === 0)).toHaveLength(33)
  })

  it('are returned in changing order', async () => {
    const { read } = await inWorld()
    const [first, second] = [await read(), await read()]
    expect(first).not.toEqual(second)
    const sorted = (options: Option[]) => options.toSorted((one, other) => (one.key < other.key ? -1 : 1))
    expect(sorted(first)).toEqual(sorted(second))
  })
})

describe('reading options', () => {
  it('returns saved options, known or not, but none ending in Token or Secret', async () => {
    const saved = ['SMTPToken', 'GitHubClientSecret', 'MyToken', 'LarkClientId', 'Mine', 'TurnstileSecretKey']
    const options = Object.fromEntries(saved.map((key) => [key, 'x']))
    const shown = (await (await inWorld({ options })).read()).filter(({ value }) => value === 'x')
    expect(shown.map(({ key }) => key).toSorted()).toEqual(['LarkClientId', 'Mine', 'TurnstileSecretKey'])
  })

  it.each(['alice', 'admin'])('is refused to %s', async (who) => {
    const { caller } = await inWorld({}, who)
    expect(await caller.request('GET', '/api/option/')).toMatchObject({
      status: 200,
      json: { success: false, message: '无权进行此操作，权限不足' },
    })
  })

  it('returns hostile values unchanged, and a valid group list', async () => {
    const { caller, read } = await inWorld({ seed: 'hostile' })
    const found = new Map((await read()).map(({ key, value }) => [key, value]))
    for (const [key, value] of Object.entries(hostileOptions)) expect(found.get(key)).toBe(value)
    const groups = (await caller.request<string[]>('GET', '/api/group/')).json?.data ?? []
    expect(groups).toEqual(expect.arrayContaining(['default', 'vip', '__proto__', 'toString']))
    const status = (await caller.request<{ footer_html: string }>('GET', '/api/status')).json?.data
    expect(status?.footer_html).toBe(hostileOptions.Footer)
  })
})
