import { expect, it } from 'vitest'
import { purchaseUrl, parseShopLink, transactionId } from './topup-screen'

const ALICE = { id: 3, username: 'alice & co', display_name: '', role: 1, status: 1 }

it.each([
  ['PU01', 'javascript:window.__xss=1'],
  ['PU03', ' \u0001javascript:window.__xss=1'],
  ['PU05', 'javascript://ok.example/%0awindow.__xss=1'],
  ['PU07', "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='1'/>"],
  ['PU09', 'blob:https://ok.example/1'],
  ['PU11', '//evil.example/'],
  ['PU13', '\\\\evil.example\\x'],
  ['PU15', 'https://user:pw@evil.example/'],
  ['PU19', 'https://evil.example/\r\nX: y'],
  ['PU23', 'not a url'],
  ['PU25', `https://ok.example/${'x'.repeat(5000)}`],
  ['PU27', '/api/user/logout'],
  ['PU29', '/%61pi/user/token'],
  ['mail', 'mailto:shop@example.com'],
])('parseShopLink: rejects %s', (_, link) => {
  expect(parseShopLink(link)).toBeUndefined()
})

it('parseShopLink: returns the full host', () => {
  expect(parseShopLink('https://good.example.evil.example/')?.host).toBe('good.example.evil.example')
  expect(parseShopLink('http://shop.example:8080/buy')?.host).toBe('shop.example:8080')
})

it('purchaseUrl: adds its three parameters to those of the link', () => {
  const shop = parseShopLink('https://shop.example/buy?lang=en&user_id=9#top')
  const url = new URL(shop ? purchaseUrl(shop, ALICE, 'T-1') : '')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    lang: 'en',
    user_id: '3',
    username: 'alice & co',
    transaction_id: 'T-1',
  })
  expect(url.hash).toBe('#top')
})

it('transactionId: returns a new UUID on each call, also in insecure contexts (T-09)', () => {
  expect(transactionId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(transactionId()).not.toBe(transactionId())
})
