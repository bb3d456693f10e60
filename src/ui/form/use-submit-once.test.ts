import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSubmitOnce } from './use-submit-once'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const submit = vi.fn<(subject: string) => unknown>()

function setUp() {
  submit.mockReset()
  const { result, rerender } = renderHook(({ isBlocked }) => useSubmitOnce(isBlocked), {
    initialProps: { isBlocked: false },
  })
  return {
    press: (subject: string) => result.current(() => submit(subject), subject),
    block: (isBlocked: boolean) => rerender({ isBlocked }),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

/** Presses as `at: subject`, in ms, and which of them are sent. */
it.each([
  ['one press', [[0, 'a']], ['a']],
  [
    'a double press',
    [
      [0, 'a'],
      [0, 'a'],
    ],
    ['a'],
  ],
  [
    'a slow double press',
    [
      [0, 'a'],
      [499, 'a'],
    ],
    ['a'],
  ],
  [
    'a later press for the same',
    [
      [0, 'a'],
      [500, 'a'],
    ],
    ['a', 'a'],
  ],
  [
    'three quick presses',
    [
      [0, 'a'],
      [200, 'a'],
      [400, 'a'],
    ],
    ['a'],
  ],
  [
    'a press for something else soon after',
    [
      [0, 'a'],
      [1, 'b'],
    ],
    ['a', 'b'],
  ],
  [
    'a press for something else, late in the half second',
    [
      [0, 'a'],
      [499, 'b'],
    ],
    ['a', 'b'],
  ],
  [
    'a double press for each of two',
    [
      [0, 'a'],
      [9, 'a'],
      [20, 'b'],
      [30, 'b'],
    ],
    ['a', 'b'],
  ],
  [
    'back to the first within the half second',
    [
      [0, 'a'],
      [100, 'b'],
      [200, 'a'],
    ],
    ['a', 'b'],
  ],
  [
    'back to the first after it',
    [
      [0, 'a'],
      [100, 'b'],
      [500, 'a'],
    ],
    ['a', 'b', 'a'],
  ],
  [
    'two things in one moment, before anything is drawn',
    [
      [0, 'a'],
      [0, 'b'],
    ],
    ['a'],
  ],
] as const)('%s: sends each thing once', async (_, presses, sent) => {
  const { press, wait } = setUp()
  let now = 0
  for (const [at, subject] of presses) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    if (at > now) await wait(at - now)
    now = at
    press(subject)
  }
  expect(submit.mock.calls.flat()).toEqual(sent)
})

it('waits for what the submit returned, whatever the next press is for', async () => {
  const { press, wait } = setUp()
  let settle = () => {}
  submit.mockReturnValueOnce(new Promise<void>((resolve) => (settle = resolve)))
  press('a')
  await wait(60_000)
  press('a')
  press('b')
  expect(submit).toHaveBeenCalledTimes(1)
  settle()
  await wait(0)
  press('b')
  expect(submit).toHaveBeenCalledTimes(2)
})

it('sends nothing while blocked, and counts no press made then', () => {
  const { press, block } = setUp()
  block(true)
  press('a')
  block(false)
  press('a')
  expect(submit).toHaveBeenCalledTimes(1)
})

it.each(['a', 'b'])('after a submit that sent nothing, a press for %s goes through at once', (subject) => {
  const { press } = setUp()
  submit.mockReturnValueOnce(false)
  press('a')
  press(subject)
  expect(submit).toHaveBeenCalledTimes(2)
})

it('is not dead after a submit that threw', async () => {
  const { press, wait } = setUp()
  submit.mockImplementationOnce(() => {
    throw new Error('a bug')
  })
  expect(() => press('a')).toThrow('a bug')
  await wait(500)
  press('a')
  expect(submit).toHaveBeenCalledTimes(2)
})
