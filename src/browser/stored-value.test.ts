import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { storedText, storedValue } from './stored-value'

const value = storedValue('thing', z.object({ id: z.number() }))

it('written value: read back until it is removed', () => {
  expect(value.write({ id: 1 })).toBe(true)
  expect(value.read()).toEqual({ id: 1 })
  value.remove()
  expect(value.read()).toBeUndefined()
})

it.each(['{', '[]', '"x"', '{"id":"1"}'])('invalid stored value %s: removed from storage', (text) => {
  window.localStorage.setItem('thing', text)
  expect(value.read()).toBeUndefined()
  expect(window.localStorage.getItem('thing')).toBeNull()
})

it('storedText: text is stored without JSON encoding', () => {
  const name = storedText('system_name', z.string())
  name.write('Ours')
  expect(window.localStorage.getItem('system_name')).toBe('Ours')
  expect(name.read()).toBe('Ours')
})

it('storage denied by the browser: the value is kept in memory (PS25)', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(value.write({ id: 2 })).toBe(false)
  expect(value.read()).toEqual({ id: 2 })
  value.remove()
  expect(value.read()).toBeUndefined()
})

it('subscribe: notified of changes in this and other tabs until unsubscribed', () => {
  const listener = vi.fn<() => void>()
  const stop = value.subscribe(listener)
  value.write({ id: 3 })
  window.dispatchEvent(new StorageEvent('storage', { key: 'thing' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  value.write({ id: 4 })
  expect(listener).toHaveBeenCalledTimes(3)
})
