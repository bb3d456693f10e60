import './browser/strict-page'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, arrival } from './app'
import { isFramedElsewhere } from './browser/framed'
import { startLanguage } from './session/language-choice'
import { FramedPage } from './shell/problem/framed-page'

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the console')
const root = createRoot(place)

async function start() {
  await Promise.all([startLanguage(), arrival])
  // As a transition the first drawing gives way to the browser every few milliseconds.
  startTransition(() =>
    root.render(<StrictMode>{isFramedElsewhere() ? <FramedPage /> : <App />}</StrictMode>),
  )
}

// Not awaited here: the code of each screen leans on this file, and would wait with it.
void start()
