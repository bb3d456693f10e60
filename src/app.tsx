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
/** How long, in ms, a page without anything on it waits; then the frame is drawn around the gap. */
const PATIENCE_MS = 300

/** Settles when nothing is being read. */
function readingEnds(): Promise<void> {
  return new Promise((resolve) => {
    const stop = cache.getQueryCache().subscribe(look)
    function look() {
      if (cache.isFetching() > 0) return
      stop()
      resolve()
    }
    look()
  })
}

/** The code of the address has come, and what its loader asked for. What comes in the middle of a drawing begins it anew. */
async function everythingComes() {
  await router.load().finally(dropFirstAnswers)
  await readingEnds()
}

/**
 * Settles when the page can be drawn in one go, or when that is long in coming. What the address asks for is on its way
 * from now on.
 */
export const arrival = Promise.race([
  everythingComes(),
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
