import './ui/theme/styles'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { pageNonce } from './browser/page-nonce'
import { dropFirstAnswers } from './http/first-answers'
import { createConsole } from './routes'
import { startDensity } from './ui/theme/density'
import { schemeManager } from './ui/theme/scheme-manager'
import { cssVariables, theme } from './ui/theme/theme'

const { router, cache } = createConsole()
/** How long, in ms, a page without anything on it waits for its code; then the frame is drawn around the gap. */
const PATIENCE_MS = 400

/**
 * Settles when the page can be drawn in one go: the code of the address has come, or is long in coming. What it asks
 * for is on its way from now on.
 */
export const arrival = Promise.race([
  router.load().finally(dropFirstAnswers),
  new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
])
const colorSchemeManager = schemeManager()
startDensity()
// Asked for once for each style that is made.
const nonce = pageNonce() ?? ''
const getStyleNonce = () => nonce

/** The console: look, cache and addresses around whatever the address shows. */
export function App() {
  return (
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
}
