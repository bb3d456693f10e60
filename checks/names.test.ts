import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const files = ['src', 'mocks', 'e2e', 'scripts', 'bench', 'checks'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
const text = new Map(code.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

const EXPORT =
  /^export (?:default )?(?:async )?(?:function\*?|const|let|class|abstract class|interface|type|enum) (\w+)/gm

interface Exported {
  name: string
  file: string
  /** Whether a doc comment ends right above the export. */
  hasDoc: boolean
  isFunctionOrType: boolean
}

function exportsOf(file: string): Exported[] {
  const source = text.get(file) ?? ''
  return [...source.matchAll(EXPORT)].map((match) => {
    const declaration = match[0]
    const rest = source.slice(match.index, match.index + 400)
    const isFunction =
      / (function|class|interface|type)\b/.test(declaration) ||
      /^export const \w+[^=]*= (async )?(\([^)]*\)|\w+)[^=]*=>/.test(rest)
    const name = match[1] ?? ''
    const isComponentOrHook = /^export const \w+ = (memo|lazyPart|lazyScreen)\b/.test(rest)
    return {
      name,
      file,
      hasDoc: /\*\/\s*$/.test(source.slice(0, match.index)),
      isFunctionOrType: isFunction || isComponentOrHook,
    }
  })
}

const isProduct = (file: string) =>
  file.startsWith('src/') && !/\.test\.tsx?$|^src\/i18n\/(en|zh)\//.test(file)

/** Words of the old dialect, with the term to use instead. */
const DIALECT: Readonly<Record<string, string>> = {
  anew: 'again, refetch, recreate',
  asked: 'requested, field, variables',
  desk: 'form, context',
  drawn: 'rendered',
  goods: 'models',
  handed: 'oneTimeValue',
  heard: 'received',
  heir: 'nextRow',
  judge: 'validate',
  judged: 'validated',
  kept: 'stored',
  lab: 'fixture',
  landing: 'redirect, target',
  moved: 'conflict, changed',
  purse: 'quota',
  said: 'message, successMessage',
  says: 'name, message',
  slept: 'resumed',
  spoken: 'active language',
  standing: 'state, target',
  stray: 'unsupported',
  strays: 'unsupported',
  tell: 'notify',
  tells: 'notifies',
  told: 'notified, errorHandledBy',
  trouble: 'outage',
  worn: '—',
}
/** Words that may stand only beside another one. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  late: 'delayed, expired',
  everything: 'all',
  whole: 'all, complete',
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/)
    .filter(Boolean)
}

function isDialect(name: string): boolean {
  const words = wordsOf(name)
  return (
    words.some((word) => Object.hasOwn(DIALECT, word)) ||
    (words.length === 1 && Object.hasOwn(NOT_ALONE, words[0] ?? ''))
  )
}

describe('names', () => {
  it('exports no name from two modules of src', () => {
    const byName = new Map<string, Exported[]>()
    for (const one of code.filter(isProduct).flatMap(exportsOf))
      byName.set(one.name, [...(byName.get(one.name) ?? []), one])
    const doubles = [...byName]
      .filter(([, places]) => new Set(places.map(({ file }) => file)).size > 1)
      .map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)
    expect(doubles).toEqual([])
  })

  it('uses no dialect word in an exported name', () => {
    const found = code.flatMap(exportsOf).filter(({ name }) => isDialect(name))
    expect(found.map(({ name, file }) => `${name} (${file})`)).toEqual([])
  })

  it('uses no dialect word in a file name', () => {
    const stem = (file: string) =>
      file
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? ''
    expect(files.filter((file) => isDialect(stem(file)))).toEqual([])
  })

  it('documents every exported function and type of http, resources, session and ui', () => {
    const missing = code
      .filter(
        (file) =>
          isProduct(file) && /^src\/(http|resources|session|ui)\//.test(file) && !/\.fixture\./.test(file),
      )
      .flatMap(exportsOf)
      .filter(({ hasDoc, isFunctionOrType }) => isFunctionOrType && !hasDoc)
    expect(missing.map(({ name, file }) => `${name} (${file})`)).toEqual([])
  })
})
