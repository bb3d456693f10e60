import './browser/csp-setup'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './app'
import { dropCredentials } from './browser/clean-address'
import { isFramedByOtherSite } from './browser/framing'
import { initLanguage } from './session/language-choice'
import { FramedPage } from './shell/problem/framed-page'

const container = document.getElementById('root')
if (!container) throw new Error('the page has no place for the console')
const root = createRoot(container)

/** Gives way to the browser, which may have something to paint or to answer. */
const nextFrame = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  dropCredentials()
  const languageReady = initLanguage()
  if (isFramedByOtherSite()) {
    await languageReady
    return root.render(<FramedPage />)
  }
  // Reading all these files has taken a while, and making the console takes as long.
  await nextFrame()
  const { app, firstPaint } = createApp()
  await Promise.all([languageReady, firstPaint])
  // As a transition the first drawing gives way as well, every few milliseconds.
  return startTransition(() => root.render(<StrictMode>{app}</StrictMode>))
}

// Not awaited here: the code of each screen leans on this file, and would wait with it.
void start()
