import type { Page } from '@playwright/test'

const MAKES = {
  /** Solves the check without interaction. */
  atOnce: 'setTimeout(window.finishCheck)',
  /** Solves the check when the test calls \`finishCheck\`. */
  later: '',
} as const

/** Mimics the part of the Turnstile script that the console uses; `how` selects the result of the check. */
export function turnstileScript(how: keyof typeof MAKES) {
  // In a block scope, because a script that loads late may run twice.
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
 * Replaces Cloudflare, which tests must not contact: serves a fake script, or nothing. Returns the list of URLs
 * requested so far.
 */
export async function fakeTurnstile(page: Page, how: keyof typeof MAKES | 'unreachable'): Promise<string[]> {
  const requestedUrls: string[] = []
  await page.unrouteAll()
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    requestedUrls.push(route.request().url())
    if (how === 'unreachable') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: turnstileScript(how) })
  })
  return requestedUrls
}
