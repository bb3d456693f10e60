import './ui/theme/styles'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { pageNonce } from './browser/page-nonce'
import { createConsoleRouter } from './routes'
import { waitForFirstPaint } from './shell/first-paint'
import { startDensity } from './ui/theme/density'
import { schemeManager } from './ui/theme/scheme-manager'
import { cssVariables, theme } from './ui/theme/theme'

/**
 * The console: look, cache and addresses around whatever the address shows, and when that can be drawn. What the address
 * asks for is on its way from now on.
 */
export function createApp() {
  const { router, cache } = createConsoleRouter()
  const firstPaint = waitForFirstPaint(router, cache)
  const colorSchemeManager = schemeManager()
  startDensity()
  // Asked for once for each style that is made.
  const nonce = pageNonce() ?? ''
  const getStyleNonce = () => nonce
  const app = (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={getStyleNonce}
    >
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
  return { app, firstPaint }
}
