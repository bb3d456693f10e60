import { afterEach, expect, it } from 'vitest'
import { pageNonce } from './page-nonce'

function nonceOf(nonce: string) {
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = nonce
  document.head.append(meta)
}

afterEach(() => document.head.replaceChildren())

it('is what the page tells', () => {
  nonceOf('3e7ef9f9')
  expect(pageNonce()).toBe('3e7ef9f9')
})

it.each(['', '__CSP_NONCE__'])('is none where no proxy wrote one: "%s"', (nonce) => {
  nonceOf(nonce)
  expect(pageNonce()).toBeUndefined()
})

it('is none where the page says nothing', () => {
  expect(pageNonce()).toBeUndefined()
})
