import { expect, it, vi } from 'vitest'
import { HttpFailure } from './failure'
import { CONFIRMED_WITHOUT_RESPONSE, confirmWrite } from './confirm-write'

const lost = new HttpFailure({ kind: 'timeout' })
const write = () => Promise.reject(lost)

it('gives the answer of a write that was answered, without looking', async () => {
  const verify = vi.fn<() => Promise<boolean>>()
  await expect(confirmWrite(() => Promise.resolve('answer'), verify)).resolves.toBe('answer')
  expect(verify).not.toHaveBeenCalled()
})

it('takes a lost answer for done when a second look shows the change', () =>
  expect(confirmWrite(write, () => Promise.resolve(true))).resolves.toBe(CONFIRMED_WITHOUT_RESPONSE))

it('says that nothing was changed when a second look shows that', () =>
  expect(confirmWrite(write, () => Promise.resolve(false))).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'notDone',
  }))

it('says that it does not know when the second look fails as well', () =>
  expect(confirmWrite(write, () => Promise.reject(lost))).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'unknown',
  }))

it.each(['refused', 'rateLimited', 'offline', 'unauthenticated'] as const)(
  'passes a failure of kind %s on, because nothing was changed',
  async (kind) => {
    const verify = vi.fn<() => Promise<boolean>>()
    const failure = new HttpFailure({ kind })
    await expect(confirmWrite(() => Promise.reject(failure), verify)).rejects.toBe(failure)
    expect(verify).not.toHaveBeenCalled()
  },
)

it('never writes twice', async () => {
  const once = vi.fn<() => Promise<never>>(write)
  await expect(confirmWrite(once, () => Promise.resolve(false))).rejects.toThrow(HttpFailure)
  expect(once).toHaveBeenCalledTimes(1)
})
