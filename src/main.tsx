import './browser/csp-setup'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './app'
import { dropCredentials } from './browser/clean-address'
import { isFramedByOtherSite } from './browser/framing'
import { initLanguage } from './session/language-choice'
import { FramedPage } from './shell/problem/problem-pages'

const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root element')
const root = createRoot(container)

/** Yields to the browser, so that it can paint and handle input. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  dropCredentials()
  const languageReady = initLanguage()
  if (isFramedByOtherSite()) {
    await languageReady
    return root.render(<FramedPage />)
  }
  // Evaluating the modules and creating the app are two long tasks: yield between them.
  await yieldToBrowser()
  const { app, firstPaint } = createApp()
  await Promise.all([languageReady, firstPaint])
  // A transition renders in slices of a few ms instead of one long task.
  return startTransition(() => root.render(<StrictMode>{app}</StrictMode>))
}

// No top-level await: every lazy chunk imports from the entry chunk and would be blocked until it settles.
void start()
