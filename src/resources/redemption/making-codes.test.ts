import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { HttpFailure } from '#/http/failure'
import { makeCodes } from './making-codes'

const POST = 'POST /api/redemption/'
const draft = { name: 'spring', quota: 500, count: 3 }

let gateway: TestGateway
beforeEach(() => {
  gateway = startGateway({ seed: 'small' })
  gateway.signIn('admin')
})
afterEach(() => gateway.stop())

const posts = () => gateway.requests().filter(({ method }) => method === 'POST')
const keysNow = () =>
  gateway
    .world()
    .redemptions.all(({ name }) => name === draft.name)
    .map(({ key }) => key)
    .toSorted()

async function failureOf(making: Promise<unknown>): Promise<HttpFailure> {
  try {
    await making
  } catch (error) {
    if (error instanceof HttpFailure) return error
  }
  throw new Error('it did not fail')
}

describe('making codes', () => {
  it('gives back what was made', async () => {
    const { codes, wanted, problem } = await makeCodes(draft)
    expect(codes.toSorted()).toEqual(keysNow())
    expect([codes.length, wanted, problem]).toEqual([3, 3, undefined])
  })

  it('hands over what a refusal half way had made (SH-71)', async () => {
    gateway.world().roomForCodes = 2
    const { codes, wanted, problem } = await makeCodes(draft)
    expect(codes.toSorted()).toEqual(keysNow())
    expect([codes.length, wanted, problem?.serverMessage]).toEqual([2, 3, 'database or disk is full'])
  })

  it('passes a refusal on that made nothing', async () => {
    gateway.world().roomForCodes = 0
    const failure = await failureOf(makeCodes(draft))
    expect([failure.kind, failure.outcome]).toEqual(['refused', undefined])
  })

  it.each(['F14', 'F19', 'F20', 'F25', 'F28', 'F32'] as const)(
    '%s: finds them in the list (SH-69, CD-23)',
    async (kind) => {
      gateway.fault({ call: POST, kind, ...(kind !== 'F25' && kind !== 'F28' && { applied: true }) })
      const { codes, problem } = await makeCodes({ ...draft, count: 23 })
      expect(codes.toSorted()).toEqual(keysNow())
      expect(problem?.outcome).toBe('unknown')
      expect(posts()).toHaveLength(1)
    },
  )

  it('does not take older codes of the same name for new ones', async () => {
    await makeCodes(draft)
    gateway.fault({ call: POST, kind: 'F14', times: 1 })
    expect((await failureOf(makeCodes(draft))).outcome).toBe('notDone')
    gateway.fault({ call: POST, kind: 'F14', applied: true, times: 1 })
    expect((await makeCodes(draft)).codes).toHaveLength(3)
    expect(keysNow()).toHaveLength(6)
  })

  it('goes by the time where the list could not be read before', async () => {
    await makeCodes({ ...draft, name: 'other' })
    gateway.fault({ call: 'GET /api/redemption/', kind: 'F14', times: 1 })
    gateway.fault({ call: POST, kind: 'F14', applied: true })
    expect((await makeCodes(draft)).codes.toSorted()).toEqual(keysNow())
  })

  it('says that nobody knows when the list cannot be read afterwards', async () => {
    gateway.fault({ call: 'GET /api/redemption/', kind: 'F14', skip: 1 })
    gateway.fault({ call: POST, kind: 'F14', applied: true })
    expect((await failureOf(makeCodes(draft))).outcome).toBe('unknown')
    expect(posts()).toHaveLength(1)
  })

  it('sends nothing while the server wants to be left alone', async () => {
    gateway.fault({ call: 'GET /api/redemption/', kind: 'F07' })
    expect((await failureOf(makeCodes(draft))).kind).toBe('tooMany')
    expect(posts()).toHaveLength(0)
  })
})
