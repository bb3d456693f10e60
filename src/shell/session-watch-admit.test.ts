import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from '../../mocks/hosts/vitest-host'
import { CHEN, collectListeners, openPage, rowsOf } from './session-watch.fixture'

vi.mock('#/ui/notifications/notify')
vi.mock('#/ui/dialog/unsaved-work')

let gateway: TestGateway
let removeListeners: () => void
beforeEach(() => {
  gateway = startGateway({ seed: 'small' })
  removeListeners = collectListeners()
})
afterEach(() => {
  removeListeners()
  gateway.stop()
})

const accountRequests = () => gateway.requests().filter(({ path }) => path === '/api/user/self').length

/** The page of somebody whom the server has confirmed. */
async function open(username: string) {
  const page = await openPage(gateway.signIn(username))
  await vi.waitFor(() => expect(gateway.requests().at(-1)?.status).toBe(200))
  return page
}

describe('a write', () => {
  it('is admitted without a question for whoever the page was drawn for', async () => {
    const { watch } = await open('alice')
    const before = accountRequests()
    await watch.assertSameAccount(undefined)
    await watch.assertSameAccount('anybody')
    expect(accountRequests()).toBe(before)
  })

  it('on the own account asks the server each time who that is', async () => {
    const { watch } = await open('alice')
    const before = accountRequests()
    await watch.assertSameAccount('self')
    await watch.assertSameAccount('self')
    expect(accountRequests()).toBe(before + 2)
  })

  it('asks the server once after the window was out of sight', async () => {
    const { watch } = await open('alice')
    const before = accountRequests()
    window.dispatchEvent(new Event('blur'))
    await watch.assertSameAccount(undefined)
    await watch.assertSameAccount(undefined)
    expect(accountRequests()).toBe(before + 1)
  })

  it('is refused when the cookie is somebody else’s by now', async () => {
    const { watch, currentAccount, cache } = await open('alice')
    gateway.signIn('chen')
    await expect(watch.assertSameAccount('self')).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: expect.stringContaining('chen'),
    })
    expect(currentAccount()?.username).toBe('chen')
    expect(rowsOf(cache)).toBeUndefined()
  })

  it('is refused when another tab has somebody else, though this one has not heard of it', async () => {
    const { watch, storeInOtherTab } = await open('alice')
    const before = accountRequests()
    storeInOtherTab(CHEN)
    await expect(watch.assertSameAccount(undefined)).rejects.toMatchObject({ kind: 'refused' })
    expect(accountRequests()).toBe(before)
  })

  it('is refused when another tab has signed out', async () => {
    const { watch, storeInOtherTab } = await open('alice')
    storeInOtherTab(undefined)
    await expect(watch.assertSameAccount(undefined)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('is refused when the server cannot say whose session it is', async () => {
    const { watch } = await open('alice')
    gateway.fault({ call: 'GET /api/user/self', kind: 'F23', message: 'later' })
    await expect(watch.assertSameAccount('self')).rejects.toMatchObject({ kind: 'refused' })
  })

  it('of an interrupted page asks its owner to sign in first', async () => {
    const { watch, unauthenticated, type, promptReauth, currentReauth } = await open('alice')
    type()
    watch.handleSessionEnd(unauthenticated)
    promptReauth(false)
    await expect(watch.assertSameAccount(undefined)).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(currentReauth()?.isPrompted).toBe(true)
  })
})

describe('rights', () => {
  it('that were refused are read again, and the menu follows', async () => {
    const { watch, currentAccount, notify } = await open('admin')
    gateway.world().users.update(2, { role: 1 })
    await watch.recheckPermissions()
    expect(currentAccount()?.role).toBe(1)
    expect(notify).not.toHaveBeenCalled()
  })

  it('that the session does not have yet need a new log-in, and that is said', async () => {
    const { watch, notify } = await open('alice')
    gateway.world().users.update(3, { role: 10 })
    await watch.recheckPermissions()
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.any(String))
  })
})

describe('a page that the browser brings back', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('frozen: %s, reads the account %i times', async (persisted, times) => {
    await open('alice')
    const before = accountRequests()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(accountRequests()).toBe(before + times)
  })
})
