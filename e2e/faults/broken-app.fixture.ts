import type { Page } from '@playwright/test'

/** Defects of the fixture app, one at a time. */
export type BrokenBehaviour =
  | 'hides the failure'
  | 'shows the message twice'
  | 'retries a side effect'
  | 'keeps the spinner'
  | 'requests another origin'
  | 'requests an unknown path'

/** Minimal app that satisfies the codes FM-R1 and FM-W1, or has the one given defect. */
function program(defect: BrokenBehaviour | undefined): void {
  const make = (html: string) => document.createRange().createContextualFragment(html)
  const main = document.querySelector('main')
  const messages = document.querySelector('[aria-label="Messages"]')
  const fails = async (method: string, path: string) => {
    const answer = await fetch(path, { method }).then((response) => response.json())
    return answer.success ? undefined : String(answer.message)
  }
  const list = async () => {
    const rows = document.querySelector('section')
    const spinner = make('<p role="status">loading tokens ...</p>').firstElementChild
    main?.append(spinner ?? '')
    if (defect === 'requests another origin') new Image().src = 'https://elsewhere.example/pixel.png'
    if (defect === 'requests an unknown path') void fetch('/api/nothing/known')
    const failure = await fails('GET', '/api/token/?p=0')
    if (defect !== 'keeps the spinner') spinner?.remove()
    rows?.replaceChildren()
    if (failure === undefined) {
      rows?.replaceChildren(make('<table tabindex="-1"><tr><th scope="row">newest</th></tr></table>'))
    } else if (defect !== 'hides the failure') {
      rows?.append(make('<div role="alert">Could not load tokens <button>Retry</button></div>'))
      rows?.querySelector('button')?.addEventListener('click', () => void list())
    }
  }
  const effect = async () => {
    const test = () => fails('GET', '/api/channel/test?scope=all')
    let failure = await test()
    if (defect === 'retries a side effect') failure = await test()
    const alert = `<div role="alert">${failure}</div>`
    messages?.replaceChildren(make(defect === 'shows the message twice' ? alert + alert : alert))
  }
  document.querySelector('a')?.addEventListener('click', () => void list())
  main?.querySelector('button')?.addEventListener('click', () => void effect())
}

/** Routes `/wrong` to the fixture app. */
export async function brokenApp(page: Page, defect?: BrokenBehaviour): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Console</title><header>Console</header>
    <nav aria-label="Main"><a href="#tokens">Tokens</a></nav>
    <main><h1>Console</h1><section></section><button>Test all</button></main>
    <div role="region" aria-label="Messages"></div>
    <script>(${program.toString()})(${JSON.stringify(defect)})</script></html>`
  await page.route('**/wrong', (route) => route.fulfill({ contentType: 'text/html', body }))
}
