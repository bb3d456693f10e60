import { describe, expect, it } from 'vitest'
import { safeUrl, type UrlKind } from './urls'

const KINDS: readonly UrlKind[] = ['link', 'image', 'frame', 'app', 'provider']
const long = `https://ok.example/${'a'.repeat(5000)}`

describe('safeUrl', () => {
  it.each([
    'javascript:window.__xss=1',
    ' \u0001javascript:window.__xss=1',
    'javascript://ok.example/%0awindow.__xss=1',
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='1'/>",
    'blob:https://ok.example/1',
    '//evil.example/',
    '\\\\evil.example\\x',
    'https://user:pw@evil.example/',
    'https://evil.example/\r\nX: y',
    '',
    'not a url',
    long,
    '/api/user/logout',
    '/%61pi/user/token',
    '/x/../api/user/token',
    '/%2561pi/user/token',
    '/v1/models',
    `${window.location.origin}/api/user/token`,
    42,
    null,
  ])('hostile address %s: rejected for every kind (T-02, T-05)', (value) =>
    expect(KINDS.map((kind) => safeUrl(kind, value))).toEqual(KINDS.map(() => undefined)),
  )

  it.each<[UrlKind, string, string]>([
    ['link', 'https://good.example.evil.example/', 'https://good.example.evil.example/'],
    ['link', 'mailto:a@b.c', 'mailto:a@b.c'],
    ['link', '/about', '/about'],
    ['link', `${window.location.origin}/about?x#y`, '/about?x#y'],
    ['image', '/logo.png', '/logo.png'],
    ['image', 'https://pics.example/x', 'https://pics.example/x'],
    ['frame', 'https://chat.example/#/', 'https://chat.example/#/'],
    ['app', 'ama://set-api-key?server=a', 'ama://set-api-key?server=a'],
  ])('allowed for kind %s: %s is accepted', (kind, value, address) =>
    expect(safeUrl(kind, value)).toBe(address),
  )

  it.each<[UrlKind, string]>([
    ['image', '/about'],
    ['frame', '/setting'],
    ['frame', 'http://chat.example/'],
    ['link', 'ama://x'],
    ['image', 'mailto:a@b.c'],
    ['image', 'http://pics.example/x.png'],
    ['frame', `https://${window.location.host}/setting`],
    ['link', `https://${window.location.host}/api/user/logout`],
    ['image', `https://${window.location.host}/x/..%2fapi/user/token.png`],
  ])('not allowed for kind %s: %s is rejected', (kind, value) => expect(safeUrl(kind, value)).toBeUndefined())

  it.each([
    '/.//evil.example/x',
    '/x/..//user:pw@evil.example/',
    '/x/y/../..//evil.example',
    '/%2e//evil.example/',
    '/./%2e%2e//evil.example/',
    '/%2f%2fevil.example/',
    '/%2Fevil.example/',
    '/%252fevil.example/',
    '/%5cevil.example/',
    '/%2Fapi/user/token',
    '/%2f%2fapi/user/token',
    '/x%2f..%2fapi/user/token',
    '/x/..%2f/api/user/token',
    '/x//../..//api/user/token',
    '/API/user/token',
    '/api',
    '/api;x=1/user/token',
    '/api%3fx/user/token',
    '/api%2f..%2fabout',
    '/%5capi%5cuser%5ctoken',
    '/\uff41\uff50\uff49/user/token',
    '/a%09pi/../%00/x.png',
    '/%2525252525252561pi/user/token',
    '/%zz/logo.png',
    '/100%25.png',
    '/__gateway/worlds',
    '/__gateway/provider/oidc/../../worlds',
    '/__gateway/provider/oidc%2f..%2f..%2fworlds',
    '/v1%2fmodels',
    `${window.location.origin}//api/user/token`,
    `${window.location.origin}//evil.example/`,
    `${window.location.origin}/.//evil.example/`,
    `//${window.location.host}//api/user/token`,
    `http://${window.location.hostname}:8081/api/user/logout`,
    `https://${window.location.hostname}:8443//api/user/logout`,
    `http://${window.location.hostname}.:1/api/user/logout`,
    'https:evil.example',
    'https:evil.example?x=://',
    'https:/evil.example',
    'https:///evil.example',
    'HTTPS:evil.example/://',
    'evil.example?x=://',
    '?x=://',
    '#://',
    'file:///etc/passwd',
    'ftp://evil.example/',
    'view-source:https://evil.example/',
    'ama:set-api-key',
  ])('disguised address %s: rejected for every kind', (value) =>
    expect(KINDS.map((kind) => safeUrl(kind, value))).toEqual(KINDS.map(() => undefined)),
  )

  it.each<[UrlKind, string, string]>([
    ['link', '/x/../about', '/about'],
    ['link', '/apiary', '/apiary'],
    ['link', '/docs/api/', '/docs/api/'],
    ['link', '/v1beta', '/v1beta'],
    ['link', '/a//b', '/a//b'],
    ['link', `http://${window.location.hostname}:8081/x`, `http://${window.location.hostname}:8081/x`],
    ['frame', `https://${window.location.hostname}:8443/x`, `https://${window.location.hostname}:8443/x`],
    [
      'image',
      `https://${window.location.hostname}:8443/x.png`,
      `https://${window.location.hostname}:8443/x.png`,
    ],
    ['link', 'https://evil.example//api/user', 'https://evil.example//api/user'],
    ['app', 'opencat://team/join?domain=a', 'opencat://team/join?domain=a'],
    ['provider', '/__gateway/provider/oidc', '/__gateway/provider/oidc'],
    ['provider', 'http://id.example/authorize?a=1', 'http://id.example/authorize?a=1'],
  ])('normalised for kind %s: %s is accepted in the form the parser returns', (kind, value, address) =>
    expect(safeUrl(kind, value)).toBe(address),
  )

  it.each<[UrlKind, string]>([
    ['link', '/__gateway/provider/oidc'],
    ['provider', 'mailto:a@b.c'],
    ['provider', 'ama://x'],
    ['link', 'opencat://x'],
    ['frame', '/about'],
  ])('allowed only for another kind than %s: %s is rejected', (kind, value) =>
    expect(safeUrl(kind, value)).toBeUndefined(),
  )
})
