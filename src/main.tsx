import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { startLanguage } from './session/language-choice'

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the console')
const root = createRoot(place)
await startLanguage()
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
)
