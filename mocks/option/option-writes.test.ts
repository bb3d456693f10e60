import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { WorldOrder } from '../world'

async function inWorld(order: WorldOrder = {}, who = 'root') {
  const { world, caller } = await signedInWorld(who, order)
  const put = async (key: string, value: string) =>
    caller.request('PUT', '/api/option/', { body: { key, value } })
  return { world, caller, put }
}

const GITHUB = '无法启用 GitHub OAuth，请先填入 GitHub Client Id 以及 GitHub Client Secret！'
const WECHAT = '无法启用微信登录，请先填入微信登录相关配置信息！'
const TURNSTILE = '无法启用 Turnstile 校验，请先填入 Turnstile 校验相关配置信息！'

describe('saving an option', () => {
  it('returns no data and takes effect immediately', async () => {
    const { caller, put } = await inWorld()
    expect((await put('SystemName', 'Ours')).text).toBe('{"success":true,"message":""}')
    const { json } = await caller.request<{ key: string; value: string }[]>('GET', '/api/option/')
    expect(json?.data).toContainEqual({ key: 'SystemName', value: 'Ours' })
  })

  it('stores unknown keys, and URLs with their spaces', async () => {
    const { world, put } = await inWorld()
    expect((await put('NobodyKnowsMe', 'x')).json?.success).toBe(true)
    await put('ServerAddress', ' https://gateway.example/ ')
    expect([world.options.text('NobodyKnowsMe'), world.options.text('ServerAddress')]).toEqual([
      'x',
      ' https://gateway.example/ ',
    ])
  })

  it('under an empty key changes no other option', async () => {
    const { world, caller, put } = await inWorld({ options: { SystemName: 'Ours', Footer: 'mine' } })
    expect((await put('', 'oops')).json?.success).toBe(true)
    expect([world.options.text('Footer'), world.options.text('SystemName')]).toEqual(['mine', 'Ours'])
    const { json } = await caller.request<{ key: string; value: string }[]>('GET', '/api/option/')
    expect(json?.data?.filter(({ key }) => key === '')).toEqual([{ key: '', value: 'oops' }])
  })

  it.each(['alice', 'admin'])('is refused to %s', async (who) => {
    const { world, put } = await inWorld({}, who)
    expect((await put('SystemName', 'Ours')).json).toEqual({
      success: false,
      message: '无权进行此操作，权限不足',
    })
    expect(world.options.text('SystemName')).toBe('One API')
  })

  it.each([
    '',
    '{',
    '[]',
    '"key"',
    '{"key":"SystemName","value":true}',
    '{"key":"SystemName","value":5}',
    '{"key":"SystemName","value":["x"]}',
    '{"key":1,"value":"x"}',
  ])('with the body %s is a 400 in the language of the caller', async (body) => {
    const { world, caller } = await inWorld()
    const english = await caller.request('PUT', '/api/option/', { body })
    expect([english.status, english.text]).toEqual([400, '{"success":false,"message":"invalid parameter"}'])
    const chinese = await caller.request('PUT', '/api/option/', {
      body,
      headers: { 'accept-language': 'zh-CN' },
    })
    expect([chinese.status, chinese.json?.message]).toEqual([400, '无效的参数'])
    expect(world.options.text('SystemName')).toBe('One API')
  })
})

describe('options refused before they are stored', () => {
  it.each([
    ['Theme', 'semi', {}, '无效的主题'],
    ['Theme', '', {}, '无效的主题'],
    ['Theme', 'berry', {}, ''],
    ['Theme', 'air', {}, ''],
    ['Theme', 'default', {}, ''],
    ['GitHubOAuthEnabled', 'true', {}, GITHUB],
    ['GitHubOAuthEnabled', 'true', { GitHubClientId: 'x' }, ''],
    ['GitHubOAuthEnabled', 'false', {}, ''],
    ['GitHubOAuthEnabled', 'TRUE', {}, ''],
    ['WeChatAuthEnabled', 'true', {}, WECHAT],
    ['WeChatAuthEnabled', 'true', { WeChatServerAddress: 'x' }, ''],
    ['TurnstileCheckEnabled', 'true', {}, TURNSTILE],
    ['TurnstileCheckEnabled', 'true', { TurnstileSecretKey: 'x' }, TURNSTILE],
    ['TurnstileCheckEnabled', 'true', { TurnstileSiteKey: 'x' }, ''],
    ['OidcEnabled', 'true', {}, ''],
    ['EmailDomainRestrictionEnabled', 'true', {}, ''],
    ['EmailDomainRestrictionEnabled', 'true', { EmailDomainWhitelist: '' }, ''],
  ])('%s = "%s" with %j: "%s"', async (key, value, options, message) => {
    const { world, put } = await inWorld({ options })
    const before = world.options.text(key)
    const response = await put(key, value)
    expect([response.status, response.json]).toEqual([200, { success: message === '', message }])
    expect(world.options.text(key)).toBe(message === '' ? value : before)
  })
})

describe('a ratio text', () => {
  it.each([
    ['', 'unexpected end of JSON input'],
    ['x', "invalid character 'x' looking for beginning of value"],
    ['{"a":1', 'unexpected end of JSON input'],
    ['{"a":1,}', "invalid character '}' looking for beginning of object key string"],
    ['{"a":1} x', "invalid character 'x' after top-level value"],
    ['\uFEFF{"a":1}', "invalid character 'ï' looking for beginning of value"],
    ['[]', 'json: cannot unmarshal array into Go value of type map[string]float64'],
    ['1', 'json: cannot unmarshal number into Go value of type map[string]float64'],
    ['"x"', 'json: cannot unmarshal string into Go value of type map[string]float64'],
    ['{"gpt-4":"15"}', 'json: cannot unmarshal string into Go value of type float64'],
    ['{"gpt-4":{"a":1}}', 'json: cannot unmarshal object into Go value of type float64'],
    ['{"gpt-4":true}', 'json: cannot unmarshal bool into Go value of type float64'],
    ['{"gpt-4":1e309}', 'json: cannot unmarshal number 1e309 into Go value of type float64'],
    ['{}', ''],
    ['null', ''],
    ['{"gpt-4":0}', ''],
    ['{"a":0.1,"b":1e3,"a":2}', ''],
    [' {"__proto__":1}\n', ''],
  ])('of %s returns "%s" but is stored', async (text, message) => {
    for (const key of ['ModelRatio', 'GroupRatio', 'CompletionRatio']) {
      const { world, put } = await inWorld()
      const response = await put(key, text)
      expect([response.status, response.json]).toEqual([200, { success: message === '', message }])
      expect(world.options.text(key)).toBe(text)
    }
  })

  it('that is invalid empties the groups, until a valid one is saved', async () => {
    const { caller, put } = await inWorld()
    const groups = async () => (await caller.request<string[]>('GET', '/api/group/')).json?.data?.toSorted()
    await put('GroupRatio', '{"default":1')
    expect(await groups()).toEqual([])
    await put('GroupRatio', '{"ours":2}')
    expect(await groups()).toEqual(['ours'])
  })
})

describe('a number option', () => {
  it.each([
    ['QuotaForNewUser', '100', 100],
    ['QuotaForNewUser', '+7', 7],
    ['QuotaForNewUser', '-7', -7],
    ['QuotaForInviter', '1.5', 0],
    ['QuotaForInvitee', '1e3', 0],
    ['PreConsumedQuota', 'many', 0],
    ['QuotaRemindThreshold', '', 0],
    ['RetryTimes', ' 3', 0],
    ['SMTPPort', '25 ', 0],
  ])('%s = "%s" is saved and counts as %i', async (key, text, value) => {
    const { world, put } = await inWorld()
    expect((await put(key, text)).json).toEqual({ success: true, message: '' })
    expect([world.options.text(key), world.options.int(key)]).toEqual([text, value])
  })

  it.each([
    ['2.5', 2.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['five', 0],
    ['', 0],
    ['-inf', Number.NEGATIVE_INFINITY],
    ['+Inf', Number.POSITIVE_INFINITY],
    ['nan', Number.NaN],
    ['+nan', 0],
  ])('with a fraction, "%s", counts as %d', async (text, value) => {
    const { world, put } = await inWorld()
    expect((await put('ChannelDisableThreshold', text)).json?.success).toBe(true)
    expect(world.options.float('ChannelDisableThreshold')).toBe(value)
  })
})
