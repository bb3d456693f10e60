import { expect, it, vi } from 'vitest'
import { fetchExternalJson } from '#/http/external-json'
import { releasePageUrl, releaseSchema } from './release'

const ADDRESS = 'https://releases.example/latest'

it.each(['<img src=x onerror=alert(1)>', 'javascript:1', '', 'v', 'v1 2', `v1${'0'.repeat(60)}`, 7, null])(
  'release: rejects the version %j',
  (tag_name) => expect(releaseSchema.safeParse({ tag_name, body: '' }).success).toBe(false),
)

it('release: parses a release', () => {
  const release = releaseSchema.parse({ tag_name: 'v0.6.11-alpha.22', body: null, secret: 'x' })
  expect(release).toEqual({ tag: 'v0.6.11-alpha.22', notes: '' })
  expect(releasePageUrl({ tag: '1+2' })).toMatch(/tag\/1%2B2$/)
})

it('release: the request has no cookie, referrer or custom header (T-45)', async () => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone())
    return new Response('{"tag_name":"v1.0","body":"x"}')
  })
  await expect(fetchExternalJson(ADDRESS, releaseSchema)).resolves.toEqual({ tag: 'v1.0', notes: 'x' })
  expect(requests[0]?.credentials).toBe('omit')
  expect(requests[0]?.headers.has('accept-language')).toBe(false)
})

it.each([
  ['401', () => new Response('{}', { status: 401 }), 'other'],
  ['403', () => new Response('', { status: 403 }), 'other'],
  ['429', () => new Response('', { status: 429 }), 'rateLimited'],
  ['502', () => new Response('<html>', { status: 502 }), 'other'],
  ['a page', () => new Response('<html>'), 'malformed'],
  ['half an answer', () => new Response('{"tag_name":"v1'), 'malformed'],
  ['an empty body', () => new Response(''), 'malformed'],
  ['another shape', () => new Response('[]'), 'malformed'],
  ['too much', () => new Response(`{"tag_name":"v1","body":"${'x'.repeat(2 ** 21)}"}`), 'malformed'],
])('release: the session survives a response with status %s', async (_, respond, kind) => {
  vi.stubGlobal('fetch', async () => respond())
  await expect(fetchExternalJson(ADDRESS, releaseSchema)).rejects.toMatchObject({ kind })
})

it('release: fails when the host is unreachable', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('network')
  })
  await expect(fetchExternalJson(ADDRESS, releaseSchema)).rejects.toMatchObject({ kind: 'other' })
})
