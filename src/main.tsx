import './browser/csp-setup'
import './ui/theme/theme.css'
import './ui/theme/forced-colors.css'
import './app/frame/page-skeleton.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { dropCredentials, isFramedByOtherSite } from './browser/page-safety'
import { tolerateTranslators } from './browser/translated-texts'
import { sleep } from './async/wait'
import { loadChunksOnIdle } from './app/idle-chunks'
import { discardPreloadedResponses, shareCalls } from './http/gateway'
import { createConsoleRouter } from './routes'
import { initLanguage } from './session/language-choice'
import { FramedPage } from './app/problem/problem-pages'
import { ConsoleTheme } from './ui/theme/console-theme'

const STALLED_MS = 2000

const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root element')
const root = createRoot(container)
tolerateTranslators(document.body)

async function start() {
  dropCredentials()
  try {
    // Whatever is loaded later waits for the other texts.
    await initLanguage('first')
  } catch {
    // Nothing can be shown without texts: as for a missing entry script, public/start.js shows a message.
    document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'))
    return
  }
  if (isFramedByOtherSite()) {
    root.render(
      <ConsoleTheme>
        <FramedPage />
      </ConsoleTheme>,
    )
    return
  }
  const { router, cache } = createConsoleRouter()
  shareCalls()
  loadChunksOnIdle(router)
  // The skeleton stands until the page can be rendered: the router's store would render what comes later in one long task.
  // On a stalled connection the frame says that the page is loading.
  await Promise.race([router.load().finally(discardPreloadedResponses), sleep(STALLED_MS)])
  const app = (
    <StrictMode>
      <QueryClientProvider client={cache}>
        <ConsoleTheme>
          <RouterProvider router={router} />
        </ConsoleTheme>
      </QueryClientProvider>
    </StrictMode>
  )
  // A transition renders in slices of a few ms instead of one long task.
  startTransition(() => root.render(app))
}

// No top-level await: every lazy chunk imports from the entry chunk and would be blocked until it settles.
void start()
