import { expect, it, vi } from 'vitest'
import { postToRelay } from './relay'

it('relay: offline, nothing is sent, and the error does not say that the outcome is unknown', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', send)
  const call = () =>
    postToRelay('v1/chat/completions', { key: 'sk-a', body: {}, signal: new AbortController().signal })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(call()).rejects.toMatchObject({ kind: 'offline' })
  expect(send).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  await expect(call()).rejects.toMatchObject({ kind: 'unreachable' })
  expect(send).toHaveBeenCalledOnce()
})
