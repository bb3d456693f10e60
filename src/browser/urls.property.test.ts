import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl, type UrlKind } from './urls'

const KINDS: readonly UrlKind[] = ['link', 'image', 'frame', 'app', 'provider']
const SCHEMES: Record<UrlKind, RegExp> = {
  link: /^(https?|mailto):/,
  image: /^https:/,
  frame: /^https:/,
  app: /^(https?|ama|opencat):/,
  provider: /^https?:/,
}
const { origin, host, hostname } = window.location

/** What addresses are disguised with, beside any letters at all. */
const PIECES = [
  '/', '//', '/./', '/.//', '/../', '/x/..', '.', '..', '\\', '%2f', '%2F', '%5c', '%252f', '%25252f', '%2e', '%2e%2e',
  '%09', '%0a', '%00', '%', '%zz', '%e0%a4', 'api', 'API', '%61pi', '%2561pi', 'ａｐｉ', 'v1', '%761', '__gateway',
  'user/token', 'user/logout', 'evil.example', 'user:pw@', '@', ':', '?', '#', ';x', '.png', 'logo.png', 'https:', 'https://',
  'http://', 'javascript:', 'data:text/html,', 'file:///', 'mailto:', 'ama://', 'blob:', origin, `//${host}`, `//${hostname}`,
  `https://${hostname}:8443`, `http://${hostname}.`, '\t', '\n', ' ', '\u0000', '\u00a0', '\u200b', '。', '／', '＼', '٪', 'a', 'ſ',
] // prettier-ignore
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
)
const address = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''))
const ownAddress = fc
  .tuple(fc.constantFrom('/', origin, `${origin}/`), address)
  .map((parts) => parts.join(''))
const anyAddress = fc.oneof(
  address,
  ownAddress,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
)

function everySpelling(path: string): string[] {
  const spellings = [path]
  for (let i = 0; i < 10; i += 1) spellings.push(decodeURIComponent(spellings.at(-1) ?? ''))
  return spellings
}

/** As the most lenient server would: any kind of slash, many of them as one, dots resolved, case and width ignored. */
function isCall(path: string): boolean {
  const merged = path.normalize('NFKC').replaceAll(/[/\\]+/g, '/')
  return /^\/(api|v1|__gateway)(\/|$)/.test(new URL(merged, 'http://own.invalid').pathname.toLowerCase())
}

/** Whether `isRight` says so for each accepted address; the smallest one for which it does not, and how many there were. */
function examine(isRight: (safe: string, kind: UrlKind, value: string) => boolean) {
  let accepted = 0
  const property = fc.property(fc.constantFrom(...KINDS), anyAddress, (kind, value) => {
    const safe = safeUrl(kind, value)
    if (safe === undefined) return true
    accepted += 1
    return isRight(safe, kind, value)
  })
  // The seed makes a failure repeatable.
  const { counterexample } = fc.check(property, { numRuns: process.env.ALL ? 20_000 : 2_000, seed: 16 })
  return { counterexample, isEnough: accepted > 100 }
}
const RIGHT = { counterexample: null, isEnough: true }

describe('addresses accepted by safeUrl, as parsed by the browser', () => {
  it('have no credentials, are in normal form and are returned unchanged by a second safeUrl call', () =>
    expect(
      examine((safe, kind) => {
        const url = new URL(safe, origin)
        const printed = [url.href, `${url.pathname}${url.search}${url.hash}`]
        return url.username + url.password === '' && printed.includes(safe) && safeUrl(kind, safe) === safe
      }),
    ).toEqual(RIGHT))

  it('paths stay on the own origin and are not API paths in any encoding', () =>
    expect(
      examine((safe, kind) => {
        if (!safe.startsWith('/')) return true
        const url = new URL(safe, origin)
        return (
          url.origin === origin &&
          everySpelling(url.pathname).every(
            (spelling) => !/^[/\\]{2}/.test(spelling) && (kind === 'provider' || !isCall(spelling)),
          )
        )
      }),
    ).toEqual(RIGHT))

  it('absolute addresses have a scheme allowed for the kind and are not API calls on the own host at any port', () =>
    expect(
      examine((safe, kind) => {
        if (safe.startsWith('/')) return true
        const url = new URL(safe)
        return SCHEMES[kind].test(safe) && !(url.hostname === hostname && isCall(url.pathname))
      }),
    ).toEqual(RIGHT))

  it('the input was a path or an absolute address with two slashes', () =>
    expect(
      examine((_, _kind, value) => /^(\/(?!\/)|[a-z][a-z0-9+.-]*:\/\/[^/]|mailto:)/i.test(value)),
    ).toEqual(RIGHT))
})
