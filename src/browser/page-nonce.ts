/** Placeholder in the built page that a proxy replaces by the nonce, see vite.config.ts. */
const PLACEHOLDER = '__CSP_NONCE__'

/**
 * CSP nonce of this page; undefined if the host sets none. Read from the property, because browsers hide the attribute
 * after parsing.
 */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce && nonce !== PLACEHOLDER ? nonce : undefined
}
