import './browser/strict-page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { isFramedElsewhere } from './browser/framed'
import { startLanguage } from './session/language-choice'
import { FramedPage } from './shell/problem/framed-page'

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the console')
const root = createRoot(place)
await startLanguage()
root.render(<StrictMode>{isFramedElsewhere() ? <FramedPage /> : <App />}</StrictMode>)
