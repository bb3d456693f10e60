import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, it } from 'vitest'
import { statusQueries, statusSchema } from '#/resources/status/status'
import { useHumanCheck } from './human-check'

function openForm() {
  const cache = new QueryClient()
  const status = statusSchema.parse({ turnstile_check: true, turnstile_site_key: 'key' })
  cache.setQueryData(statusQueries.current().queryKey, status)
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  return renderHook(() => useHumanCheck(), { wrapper }).result
}

it('human check: a token is given to one request, also while that one is under way', async () => {
  const check = openForm()
  act(() => check.current.report('token-1'))
  let finish: (() => void) | undefined
  const first = check.current.withToken((token) => new Promise((resolve) => (finish = () => resolve(token))))
  await expect(check.current.withToken(async (token) => token)).rejects.toMatchObject({ kind: 'refused' })
  await act(async () => finish?.())
  expect(await first).toBe('token-1')
  expect(await act(async () => check.current.withToken(async (token) => token))).toBe('')
})
