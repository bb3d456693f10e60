import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSubmitOnce } from './use-submit-once'

beforeEach(() => void vi.useFakeTimers())

const submit = vi.fn<(subject: string) => unknown>()

function setUp() {
  submit.mockReset()
  const { result, rerender } = renderHook(({ isBlocked }) => useSubmitOnce(isBlocked), {
    initialProps: { isBlocked: false },
  })
  return {
    click: (subject: string) => result.current(() => submit(subject), subject),
    block: (isBlocked: boolean) => rerender({ isBlocked }),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

/** Clicks as [time in ms, subject], and the subjects that are sent. */
it.each([
  ['a click', [[0, 'a']], ['a']],
  [
    'a double click',
    [
      [0, 'a'],
      [0, 'a'],
    ],
    ['a'],
  ],
  [
    'a slow double click',
    [
      [0, 'a'],
      [499, 'a'],
    ],
    ['a'],
  ],
  [
    'a later click for the same subject',
    [
      [0, 'a'],
      [500, 'a'],
    ],
    ['a', 'a'],
  ],
  [
    'three quick clickes',
    [
      [0, 'a'],
      [200, 'a'],
      [400, 'a'],
    ],
    ['a'],
  ],
  [
    'a click for another subject soon after',
    [
      [0, 'a'],
      [1, 'b'],
    ],
    ['a', 'b'],
  ],
  [
    'a click for another subject within 500 ms',
    [
      [0, 'a'],
      [499, 'b'],
    ],
    ['a', 'b'],
  ],
  [
    'a double click for each of two subjects',
    [
      [0, 'a'],
      [9, 'a'],
      [20, 'b'],
      [30, 'b'],
    ],
    ['a', 'b'],
  ],
  [
    'back to the first subject within 500 ms',
    [
      [0, 'a'],
      [100, 'b'],
      [200, 'a'],
    ],
    ['a', 'b'],
  ],
  [
    'back to the first subject after 500 ms',
    [
      [0, 'a'],
      [100, 'b'],
      [500, 'a'],
    ],
    ['a', 'b', 'a'],
  ],
  [
    'two subjects in one task, before a render',
    [
      [0, 'a'],
      [0, 'b'],
    ],
    ['a'],
  ],
] as const)('useSubmitOnce: %s sends each subject once', async (_, clickes, sent) => {
  const { click, wait } = setUp()
  let now = 0
  for (const [at, subject] of clickes) {
    // oxlint-disable-next-line no-await-in-loop -- one click after the other
    if (at > now) await wait(at - now)
    now = at
    click(subject)
  }
  expect(submit.mock.calls.flat()).toEqual(sent)
})

it('useSubmitOnce: blocks every subject until the returned promise settles', async () => {
  const { click, wait } = setUp()
  let settle = () => {}
  submit.mockReturnValueOnce(new Promise<void>((resolve) => (settle = resolve)))
  click('a')
  await wait(60_000)
  click('a')
  click('b')
  expect(submit).toHaveBeenCalledTimes(1)
  settle()
  await wait(0)
  click('b')
  expect(submit).toHaveBeenCalledTimes(2)
})

it('useSubmitOnce: drops clicks while blocked, and they do not count as recent', () => {
  const { click, block } = setUp()
  block(true)
  click('a')
  block(false)
  click('a')
  expect(submit).toHaveBeenCalledTimes(1)
})

it.each(['a', 'b'])(
  'useSubmitOnce: after a submit that returned false, a click for %s is sent immediately',
  (subject) => {
    const { click } = setUp()
    submit.mockReturnValueOnce(false)
    click('a')
    click(subject)
    expect(submit).toHaveBeenCalledTimes(2)
  },
)

it('useSubmitOnce: works again after a submit that threw', async () => {
  const { click, wait } = setUp()
  submit.mockImplementationOnce(() => {
    throw new Error('a bug')
  })
  expect(() => click('a')).toThrow('a bug')
  await wait(500)
  click('a')
  expect(submit).toHaveBeenCalledTimes(2)
})
