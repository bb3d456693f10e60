/** Placeholder in index.html that nginx replaces by a nonce per response (deploy/nginx.conf). */
const PLACEHOLDER = '__CSP_NONCE__'

/**
 * CSP nonce for the styles of this page; undefined if the host sets none. Read from the property, because browsers hide
 * the attribute after parsing.
 */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce
  return nonce && nonce !== PLACEHOLDER ? nonce : undefined
}
