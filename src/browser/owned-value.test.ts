import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ownedValue, setValueOwner } from './owned-value'

const value = ownedValue('thing', z.int())
const signInAs = (owner: number | undefined) => setValueOwner(() => owner)

beforeEach(() => {
  window.localStorage.clear()
  signInAs(1)
})

it('owned value: each account reads what it has written itself', () => {
  value.write(11)
  signInAs(2)
  expect(value.read()).toBeUndefined()
  value.write(22)
  signInAs(1)
  expect(value.read()).toBe(11)
  expect([window.localStorage.getItem('thing:1'), window.localStorage.getItem('thing:2')]).toEqual([
    '11',
    '22',
  ])
})

it('owned value: one account removes nothing of another', () => {
  value.write(11)
  signInAs(2)
  value.remove()
  signInAs(1)
  expect(value.read()).toBe(11)
})

it('owned value: what was stored without an owner is ignored', () => {
  window.localStorage.setItem('thing', '5')
  expect(value.read()).toBeUndefined()
})

it('owned value: while nobody is signed in nothing is read or stored', () => {
  signInAs(undefined)
  expect([value.write(5), value.read()]).toEqual([false, undefined])
  value.remove()
  value.subscribe(() => undefined)()
  expect(window.localStorage).toHaveLength(0)
})

it('owned value: a change by the same account is reported until the unsubscription', () => {
  const listener = vi.fn<() => void>()
  const stop = value.subscribe(listener)
  value.write(1)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  value.write(2)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('owned value: a hostile value of the account is read as empty', () => {
  window.localStorage.setItem('thing:1', '{"__proto__":1}')
  expect(value.read()).toBeUndefined()
})
