import { afterEach, expect, it } from 'vitest'
import { pageNonce } from './page-nonce'

function nonceOf(nonce: string) {
  const meta = document.createElement('meta')
  meta.name = 'style-nonce'
  meta.nonce = nonce
  document.head.append(meta)
}

afterEach(() => document.head.replaceChildren())

it('nonce in the page: returned', () => {
  nonceOf('3e7ef9f9')
  expect(pageNonce()).toBe('3e7ef9f9')
})

it.each(['', '__CSP_NONCE__'])('nonce not filled in by the proxy, "%s": undefined', (nonce) => {
  nonceOf(nonce)
  expect(pageNonce()).toBeUndefined()
})

it('no nonce element in the page: undefined', () => {
  expect(pageNonce()).toBeUndefined()
})
