import { expect, it } from 'vitest'
import { identifierText, withoutInvisible } from './plain-text'

it.each([
  ['zero width space', 'gpt\u200B-4o', 'gpt-4o'],
  ['zero width no-break space at both ends', '\uFEFFsk-abc\uFEFF', 'sk-abc'],
  ['soft hyphen', 'claude\u00ADsonnet', 'claudesonnet'],
  ['bidi isolates around', '\u2066alice\u2069', 'alice'],
  ['right-to-left override', '\u202Eecila', 'ecila'],
  ['word joiner', 'a\u2060b', 'ab'],
  ['Mongolian vowel separator', 'a\u180Eb', 'ab'],
  ['Hangul filler', 'vip\u3164', 'vip'],
  ['combining grapheme joiner', 'x\u034Fy', 'xy'],
  ['tag characters', 'a\u{E0061}\u{E0062}', 'a'],
  ['tag characters that end no flag', '🏴\u{E0067}\u{E0062}', '🏴'],
  ['a text in tag characters', `🏴${'\u{E0067}'.repeat(9)}\u{E007F}`, '🏴'],
  [
    'tag characters behind a flag',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}\u{E0061}',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}',
  ],
  ['a selector after a digit', 'gpt-4\uFE0F', 'gpt-4'],
  ['a joiner between letters', 'a\u200Db', 'ab'],
  ['interlinear annotation', '\uFFF9a\uFFFB', 'a'],
  ['a blank letter of Braille', 'sk-\u2800abc', 'sk-abc'],
  ['a bell and a NUL', 'a\u0007\u0000b', 'ab'],
])('withoutInvisible: %s', (_name, typed, text) => {
  expect(withoutInvisible(typed)).toBe(text)
})

it.each(['👨‍👩‍👧 family', '❤️ heart', '👩🏽‍💻', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England', '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁵󠁳󠁴󠁸󠁿', '🏴‍☠️', 'naïve 令牌', 'a\tb\nc'])(
  'withoutInvisible: %j stays as it is',
  (text) => expect(withoutInvisible(text)).toBe(text),
)

it('identifierText: no invisible characters, and no blanks that stood behind them', () => {
  expect(identifierText('\u200B \u00A0alice\u3000\u200E')).toBe('alice')
  expect(identifierText('\u200B')).toBe('')
})
