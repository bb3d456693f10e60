import { expect, it, vi } from 'vitest'
import { createStore } from './store'

it('createStore: notifies its listeners of each new value until they unsubscribe', () => {
  const store = createStore(1)
  const listener = vi.fn<() => void>()
  const unsubscribe = store.subscribe(listener)
  store.write(2)
  expect([store.read(), listener.mock.calls.length]).toEqual([2, 1])
  store.write(2)
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  store.write(3)
  expect([store.read(), listener.mock.calls.length]).toEqual([3, 1])
})
