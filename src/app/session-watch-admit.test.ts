import { describe, expect, it, vi } from 'vitest'
import { CHEN, rowsOf, startWatchedGateways } from './session-watch.fixture'

vi.mock('#/ui/notifications/notify')
vi.mock('#/ui/dialog/unsaved-work')

const gateways = startWatchedGateways()
const { accountRequests, open } = gateways

describe('write authorization', () => {
  it('allows a write without a request for the account of the page', async () => {
    const { watch } = await open('alice')
    const before = accountRequests()
    await watch.assertSameAccount(undefined)
    await watch.assertSameAccount('anybody')
    expect(accountRequests()).toBe(before)
  })

  it('fetches the account before every write on the own account', async () => {
    const { watch } = await open('alice')
    const before = accountRequests()
    await watch.assertSameAccount('self')
    await watch.assertSameAccount('self')
    expect(accountRequests()).toBe(before + 2)
  })

  it('fetches the account once after the window lost focus', async () => {
    const { watch } = await open('alice')
    const before = accountRequests()
    window.dispatchEvent(new Event('blur'))
    await watch.assertSameAccount(undefined)
    await watch.assertSameAccount(undefined)
    expect(accountRequests()).toBe(before + 1)
  })

  it('rejects a write when the cookie belongs to another account', async () => {
    const { watch, currentAccount, cache } = await open('alice')
    gateways.current().signIn('chen')
    await expect(watch.assertSameAccount('self')).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: expect.stringContaining('chen'),
    })
    expect(currentAccount()?.username).toBe('chen')
    expect(rowsOf(cache)).toBeUndefined()
  })

  it('rejects a write when another tab stored another account, before its storage event', async () => {
    const { watch, storeInOtherTab } = await open('alice')
    const before = accountRequests()
    storeInOtherTab(CHEN)
    await expect(watch.assertSameAccount(undefined)).rejects.toMatchObject({ kind: 'refused' })
    expect(accountRequests()).toBe(before)
  })

  it.each([
    ['before its storage event', false],
    ['with its storage event', true],
  ])('rejects a write when another tab signs in while the account is fetched, %s', async (_when, isTold) => {
    const { watch, cache, currentAccount, storeInOtherTab, dispatchStorageEvent } = await open('alice')
    const fetchQuery = cache.fetchQuery.bind(cache)
    vi.spyOn(cache, 'fetchQuery').mockImplementationOnce(async (query) => {
      const response = await fetchQuery(query)
      storeInOtherTab(CHEN)
      if (isTold) dispatchStorageEvent()
      return response
    })
    await expect(watch.assertSameAccount('self')).rejects.toMatchObject({ kind: 'refused' })
    expect(currentAccount()?.username).toBe('chen')
  })

  it('rejects a write when another tab has signed out', async () => {
    const { watch, storeInOtherTab } = await open('alice')
    storeInOtherTab(undefined)
    await expect(watch.assertSameAccount(undefined)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('rejects a write when the account cannot be fetched', async () => {
    const { watch } = await open('alice')
    gateways.current().fault({ call: 'GET /api/user/self', kind: 'F23', message: 'later' })
    await expect(watch.assertSameAccount('self')).rejects.toMatchObject({ kind: 'refused' })
  })

  it('rejects a write of an interrupted page and prompts for reauthentication', async () => {
    const { watch, unauthenticated, type, promptReauth, reauth } = await open('alice')
    type()
    watch.handleSessionEnd(unauthenticated)
    promptReauth(false)
    await expect(watch.assertSameAccount(undefined)).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(reauth.read()?.isPrompted).toBe(true)
  })
})

describe('permissions', () => {
  it('are refetched after a forbidden response, and the role is updated', async () => {
    const { watch, currentAccount, notify } = await open('admin')
    gateways.current().world().users.update(2, { role: 1 })
    await watch.recheckPermissions()
    expect(currentAccount()?.role).toBe(1)
    expect(notify).not.toHaveBeenCalled()
  })

  it('that the session lacks until the next log-in show a warning', async () => {
    const { watch, notify } = await open('alice')
    gateways.current().world().users.update(3, { role: 10 })
    await watch.recheckPermissions()
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.any(String))
  })
})

describe('page restored from the back/forward cache', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('persisted %s: fetches the account %i times', async (persisted, times) => {
    await open('alice')
    const before = accountRequests()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(accountRequests()).toBe(before + times)
  })
})
