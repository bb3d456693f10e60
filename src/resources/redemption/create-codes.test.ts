import { describe, expect, it, vi } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { HttpFailure } from '#/http/failure'
import { createCodes } from './redemption-mutations'

const POST = 'POST /api/redemption/'
const draft = { name: 'spring', quota: 500, count: 3 }

const gateway = gatewayPerTest('admin')

const posts = () =>
  gateway()
    .requests()
    .filter(({ method }) => method === 'POST')
const keysNow = () =>
  gateway()
    .world()
    .redemptions.all(({ name }) => name === draft.name)
    .map(({ key }) => key)
    .toSorted()

/** Stubs the response to the creation. */
function answerCreationWith(body: object) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body))
}

async function failureOf(making: Promise<unknown>): Promise<HttpFailure> {
  try {
    await making
  } catch (error) {
    if (error instanceof HttpFailure) return error
  }
  throw new Error('it did not fail')
}

describe('creating redemption codes', () => {
  it('returns the created codes', async () => {
    const { codes, requested, problem } = await createCodes(draft)
    expect(codes.toSorted()).toEqual(keysNow())
    expect([codes.length, requested, problem]).toEqual([3, 3, undefined])
  })

  it('returns the codes that were created before a refusal (SH-71)', async () => {
    gateway().world().roomForCodes = 2
    const { codes, requested, problem } = await createCodes(draft)
    expect(codes.toSorted()).toEqual(keysNow())
    expect([codes.length, requested, problem?.serverMessage]).toEqual([2, 3, 'database or disk is full'])
  })

  it.each([
    { data: ['a', 'b', 'c'], codes: ['a', 'b', 'c'], responseCount: undefined },
    { data: ['a'], codes: ['a'], responseCount: 1 },
    { data: ['a', 'b'], codes: ['a', 'b'], responseCount: 2 },
    { data: ['a', 'a', 'b'], codes: ['a', 'b'], responseCount: 3 },
    { data: ['a', 'a', 'a'], codes: ['a'], responseCount: 3 },
    { data: ['a', 'b', 'a', 'b', 'c', 'c'], codes: ['a', 'b', 'c'], responseCount: 6 },
    { data: ['a', 'b', 'c', 'c'], codes: ['a', 'b', 'c'], responseCount: 4 },
    { data: ['a', 'b', 'c', 'd'], codes: ['a', 'b', 'c', 'd'], responseCount: 4 },
    { data: ['b', 'a', 'b'], codes: ['b', 'a'], responseCount: 3 },
    { data: ['a', null, 'b'], codes: ['a', 'b'], responseCount: 3 },
    { data: ['a', '', 'b'], codes: ['a', 'b'], responseCount: 3 },
    { data: ['a', ' ', '\n'], codes: ['a'], responseCount: 3 },
    { data: ['a', 5, 'b'], codes: ['a', 'b'], responseCount: 3 },
    { data: ['a', ['b'], 'c'], codes: ['a', 'c'], responseCount: 3 },
    { data: ['a', { key: 'b' }, 'c', 'd'], codes: ['a', 'c', 'd'], responseCount: 4 },
    { data: ['a', ' a', 'a '], codes: ['a'], responseCount: 3 },
    { data: ['a\n', 'b\t', '\u00A0c'], codes: ['a', 'b', 'c'], responseCount: undefined },
    { data: ['\u3000a', 'a\r\n', 'b'], codes: ['a', 'b'], responseCount: 3 },
    { data: ['a b', 'a  b', 'ab'], codes: ['a b', 'a  b', 'ab'], responseCount: undefined },
    { data: ['A', 'a', 'ａ'], codes: ['A', 'a', 'ａ'], responseCount: undefined },
    { data: ['码', '码', '二'], codes: ['码', '二'], responseCount: 3 },
    { data: ['=1+1', '=1+1', '@x'], codes: ['=1+1', '@x'], responseCount: 3 },
    {
      data: ['__proto__', 'constructor', '__proto__'],
      codes: ['__proto__', 'constructor'],
      responseCount: 3,
    },
    { data: ['x'.repeat(10_000), 'b', 'b'], codes: ['x'.repeat(10_000), 'b'], responseCount: 3 },
    { data: ['a', 'b', 'c', null], codes: ['a', 'b', 'c'], responseCount: 4 },
    { data: ['a', false, 'a'], codes: ['a'], responseCount: 3 },
  ])('for the response %j returns unique codes and their number', async ({ data, codes, responseCount }) => {
    answerCreationWith({ success: true, message: '', data })
    expect(await createCodes(draft)).toEqual({
      codes,
      requested: 3,
      ...(responseCount !== undefined && { responseCount }),
    })
    expect(posts()).toHaveLength(0)
  })

  it.each([[], [null], ['', ' '], [5, {}]])(
    'reports an unknown outcome when the response has no codes: %j',
    async (...data) => {
      answerCreationWith({ success: true, message: '', data })
      expect((await failureOf(createCodes(draft))).outcome).toBe('unknown')
    },
  )

  it.each([
    { data: ['a', 'a', 'b'], codes: ['a', 'b'] },
    { data: ['a', null], codes: ['a'] },
    { data: ['a', '', 7, 'b', 'b'], codes: ['a', 'b'] },
  ])('for a partial refusal with %j returns unique codes', async ({ data, codes }) => {
    answerCreationWith({ success: false, message: 'full', data })
    expect(await createCodes(draft)).toMatchObject({
      codes,
      requested: 3,
      problem: { serverMessage: 'full' },
    })
  })

  it('throws a refusal that created nothing', async () => {
    gateway().world().roomForCodes = 0
    const failure = await failureOf(createCodes(draft))
    expect([failure.kind, failure.outcome]).toEqual(['refused', undefined])
  })

  it.each(['F14', 'F19', 'F20', 'F25', 'F28', 'F32'] as const)(
    'after a lost response (%s) the outcome is unknown, and nothing is sent again (SH-69, CD-23)',
    async (kind) => {
      gateway().fault({ call: POST, kind, ...(kind !== 'F25' && kind !== 'F28' && { applied: true }) })
      expect((await failureOf(createCodes(draft))).outcome).toBe('unknown')
      expect(posts()).toHaveLength(1)
    },
  )

  it('sends nothing again while rate limited', async () => {
    gateway().fault({ call: POST, kind: 'F07' })
    expect((await failureOf(createCodes(draft))).kind).toBe('rateLimited')
    expect(posts()).toHaveLength(1)
  })
})
