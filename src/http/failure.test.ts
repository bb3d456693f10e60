import { expect, it } from 'vitest'
import { setLanguage } from '#/i18n/i18n'
import { clippedTextOf, HttpFailure, messageOf } from './failure'

const failures = {
  429: new HttpFailure({ kind: 'rateLimited', status: 429 }),
  500: new HttpFailure({ kind: 'server', status: 500, serverMessage: 'stack' }),
  405: new HttpFailure({ kind: 'demoReadOnly', status: 405 }),
  418: new HttpFailure({ kind: 'other', status: 418 }),
}

it('messageOf in English: specified text for each failure', () => {
  expect(messageOf(failures[429])).toBe('Too many requests, please try again later')
  expect(messageOf(failures[500])).toBe('Internal server error, please contact the administrator')
  expect(messageOf(failures[405])).toBe('This site is for demonstration only, no server')
  expect(messageOf(failures[418])).toBe('Error: request failed with status code 418')
  expect(messageOf(new Error('odd'))).toBe('Error: odd')
})

it('messageOf in Chinese: specified text for each failure', async () => {
  await setLanguage('zh')
  expect(messageOf(failures[429])).toBe('错误：请求次数过多，请稍后再试！')
  expect(messageOf(failures[405])).toBe('本站仅作演示之用，无服务端！')
})

it('server message: shown as sent, truncated when too long (SH-107, T-06)', () => {
  expect(messageOf(new HttpFailure({ kind: 'refused', serverMessage: 'no more tokens' }))).toBe(
    'no more tokens',
  )
  expect(messageOf(new HttpFailure({ kind: 'refused', serverMessage: 'x'.repeat(2_000_000) }))).toHaveLength(
    301,
  )
  expect(messageOf(new HttpFailure({ kind: 'refused' }))).toBe(
    'Error: the server refused without giving a reason',
  )
})

it('server message: an emoji at the limit is not cut in half', () => {
  const failure = new HttpFailure({ kind: 'refused', serverMessage: 'x' + '😀'.repeat(60_000) })
  expect(messageOf(failure)).toBe(`x${'😀'.repeat(149)}…`)
  expect(clippedTextOf(failure)).toBe(failure.serverMessage)
})

it.each([
  ['record not found', 'Error: this does not exist (any more). The server says: record not found'],
  ['没有找到', 'Error: this does not exist (any more). The server says: 没有找到'],
  ['', 'Error: this does not exist (any more)'],
  [undefined, 'Error: this does not exist (any more)'],
])(
  'not found, server message %j: explains that the item does not exist and quotes the server',
  (serverMessage, text) => expect(messageOf(new HttpFailure({ kind: 'notFound', serverMessage }))).toBe(text),
)

it('write with a lost response: the message states the outcome', () => {
  const lost = new HttpFailure({ kind: 'timeout' })
  expect(messageOf(lost.withOutcome('notDone'))).toContain('nothing was changed')
  expect(messageOf(lost.withOutcome('unknown'))).toContain('may or may not have been made')
})
