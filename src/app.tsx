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
 * Creates the app element (theme, query cache, router) and starts loading the current route; `firstPaint` resolves when
 * it can be rendered.
 */
export function createApp() {
  const { router, cache } = createConsoleRouter()
  const firstPaint = waitForFirstPaint(router, cache)
  const colorSchemeManager = schemeManager()
  startDensity()
  // Read once: Mantine calls the getter for every style element.
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
