import { expect, it, vi } from 'vitest'
import { HttpFailure } from './failure'
import { CONFIRMED_WITHOUT_RESPONSE, confirmWrite, readBeforeWrite } from './confirm-write'

const lost = new HttpFailure({ kind: 'timeout' })
const write = () => Promise.reject(lost)

it('write with a response: the response is returned without verifying', async () => {
  const verify = vi.fn<() => Promise<boolean>>()
  await expect(confirmWrite(() => Promise.resolve('answer'), verify)).resolves.toBe('answer')
  expect(verify).not.toHaveBeenCalled()
})

it('lost response, verification finds the change: the write counts as confirmed', () =>
  expect(confirmWrite(write, () => Promise.resolve(true))).resolves.toBe(CONFIRMED_WITHOUT_RESPONSE))

it('lost response, verification finds no change: fails with outcome notDone', () =>
  expect(confirmWrite(write, () => Promise.resolve(false))).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'notDone',
  }))

it('lost response, verification fails too: fails with outcome unknown', () =>
  expect(confirmWrite(write, () => Promise.reject(lost))).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'unknown',
  }))

it.each(['refused', 'rateLimited', 'offline', 'unauthenticated'] as const)(
  'failure of kind %s: passed on without verifying',
  async (kind) => {
    const verify = vi.fn<() => Promise<boolean>>()
    const failure = new HttpFailure({ kind })
    await expect(confirmWrite(() => Promise.reject(failure), verify)).rejects.toBe(failure)
    expect(verify).not.toHaveBeenCalled()
  },
)

it('lost response of a read before the write: nothing was sent, so nothing is verified', async () => {
  const verify = vi.fn<() => Promise<boolean>>()
  await expect(confirmWrite(() => readBeforeWrite(write), verify)).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'notDone',
  })
  expect(verify).not.toHaveBeenCalled()
})

it('lost response: the write is sent only once', async () => {
  const once = vi.fn<() => Promise<never>>(write)
  await expect(confirmWrite(once, () => Promise.resolve(false))).rejects.toThrow(HttpFailure)
  expect(once).toHaveBeenCalledTimes(1)
})
