import { afterEach, expect, it } from 'vitest'
import { parseSearch } from '#/browser/search-params'
import { linkProblem, forgetLink, linkOf, currentLink, storeLink } from './reset-link'

afterEach(forgetLink)

const opened = (query: string) => {
  const { email = '', token = '' } = linkOf(parseSearch(query))
  storeLink({ email, token })
  return currentLink()
}

it.each([
  ['email=a%2Bb@x.example&token=t', 'a+b@x.example'],
  ['email=a+b@x.example&token=t', 'a+b@x.example'],
  ['email=a%40x.example&token=t', 'a@x.example'],
  ['email=a%26b@x.example&token=t', 'a&b@x.example'],
  ['email=a@x.example&utm_source=mail&token=t', 'a@x.example'],
  ['token=t&email=a@x.example', 'a@x.example'],
  ['email=a@x.example&token=t&more=1', 'a@x.example'],
])('reset link: query %s is parsed as the link for %s (PQ11)', (query, email) => {
  expect(opened(query)).toEqual({ email, token: 't' })
  expect(linkProblem(currentLink())).toBeUndefined()
})

it.each([
  ['email=a@x.example', 'incomplete'],
  ['token=t', 'incomplete'],
  ['email=&token=', 'incomplete'],
  ['email=a@x.example&email=b@x.example&token=t', 'incomplete'],
  ['email=a&b&token=t', 'noEmail'],
  ['email=%3Csvg%20onload=1%3E&token=t', 'noEmail'],
])('reset link: %s is rejected as %s (PQ13, PQ15)', (query, flaw) => {
  opened(query)
  expect(linkProblem(currentLink())).toBe(flaw)
})

it('reset link: a numeric token stays unchanged', () => {
  expect(opened('email=a@x.example&token=12345678901234567890')?.token).toBe('12345678901234567890')
})
