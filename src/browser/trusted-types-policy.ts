/** The one address of a script elsewhere (T-34): Turnstile, as its widget asks for it. */
const TURNSTILE =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?onload=onloadTurnstileCallback&render=explicit'

type SanitiseHtml = (html: string) => string

const escapeHtml: SanitiseHtml = (html) => html.replaceAll('<', '&lt;')

/**
 * The sanitiser, once a screen that shows HTML has brought it: until then nothing of ours has markup to write, and
 * what somebody else does becomes text. So it stays out of the first load.
 */
let sanitiseHtml = escapeHtml

/** From now on markup is cleaned by `sanitiser` instead of being turned into text. */
export function setHtmlSanitiser(sanitiser: SanitiseHtml): void {
  sanitiseHtml = sanitiser
}

/** What a text that is written as HTML becomes. Without `<` it makes no element, so the styles of Mantine pass. */
function toHtml(text: string): string {
  return text.includes('<') ? sanitiseHtml(text) : text
}

/** What a string becomes where it would be read as HTML or as a script; null refuses. */
interface Rules {
  createHTML: SanitiseHtml
  createScriptURL: (address: string) => string | null
  createScript: (code: string) => null
}

interface TrustedTypesWindow extends Window {
  /** In browsers that have Trusted Types. */
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
}

/**
 * The rules for every string that becomes HTML or the address of a script, in browsers that enforce Trusted Types
 * (T-03). Null refuses. Text never becomes a script.
 */
const RULES: Rules = {
  createHTML: toHtml,
  createScriptURL: (address) => (address === TURNSTILE ? address : null),
  createScript: () => null,
}

/** Sets the rules for this page; where there is no such thing, or the host names no default policy, none. */
export function setTrustedTypesPolicy(): void {
  const { trustedTypes }: TrustedTypesWindow = window
  try {
    trustedTypes?.createPolicy('default', RULES)
  } catch {
    // The policy of the host allows none of that name: its own rules hold.
  }
}
