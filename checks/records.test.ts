import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '#/i18n/en'
import { OPTION_RECORDS } from '#/resources/option/option-records'

const ROOT = resolve(import.meta.dirname, '../src')
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

const sources = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file: file.slice(ROOT.length + 1), text: withoutComments(readFileSync(file, 'utf8')) }))

/** Lines outside `home` that match the pattern. */
function linesWith(pattern: RegExp, home: RegExp): string[] {
  return sources
    .filter(({ file }) => !home.test(file) && !file.startsWith('i18n/'))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}

describe('records: what a kind needs stands in its record (H9)', () => {
  it('no module but the option records, and `OPTION_KEYS` for other pages, names the key of an option', () => {
    const keys = OPTION_RECORDS.map(({ key }) => key).join('|')
    // As a text or as a member of options and form values, such as `values.GroupRatio`.
    const pattern = new RegExp(String.raw`'(${keys})'|\b(values|server|stored|options|fields)\.(${keys})\b`)
    expect(linesWith(pattern, /^resources\/option\/(\w+-options|option)\.ts$/)).toEqual([])
  })

  it('every label, hint and message that is found by the key of an option belongs to one', () => {
    const keys = new Set(OPTION_RECORDS.map(({ key }) => key))
    const named = Object.keys(en).flatMap(
      (text) => /^option\.(?:label|hint|wrong)\.(.*)/.exec(text)?.[1] ?? [],
    )
    expect(named.length).toBeGreaterThan(keys.size)
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  it.each([
    ['docs/contract.md', (key: string) => new RegExp(String.raw`\b${key}\b`)],
    ['e2e/setting/option-every.spec.ts', (key: string) => new RegExp(`'${key}=`)],
    ['README.md', () => new RegExp(`all ${OPTION_RECORDS.length} options`)],
  ])('%s has every option', (file, patternOf) => {
    const text = readFileSync(resolve(ROOT, '..', file), 'utf8')
    expect(OPTION_RECORDS.map(({ key }) => key).filter((key) => !patternOf(key).test(text))).toEqual([])
  })

  it('no module but the channel types names the number of a channel type', () => {
    const channelRooms = /^(?!(resources|screens)\/channel\/|parts\/|items\/)/
    const home = new RegExp(String.raw`${channelRooms.source}|^resources/channel/channel-types/`)
    expect(
      linesWith(/\btype(\.value)?\b *([!=]==?|[<>]=?) *'?\d|\btype: *'?\d|channelTypeOf\(\d/, home),
    ).toEqual([])
  })

  it('no module but the user schema names the number of a role', () => {
    expect(linesWith(/\brole\b *([!=]==?|[<>]=?) *\d|\brole: *\d/, /^resources\/user\/user\.ts$/)).toEqual([])
  })

  it('no module names the id of an option section', () => {
    expect(linesWith(/section\.id *[!=]==?|tab *[!=]==? *'(operation|system|other)'/, /^$/)).toEqual([])
  })
})
