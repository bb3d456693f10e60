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

it('human check: a token is given to one request, also while that one is under way', () => {
  const check = openForm()
  check.current.report('checked', 'token-1')
  expect(check.current.takeToken()).toEqual({ token: 'token-1' })
  expect(check.current.takeToken()).toHaveProperty('reason')
  act(() => check.current.reportUsed(true))
  expect(check.current.takeToken()).toEqual({ token: '' })
})
