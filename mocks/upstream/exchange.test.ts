import { describe, expect, it } from 'vitest'
import { blankChannel, type ChannelRow } from '../channel/channel-row'
import { balanceOf } from './balance'
import { runChannelTest } from './exchange'

const channel = (overrides: Partial<ChannelRow>): ChannelRow => ({ ...blankChannel(7, 0), ...overrides })
const DEAD = 'dial tcp: lookup unreachable.example: no such host'
const OPENAI = 'https://api.openai.com/v1/dashboard/billing/subscription'

describe('the model used by a test', () => {
  it.each([
    ['', 'gpt-4o,gpt-3.5-turbo', '', 'gpt-3.5-turbo'],
    ['', 'gpt-4o,o1', '', 'gpt-4o'],
    ['o1', 'gpt-4o,o1', '', 'o1'],
    ['gpt-4', 'gpt-4o,o1', '', 'gpt-4'],
    ['claude', 'gpt-4o,o1', '', 'gpt-4o'],
    ['', 'gpt-3.5-turbo-16k,o1', '', 'gpt-3.5-turbo'],
    ['o1', 'o1', '{"o1":"o1-mini"}', 'o1-mini'],
    ['o1', 'o1', '{"o1":""}', 'o1'],
    ['o1', 'o1', '{"o1":"o1-mini","x":1}', 'o1'],
    ['o1', 'o1', '{"o1"', 'o1'],
    ['o1', 'o1', '[]', 'o1'],
    ['toString', 'toString', '{}', 'toString'],
    ['x', '', '', ''],
  ])('for "%s" among "%s" with the mapping %s is "%s"', (wanted, models, model_mapping, model) => {
    expect(runChannelTest(channel({ models, model_mapping }), wanted)).toEqual({
      isSuccess: true,
      model,
      message: model,
    })
  })
})

describe('keywords of a mock provider', () => {
  it.each([
    ['unauthorised', true, 'http status code: 401, error message: Incorrect API key provided: sk-none.'],
    ['insufficient', true, 'http status code: 429, error message: You exceeded your current quota'],
    ['indebted', true, 'http status code: 403, error message: 账户已欠费'],
    ['busy', false, 'http status code: 429, error message: Rate limit reached for requests'],
    ['broken', false, 'http status code: 500'],
    ['mute', false, 'response has no choices'],
    ['unreachable', false, 'do request failed: Post "https://api.openai.com/v1/chat/completions": dial tcp'],
  ])('%s: a rejection %s, "%s"', (word, isRejection, message) => {
    for (const overrides of [{ name: `Is ${word.toUpperCase()} today` }, { name: `a_${word}_b` }]) {
      expect(runChannelTest(channel({ ...overrides, models: 'm' }), '')).toEqual({
        isSuccess: false,
        model: 'm',
        message: expect.stringContaining(message),
        isRejection,
      })
    }
  })

  it.each([
    [{ base_url: 'https://broken.example' }, false],
    [{ base_url: 'https://unbroken.example' }, true],
    [{ name: 'brokenhearted' }, true],
    [{ name: '', base_url: null }, true],
  ])('match whole words, also in the URL: %j succeeds: %s', (overrides, isSuccess) => {
    expect(runChannelTest(channel(overrides), '').isSuccess).toBe(isSuccess)
  })

  it('can produce a reply of markup or of two million characters', () => {
    expect(runChannelTest(channel({ name: 'markup' }), '').message).toBe('<img src=x onerror=window.__xss=1>')
    expect(runChannelTest(channel({ name: 'wordy' }), '').message.length).toBeGreaterThan(1_900_000)
  })
})

describe('an invalid URL', () => {
  it.each([
    [8, '', 'do request failed: Post "/v1/chat/completions": unsupported protocol scheme ""'],
    [1, '//evil.example', 'unsupported protocol scheme ""'],
    [1, 'javascript:alert(1)', 'unsupported protocol scheme "javascript"'],
    [1, 'https://a.example/\r\nX: y', 'new request failed: parse "https://a.example/\\r\\nX: y'],
    [99, 'https://a.example', undefined],
    [33, '', undefined],
    [42, '', undefined],
    [3, 'https://azure.example', undefined],
  ])('type %i at "%s": %s', (type, base_url, message) => {
    const outcome = runChannelTest(channel({ type, base_url, models: 'm' }), '')
    expect(outcome.isSuccess).toBe(message === undefined)
    expect(outcome.message).toContain(message ?? 'm')
  })
})

describe('a balance', () => {
  const supported = [1, 4, 5, 10, 12, 13, 20, 36, 44]

  it.each(supported)('of type %i is an amount', (type) => {
    expect(balanceOf(channel({ type }))).toBe(554.33)
  })

  it('of other types is not implemented', () => {
    const others = Array.from({ length: 60 }, (_, type) => type).filter(
      (type) => ![...supported, 8].includes(type),
    )
    for (const type of others) {
      expect(balanceOf(channel({ type, base_url: 'https://a.example' }))).toEqual({ error: '尚未实现' })
    }
  })

  it.each([
    [{ name: 'unauthorised' }, { error: 'status code: 401' }],
    [{ name: 'busy' }, { error: 'status code: 429' }],
    [{ name: 'broken' }, { error: 'status code: 500' }],
    [{ name: 'insufficient' }, 0],
    [{ name: 'indebted' }, -3.5],
    [{ name: 'unreachable' }, { error: `Get "${OPENAI}": dial tcp: lookup api.openai.com: no such host` }],
    [{ base_url: 'https://unreachable.example' }, { error: expect.stringContaining(DEAD) }],
    [{ type: 8 }, { error: expect.stringContaining('unsupported protocol scheme') }],
    [{ type: 8, base_url: 'https://a.example' }, 554.33],
    [{ name: 'slow mute late' }, 554.33],
  ])('of %j is %j', (overrides, want) => {
    expect(balanceOf(channel(overrides))).toEqual(want)
  })
})
