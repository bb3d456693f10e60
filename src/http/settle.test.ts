import { expect, it, vi } from 'vitest'
import { HttpFailure } from './failure'
import { SEEN_DONE, settle } from './settle'

const lost = new HttpFailure({ kind: 'timeout' })
const write = () => Promise.reject(lost)

it('gives the answer of a write that was answered, without looking', async () => {
  const look = vi.fn<() => Promise<boolean>>()
  await expect(settle(() => Promise.resolve('answer'), look)).resolves.toBe('answer')
  expect(look).not.toHaveBeenCalled()
})

it('takes a lost answer for done when a second look shows the change', () =>
  expect(settle(write, () => Promise.resolve(true))).resolves.toBe(SEEN_DONE))

it('says that nothing was changed when a second look shows that', () =>
  expect(settle(write, () => Promise.resolve(false))).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'notDone',
  }))

it('says that it does not know when the second look fails as well', () =>
  expect(settle(write, () => Promise.reject(lost))).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'unknown',
  }))

it.each(['refused', 'tooMany', 'offline', 'unauthenticated'] as const)(
  'passes a failure of kind %s on, because nothing was changed',
  async (kind) => {
    const look = vi.fn<() => Promise<boolean>>()
    const failure = new HttpFailure({ kind })
    await expect(settle(() => Promise.reject(failure), look)).rejects.toBe(failure)
    expect(look).not.toHaveBeenCalled()
  },
)

it('never writes twice', async () => {
  const once = vi.fn<() => Promise<never>>(write)
  await expect(settle(once, () => Promise.resolve(false))).rejects.toThrow(HttpFailure)
  expect(once).toHaveBeenCalledTimes(1)
})
