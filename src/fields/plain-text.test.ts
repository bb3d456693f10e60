import { expect, it } from 'vitest'
import { identifierText, withoutInvisible, withoutMarks } from './plain-text'

it.each([
  ['zero width space', 'gpt\u200B-4o', 'gpt-4o', 1],
  ['zero width no-break space at both ends', '\uFEFFsk-abc\uFEFF', 'sk-abc', 2],
  ['soft hyphen', 'claude\u00ADsonnet', 'claudesonnet', 1],
  ['bidi isolates around', '\u2066alice\u2069', 'alice', 2],
  ['right-to-left override', '\u202Eecila', 'ecila', 1],
  ['word joiner', 'a\u2060b', 'ab', 1],
  ['Mongolian vowel separator', 'a\u180Eb', 'ab', 1],
  ['Hangul filler', 'vip\u3164', 'vip', 1],
  ['combining grapheme joiner', 'x\u034Fy', 'xy', 1],
  ['tag characters', 'a\u{E0061}\u{E0062}', 'a', 2],
  ['tag characters that end no flag', '🏴\u{E0067}\u{E0062}', '🏴', 2],
  ['a text in tag characters', `🏴${'\u{E0067}'.repeat(9)}\u{E007F}`, '🏴', 10],
  [
    'tag characters behind a flag',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}\u{E0061}',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}',
    1,
  ],
  ['a selector after a digit', 'gpt-4\uFE0F', 'gpt-4', 1],
  ['a joiner between letters', 'a\u200Db', 'ab', 1],
  ['interlinear annotation', '\uFFF9a\uFFFB', 'a', 2],
  ['a bell and a NUL', 'a\u0007\u0000b', 'ab', 2],
])('withoutInvisible: %s', (_name, typed, text, removed) => {
  expect(withoutInvisible(typed)).toEqual({ text, removed })
})

it.each(['👨‍👩‍👧 family', '❤️ heart', '👩🏽‍💻', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England', '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁵󠁳󠁴󠁸󠁿', '🏴‍☠️', 'naïve 令牌', 'a\tb\nc'])(
  'withoutInvisible: %j stays as it is',
  (text) => expect(withoutInvisible(text)).toEqual({ text, removed: 0 }),
)

it('identifierText: no invisible characters, and no blanks that stood behind them', () => {
  expect(identifierText('\u200B \u00A0alice\u3000\u200E')).toBe('alice')
  expect(identifierText('\u200B')).toBe('')
})

it.each([
  ['**gpt-4**', 'gpt-4'],
  ['*`o1`*', 'o1'],
  ['***a***', 'a'],
  ['gpt-4-gizmo-*', 'gpt-4-gizmo-*'],
  ['*', '*'],
  ['**', ''],
  ['**a*', '*a'],
])('withoutMarks: %j becomes %j', (text, bare) => expect(withoutMarks(text)).toBe(bare))
