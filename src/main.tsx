import './browser/strict-page'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './app'
import { dropCredentials } from './browser/clean-address'
import { isFramedElsewhere } from './browser/framed'
import { startLanguage } from './session/language-choice'
import { FramedPage } from './shell/problem/framed-page'

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the console')
const root = createRoot(place)

/** Gives way to the browser, which may have something to paint or to answer. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  dropCredentials()
  const spoken = startLanguage()
  if (isFramedElsewhere()) {
    await spoken
    return root.render(<FramedPage />)
  }
  // Reading all these files has taken a while, and making the console takes as long.
  await turn()
  const { app, arrived } = createApp()
  await Promise.all([spoken, arrived])
  // As a transition the first drawing gives way as well, every few milliseconds.
  return startTransition(() => root.render(<StrictMode>{app}</StrictMode>))
}

// Not awaited here: the code of each screen leans on this file, and would wait with it.
void start()
