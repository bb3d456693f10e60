/** The only allowed script URL of another origin, as the Turnstile widget requests it. */
const TURNSTILE =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?onload=onloadTurnstileCallback&render=explicit'

type SanitiseHtml = (html: string) => string

const escapeHtml: SanitiseHtml = (html) => html.replaceAll('<', '&lt;')

/**
 * Current sanitiser; escapes all HTML until a screen that shows HTML has loaded the real one. Keeps the sanitiser out of
 * the first load.
 */
let sanitiseHtml = escapeHtml

/** Replaces the escaping default by `sanitiser`. */
export function setHtmlSanitiser(sanitiser: SanitiseHtml): void {
  sanitiseHtml = sanitiser
}

/** Converts text assigned as HTML. Text without `<` creates no element and passes unchanged, e.g. Mantine's styles. */
function toHtml(text: string): string {
  return text.includes('<') ? sanitiseHtml(text) : text
}

/** Trusted Types policy options; null rejects a string. */
interface Rules {
  createHTML: SanitiseHtml
  createScriptURL: (address: string) => string | null
  createScript: (code: string) => null
}

interface TrustedTypesWindow extends Window {
  /** Undefined in browsers without Trusted Types. */
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
}

/** Rules of the default policy: sanitised HTML, the Turnstile script URL, and no script text. */
const RULES: Rules = {
  createHTML: toHtml,
  createScriptURL: (address) => (address === TURNSTILE ? address : null),
  createScript: () => null,
}

/** Installs the default Trusted Types policy, if the browser supports it and the CSP of the host allows it. */
export function setTrustedTypesPolicy(): void {
  const { trustedTypes }: TrustedTypesWindow = window
  try {
    trustedTypes?.createPolicy('default', RULES)
  } catch {
    // The CSP of the host does not allow a policy named `default`.
  }
}
