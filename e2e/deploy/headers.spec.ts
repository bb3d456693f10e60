import type { APIRequestContext, APIResponse } from '@playwright/test'
import { IS_PLAIN } from '../../playwright.config'
import { expect, test } from '../support/test'

test.skip(IS_PLAIN, 'the plain host sends no headers')
test.use({ caller: 'nobody' })

const INERT = "default-src 'none'; frame-ancestors 'none'"
const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self "https://chat.example")',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
/** Expected CSP directives of the page, in order; the hosts come from the settings of the tests. */
const SHELL = [
  "default-src 'none'",
  "script-src 'self' https://challenges.cloudflare.com",
  "script-src-attr 'none'",
  "style-src 'self' 'nonce-N'",
  "style-src-attr 'none'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self' https://api.github.com",
  'frame-src https://challenges.cloudflare.com https://*.example',
  "manifest-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
]

const nonceIn = (answer: APIResponse) =>
  /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none'

async function scriptOf(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/')).text()
  return /href="(\/assets\/libraries[^"]+)"/.exec(page)?.[1] ?? ''
}

test('every response has the security headers and a Cache-Control (HD-01, HD-05)', async ({ request }) => {
  const script = await scriptOf(request)
  const asPicture = { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }
  const answers = [
    ['/', {}, 200, /text\/html/, 'no-cache'],
    ['/user/edit/3?x=1', {}, 200, /text\/html/, 'no-cache'],
    [script, {}, 200, /javascript/, 'public, max-age=31536000, immutable'],
    ['/logo.svg', {}, 200, /image\/svg/, 'public, max-age=3600'],
    ['/logo.png', {}, 200, /image\/png/, 'public, max-age=3600'],
    ['/api/status', {}, 200, /json/, 'no-store'],
    ['/api/token/', {}, 401, /json/, 'no-store'],
    ['/api/nothing', {}, 404, /json/, 'no-store'],
    ['/assets/gone-1234.js', {}, 404, /text\/plain/, 'no-store'],
    ['/assets/', {}, 404, /text\/plain/, 'no-store'],
    ['/api/status', asPicture, 403, /text\/plain/, 'no-store'],
  ] as const
  for (const [path, headers, status, type, cacheControl] of answers) {
    const answer = await request.get(path, { headers })
    const isShell = type.test('text/html')
    expect([path, answer.status()]).toEqual([path, status])
    expect(answer.headers(), path).toMatchObject({ ...EVERYWHERE, 'cache-control': cacheControl })
    expect(answer.headers()['content-type'], path).toMatch(type)
    const policy = answer.headers()['content-security-policy'] ?? ''
    if (isShell) expect(policy.replace(nonceIn(answer), 'N').split(/ *; */)).toEqual(SHELL)
    else expect([path, policy]).toEqual([path, path.startsWith('/api/') ? `${INERT}; sandbox` : INERT])
    if (status >= 400) expect(await answer.text()).not.toContain('<')
    // Over plain HTTP there is no HSTS header.
    expect(answer.headers()['strict-transport-security']).toBeUndefined()
  }
  const secure = await request.get('/', { headers: { 'x-forwarded-proto': 'https' } })
  expect(secure.headers()['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('the page has a fresh nonce per response, no inline code and no external resource (HD-02, HD-08)', async ({
  request,
}) => {
  const [first, second] = await Promise.all([request.get('/'), request.get('/token')])
  expect(nonceIn(first)).toMatch(/^[0-9a-f]{32}$/)
  expect(nonceIn(first)).not.toBe(nonceIn(second))
  const page = await first.text()
  // On scripts, a new nonce would keep browsers from reusing their compiled code.
  expect(page.match(/<[^>]* nonce="[^"]*"/g)).toEqual([`<meta name="style-nonce" nonce="${nonceIn(first)}"`])
  expect(page).not.toContain('__CSP_NONCE__')

  // The preload list is inline JSON, which does not execute.
  const code = page.match(/<script[^>]*>[^<]*/g)?.filter((tag) => !tag.includes(' type="application/json"'))
  expect(code?.filter((tag) => !/ src="\/[^"/][^"]*"[^>]*>\s*$/.test(tag))).toEqual([])
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|data:/i)
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(4)
  expect(addresses.filter((address) => !/^\/[^/]/.test(address ?? ''))).toEqual([])
})

test('scripts are sent precompressed, the page uncompressed', async ({ request }) => {
  const script = await scriptOf(request)
  const accepting = { 'accept-encoding': 'gzip' }
  const packed = (await request.get(script, { headers: accepting })).headers()
  expect(packed).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringMatching(/javascript/),
  })
  const plain = await request.get(script, { headers: { 'accept-encoding': 'identity' } })
  expect(Number(packed['content-length'])).toBeLessThan((await plain.body()).length / 2)
  expect((await request.get('/', { headers: accepting })).headers()['content-encoding']).toBeUndefined()
})

test('session cookie: HttpOnly, SameSite and, over HTTPS, Secure (HD-09)', async ({ request }) => {
  const cookieBy = async (headers: Record<string, string>) => {
    const data = { username: 'alice', password: 'alice12345' }
    const answer = await request.post('/api/user/login', { data, headers })
    return answer.headersArray().find(({ name }) => name.toLowerCase() === 'set-cookie')?.value
  }
  expect(await cookieBy({})).toMatch(/^session=(?!.*; Secure).*; HttpOnly; SameSite=Lax$/)
  expect(await cookieBy({ 'x-forwarded-proto': 'https' })).toMatch(
    /^session=.*; Secure; HttpOnly; SameSite=Lax$/,
  )
})
