/** The only allowed script URL of another origin, as the Turnstile widget requests it. */
const TURNSTILE =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?onload=onloadTurnstileCallback&render=explicit'

/**
 * Current sanitiser; escapes all HTML until a screen that shows HTML has loaded the real one. Keeps the sanitiser out of
 * the first load.
 */
let sanitiseHtml = (html: string) => html.replaceAll('<', '&lt;')

/** Replaces the escaping default by `sanitiser`. */
export function setHtmlSanitiser(sanitiser: typeof sanitiseHtml): void {
  sanitiseHtml = sanitiser
}

/** Converts text assigned as HTML. Text without `<` creates no element and passes unchanged, e.g. Mantine's styles. */
function toHtml(text: string): string {
  return text.includes('<') ? sanitiseHtml(text) : text
}

interface TrustedTypesWindow extends Window {
  /** Undefined in browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void
  }
}

/**
 * Installs the default Trusted Types policy, if the browser supports it and the CSP of the host allows it: sanitised HTML, the
 * Turnstile script URL, and no script text.
 */
export function setTrustedTypesPolicy(): void {
  const { trustedTypes }: TrustedTypesWindow = window
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: toHtml,
      createScriptURL: (address) => (address === TURNSTILE ? address : null),
      createScript: () => null,
    })
  } catch {
    // The CSP of the host does not allow a policy named `default`.
  }
}
