import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { storedText, storedValue } from './stored-value'

const value = storedValue('thing', z.object({ id: z.number() }))

it('gives back what was kept', () => {
  expect(value.write({ id: 1 })).toBe(true)
  expect(value.read()).toEqual({ id: 1 })
  value.remove()
  expect(value.read()).toBeUndefined()
})

it.each(['{', '[]', '"x"', '{"id":"1"}'])('removes %s, which is not what belongs there', (text) => {
  window.localStorage.setItem('thing', text)
  expect(value.read()).toBeUndefined()
  expect(window.localStorage.getItem('thing')).toBeNull()
})

it('keeps plain text as it is', () => {
  const name = storedText('system_name', z.string())
  name.write('Ours')
  expect(window.localStorage.getItem('system_name')).toBe('Ours')
  expect(name.read()).toBe('Ours')
})

it('works from memory when the browser refuses (PS25)', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(value.write({ id: 2 })).toBe(false)
  expect(value.read()).toEqual({ id: 2 })
  value.remove()
  expect(value.read()).toBeUndefined()
})

it('tells of changes in this tab and in others, and stops when asked', () => {
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
