import { describe, expect, it } from 'vitest'
import { safeUrl, type UrlKind } from './safe-url'

const KINDS: readonly UrlKind[] = ['link', 'image', 'frame', 'app']
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
  ])('denies %s for everything (T-02, T-05)', (value) =>
    expect(KINDS.map((kind) => safeUrl(kind, value))).toEqual([undefined, undefined, undefined, undefined]),
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
  ])('allows %s %s', (kind, value, address) => expect(safeUrl(kind, value)).toBe(address))

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
  ])('denies %s %s', (kind, value) => expect(safeUrl(kind, value)).toBeUndefined())
})
