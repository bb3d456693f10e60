import './ui/theme/styles'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { pageNonce } from './browser/page-nonce'
import { createConsole } from './routes'
import { startDensity } from './ui/theme/density'
import { schemeManager } from './ui/theme/scheme-manager'
import { cssVariables, theme } from './ui/theme/theme'

const { router, cache } = createConsole()
// What the address asks for is on its way while the words are still being fetched, and before anything is drawn.
void router.load()
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
