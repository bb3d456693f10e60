import type { Page } from '@playwright/test'

const MAKES = {
  /** Nobody has to do anything. */
  atOnce: 'setTimeout(window.finishCheck)',
  /** Until the test calls \`finishCheck\`. */
  later: '',
} as const

/** What the true script puts into a page, as far as the console uses it; `how` decides what becomes of a check. */
export function turnstileScript(how: keyof typeof MAKES) {
  // In a block: where the script comes late it may run twice.
  return `{
    let count = 0
    window.turnstile = {
      render(container, params) {
        const token = 'checked-' + ++count
        container.textContent = 'Turnstile ' + params.sitekey + ' ' + params.theme + ' ' + params.language
        window.finishCheck = () => params.callback(token)
        ${MAKES[how]}
        return 'widget-' + count
      },
      remove() {}, reset() {}, getResponse() {}, isExpired() { return false },
    }
    window[new URL(document.currentScript.src).searchParams.get('onload')]?.()
  }`
}

/**
 * Stands in for Cloudflare, which no test may ask: answers its script, or nothing. Returns the addresses asked for
 * there so far.
 */
export async function fakeTurnstile(page: Page, how: keyof typeof MAKES | 'unreachable'): Promise<string[]> {
  const asked: string[] = []
  await page.unrouteAll()
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked.push(route.request().url())
    if (how === 'unreachable') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: turnstileScript(how) })
  })
  return asked
}
