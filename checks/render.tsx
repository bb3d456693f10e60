import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render as renderBare, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ConsoleTheme } from '#/ui/theme/console-theme'

/**
 * Renders a component of the console in a document, inside the theme that all of Mantine's components need, and with a cache for
 * queries.
 */
export function render(children: ReactNode, cache = new QueryClient()): RenderResult {
  return renderBare(children, {
    wrapper: (props) => (
      <QueryClientProvider client={cache}>
        <ConsoleTheme {...props} />
      </QueryClientProvider>
    ),
  })
}
