import { expect, it } from 'vitest'
import { cookiesOf } from '../server/cookies'
import { CookieJar } from './cookie-jar'

it('cookie jar: sends stored cookies with the newest value of each name', () => {
  const jar = new CookieJar()
  for (const line of ['a=1; Path=/', 'b=x=y; Max-Age=30', 'a=2']) jar.keep(line)
  expect(jar.header()).toBe('a=2; b=x=y')
  jar.keep('a=; Max-Age=0')
  expect(jar.header()).toBe('b=x=y')
  jar.drop('b')
  expect(jar.header()).toBe('')
})

it.each([
  [undefined, []],
  ['', []],
  [
    'a=1; b=x=y;c',
    [
      ['a', '1'],
      ['b', 'x=y'],
    ],
  ],
  ['a=1; a=2', [['a', '1']]],
  ['=1;  a =  2 ', [['a', '2']]],
])('parses the Cookie header %j as %j', (header, cookies) => {
  expect([...cookiesOf(header)]).toEqual(cookies)
})
