import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { enLater } from '#/i18n/en-later'
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
    const named = Object.keys(enLater).flatMap(
      (text) => /^option\.(?:label|hint|wrong)\.(.*)/.exec(text)?.[1] ?? [],
    )
    expect(named.length).toBeGreaterThan(keys.size)
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  const read = (file: string) => readFileSync(resolve(ROOT, '..', file), 'utf8')
  const keys = OPTION_RECORDS.map(({ key }) => key)
  /** Those that a new server lists. */
  const isListed = (key: string) => {
    const [, table = ''] =
      /\| Key \| Initial value \|(.*?)\*\*Absent until/s.exec(read('docs/contract.md')) ?? []
    return new RegExp(String.raw`^\|.*\b${key}\b.*\|.*\|`, 'm').test(table)
  }
  it.each([
    ['docs/contract.md', keys, (key: string) => String.raw`\b${key}\b`],
    ['mocks/option/option-seed.ts', keys.filter(isListed), (key: string) => `  ${key}:`],
    ['mocks/conformance/cases/options.ts', keys.filter(isListed), (key: string) => `  ${key}:|'${key}'`],
    ['e2e/setting/option-every.spec.ts', keys, (key: string) => `'${key}=`],
  ])('%s has every option', (file, wanted, patternOf) => {
    const text = read(file)
    expect(wanted.length).toBeGreaterThan(40)
    expect(wanted.filter((key) => !new RegExp(patternOf(key)).test(text))).toEqual([])
  })

  it('README.md tells how many options there are', () =>
    expect(/all (\d+) options/.exec(read('README.md'))?.[1]).toBe(String(keys.length)))

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
