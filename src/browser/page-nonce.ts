/** What stands in the built page until a proxy writes a nonce in its place, see vite.config.ts. */
const PLACEHOLDER = '__CSP_NONCE__'

/**
 * The nonce under which this page may add styles and scripts; undefined where the host gave none. Browsers hide the
 * attribute from scripts and styles once the page is parsed; the property of the element keeps it.
 */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce && nonce !== PLACEHOLDER ? nonce : undefined
}
