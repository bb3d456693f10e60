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

/** Clicks as time in ms and subject, and the subjects that are sent. */
it.each([
  ['a click', '0a', 'a'],
  ['a double click', '0a 0a', 'a'],
  ['a slow double click', '0a 499a', 'a'],
  ['a later click for the same subject', '0a 500a', 'aa'],
  ['a click for another subject within 500 ms', '0a 499b', 'ab'],
  ['a double click for each of two subjects', '0a 9a 20b 30b', 'ab'],
  ['back to the first subject within 500 ms', '0a 100b 200a', 'ab'],
  ['two subjects in one task, before a render', '0a 0b', 'a'],
])('useSubmitOnce: %s (%s) sends each subject once', async (_, clicks, sent) => {
  const { click, wait } = setUp()
  let now = 0
  for (const text of clicks.split(' ')) {
    const at = Number.parseInt(text, 10)
    if (at > now) await wait(at - now)
    now = at
    click(text.slice(-1))
  }
  expect(submit.mock.calls.flat().join('')).toBe(sent)
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

it('useSubmitOnce: after a submit that returned false, the next click for any subject is sent immediately', () => {
  const { click } = setUp()
  submit.mockReturnValue(false)
  for (const subject of ['a', 'a', 'b']) click(subject)
  expect(submit).toHaveBeenCalledTimes(3)
})

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
