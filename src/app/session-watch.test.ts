import { describe, expect, it, vi } from 'vitest'
import { ALICE, CHEN, openPage, rowsOf, startWatchedGateways } from './session-watch.fixture'

vi.mock('#/ui/notifications/notify')
vi.mock('#/ui/dialog/unsaved-work')

const gateways = startWatchedGateways()
const { accountRequests, open } = gateways

describe('session watch at start', () => {
  it('fetches the account once and stores the response', async () => {
    const { currentAccount, storeInOtherTab } = await openPage(gateways.current().signIn('alice'))
    storeInOtherTab({ ...ALICE, role: 0 })
    await vi.waitFor(() => expect(currentAccount()?.role).toBe(1))
    expect(accountRequests()).toBe(1)
  })

  it('sends no request when nobody is signed in', async () => {
    await openPage(undefined)
    await new Promise((resolve) => setTimeout(resolve))
    expect(accountRequests()).toBe(0)
  })

  it('asks again before a write when the focus was lost before the response', async () => {
    const { watch, cache, currentAccount, storeInOtherTab } = await openPage(
      gateways.current().signIn('alice'),
    )
    storeInOtherTab({ ...ALICE, role: 0 })
    const fetchQuery = cache.fetchQuery.bind(cache)
    vi.spyOn(cache, 'fetchQuery').mockImplementationOnce((query) => {
      const response = fetchQuery(query)
      window.dispatchEvent(new Event('blur'))
      return response
    })
    await vi.waitFor(() => expect(currentAccount()?.role).toBe(1))
    expect(accountRequests()).toBe(1)
    await watch.assertSameAccount(undefined)
    expect(accountRequests()).toBe(2)
    await watch.assertSameAccount(undefined)
    expect(accountRequests()).toBe(2)
  })

  it('keeps the account that another tab has signed in while the response was on its way', async () => {
    const { cache, currentAccount, storeInOtherTab } = await openPage(gateways.current().signIn('alice'))
    const fetchQuery = cache.fetchQuery.bind(cache)
    const fetching = new Promise<void>((resolve) => {
      vi.spyOn(cache, 'fetchQuery').mockImplementationOnce(async (query) => {
        const response = await fetchQuery(query)
        storeInOtherTab(CHEN)
        // After what the response leads to.
        setTimeout(resolve)
        return response
      })
    })
    await fetching
    expect(currentAccount()?.username).toBe('chen')
  })

  it('keeps the account when the server fails', async () => {
    gateways.current().fault({ call: 'GET /api/user/self', kind: 'F02' })
    const { currentAccount } = await openPage(gateways.current().signIn('alice'))
    await vi.waitFor(() => expect(accountRequests()).toBe(1))
    expect(currentAccount()?.username).toBe('alice')
  })
})

describe('end of the session', () => {
  it('navigates to the log-in once for any number of 401 responses, and removes cached account data', async () => {
    const { watch, unauthenticated, navigate, currentAccount, cache, router, hasExpiredSession } =
      await open('alice')
    watch.handleSessionEnd(unauthenticated)
    watch.handleSessionEnd(unauthenticated)
    expect(currentAccount()).toBeUndefined()
    expect(hasExpiredSession()).toBe(true)
    expect(navigate).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(rowsOf(cache)).toBeUndefined())
    expect(router.state.location.href).toBe('/login?expired=true')
    expect(router.state.location.state).toMatchObject({ origin: '/token/add?x=1', originOwner: 3 })
    expect(cache.getQueryData(['status', 'current'])).toBe('server')
  })

  it('does nothing when nobody is signed in', async () => {
    const { watch, unauthenticated, navigate, notify } = await openPage(undefined)
    watch.handleSessionEnd(unauthenticated)
    expect(navigate).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
  })

  it('keeps a page with unsaved input and prompts for reauthentication', async () => {
    const { watch, unauthenticated, navigate, type, storeAccount, currentAccount, reauth } =
      await open('alice')
    storeAccount({ ...ALICE, username: 'alicia' })
    type()
    watch.handleSessionEnd(unauthenticated)
    expect(navigate).not.toHaveBeenCalled()
    expect(currentAccount()).toBeUndefined()
    expect(reauth.read()).toMatchObject({ account: { username: 'alicia' }, isPrompted: true })
  })

  it('by a ban navigates to the log-in with the message, even with unsaved input', async () => {
    const { watch, banned, navigate, router, type, notify, reauth } = await open('alice')
    type()
    watch.handleSessionEnd(banned)
    expect(notify).not.toHaveBeenCalled()
    expect(navigate).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state.banned).toContain('banned for good')
    expect(reauth.read()).toBeUndefined()
  })
})

describe('interrupted page', () => {
  async function interrupt() {
    const opened = await open('alice')
    opened.type()
    opened.watch.handleSessionEnd(opened.unauthenticated)
    opened.navigate.mockClear()
    return opened
  }

  it('continues when its owner signs in again, and refetches displayed data', async () => {
    const { signIn, reauth, cache, navigate, invalidate, notify } = await interrupt()
    cache.setQueryData(['token', 'one', 1], 'shown')
    signIn(ALICE)
    expect(reauth.read()).toBeUndefined()
    expect(cache.getQueryState(['token', 'one', 1])?.isInvalidated).toBe(true)
    expect(cache.getQueryState(['status', 'current'])?.isInvalidated).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
    expect(invalidate).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
  })

  it('is discarded when another account signs in', async () => {
    const { signIn, reauth, cache, invalidate, notify } = await interrupt()
    cache.setQueryData(['token', 'one', 1], 'shown')
    signIn(CHEN)
    expect(reauth.read()).toBeUndefined()
    expect(cache.getQueryData(['token', 'one', 1])).toBeUndefined()
    expect(invalidate).toHaveBeenCalledOnce()
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('chen'))
  })

  it('ends the reauthentication and removes its data after navigation', async () => {
    const { router, reauth, cache, pageOwner } = await interrupt()
    cache.setQueryData(['token', 'one', 1], 'shown')
    await router.navigate({ href: '/about' })
    expect(reauth.read()).toBeUndefined()
    expect(pageOwner()).toBeUndefined()
    expect(cache.getQueryData(['token', 'one', 1])).toBeUndefined()
  })

  it('is kept when only search params change', async () => {
    const { router, reauth } = await interrupt()
    await router.navigate({ href: '/token/add?x=2' })
    expect(reauth.read()).toBeDefined()
  })
})

describe('another tab', () => {
  it('that signs in another account replaces the account of this page', async () => {
    const { storeInOtherTab, dispatchStorageEvent, cache, notify, invalidate } = await open('alice')
    storeInOtherTab(CHEN)
    dispatchStorageEvent()
    expect(rowsOf(cache)).toBeUndefined()
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('chen'))
    expect(invalidate).toHaveBeenCalledOnce()
  })

  it('that changes the display name of the account leaves the page unchanged', async () => {
    const { storeInOtherTab, dispatchStorageEvent, cache, notify, invalidate } = await open('alice')
    storeInOtherTab({ ...ALICE, display_name: 'Alicia' })
    dispatchStorageEvent()
    expect(rowsOf(cache)).toBe('mine')
    expect(notify).not.toHaveBeenCalled()
    expect(invalidate).not.toHaveBeenCalled()
  })

  it.each([
    { ended: 'by itself', isTyped: true, isInterrupted: true },
    { ended: 'by itself', isTyped: false, isInterrupted: false },
    { ended: 'by a log-out', isTyped: true, isInterrupted: false },
  ])(
    'whose session ended $ended interrupts this page: $isInterrupted (unsaved input: $isTyped)',
    async ({ ended, isTyped, isInterrupted }) => {
      const { type, dispatchStorageEvent, storeInOtherTab, reauth } = await open('alice')
      if (isTyped) type()
      if (ended === 'by itself') localStorage.setItem('session.ended', '1')
      storeInOtherTab(undefined)
      dispatchStorageEvent()
      expect(reauth.read() !== undefined).toBe(isInterrupted)
    },
  )
})
