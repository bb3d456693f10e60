// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createUnloadGuard } from './sheet-state'

/** Whether the browser would ask before the page is left. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks while a guard is on', () => {
  const guard = createUnloadGuard()
  expect(isAsked()).toBe(false)
  guard(true)
  guard(true)
  expect(isAsked()).toBe(true)
  guard(false)
  expect(isAsked()).toBe(false)
})

it('asks until the last of two guards is off', () => {
  const tests = createUnloadGuard()
  const edits = createUnloadGuard()
  tests(true)
  edits(true)
  tests(false)
  expect(isAsked()).toBe(true)
  edits(false)
  expect(isAsked()).toBe(false)
})
