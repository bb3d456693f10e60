import './browser/csp-setup'
import './ui/theme/theme.css'
import './ui/theme/forced-colors.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { dropCredentials, isFramedByOtherSite } from './browser/page-safety'
import { keepTranslatedTexts } from './browser/translated-texts'
import { loadFirstTexts } from './i18n/part-texts'
import { createConsoleRouter } from './routes'
import { initLanguage } from './session/language-choice'
import { waitForFirstPaint, FrameTakeOver, watchFrame } from './shell/first-paint'
import { FramedPage } from './shell/problem/problem-pages'
import { startColorScheme, startDensity } from './ui/theme/appearance'

const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root element')
const root = createRoot(container)
watchFrame(container)
keepTranslatedTexts(document.body)

/** Yields to the browser, so that it can paint and handle input. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

async function start(page: Element) {
  dropCredentials()
  initLanguage()
  startColorScheme()
  startDensity()
  if (isFramedByOtherSite()) {
    await loadFirstTexts()
    return root.render(<FramedPage />)
  }
  // Evaluating the modules and creating the router are two long tasks: yield between them.
  await yieldToBrowser()
  const { router, cache } = createConsoleRouter()
  await waitForFirstPaint(router, cache)
  await loadFirstTexts()
  const app = (
    <StrictMode>
      <QueryClientProvider client={cache}>
        <FrameTakeOver container={page} router={router}>
          <RouterProvider router={router} />
        </FrameTakeOver>
      </QueryClientProvider>
    </StrictMode>
  )
  // A transition renders in slices of a few ms instead of one long task.
  return startTransition(() => root.render(app))
}

// No top-level await: every lazy chunk imports from the entry chunk and would be blocked until it settles.
void start(container)
