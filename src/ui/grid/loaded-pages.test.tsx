import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GridPage } from './grid-page'
import { useLoadedPages } from './loaded-pages'

const page = (p: number) => ({
  queryKey: ['fruit', p],
  queryFn: async (): Promise<GridPage<string>> => ({ rows: [`fruit ${p}`], unreadable: 0 }),
})

/** Renders the hook with page 0 in the cache; `renders` holds the snapshot of each render. */
function renderLoadedPages() {
  const client = new QueryClient()
  client.setQueryData(page(0).queryKey, { rows: ['fruit 0'], unreadable: 0 })
  const renders: unknown[] = []
  renderHook(() => renders.push(useLoadedPages(page)), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return { client, renders }
}

it('loaded pages: the subscription after the first render causes no second one', () => {
  expect(renderLoadedPages().renders).toEqual([[expect.objectContaining({ p: 0 })]])
})

it('loaded pages: another page in the cache is a new snapshot', () => {
  const { client, renders } = renderLoadedPages()
  act(() => void client.setQueryData(page(1).queryKey, { rows: ['fruit 1'], unreadable: 0 }))
  expect(renders.at(-1)).toEqual([expect.objectContaining({ p: 0 }), expect.objectContaining({ p: 1 })])
})
