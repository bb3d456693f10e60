import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDITIONS, COPIED, OWN_PATHS, PROOF } from './dummy-additions'

const ROOT = resolve(import.meta.dirname, '..')
const PARTS = ['src', 'mocks', 'scripts', 'bench', 'e2e', 'tsconfig.json', 'build-constants.d.ts']
let copy = ''

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

function renamed(text: string): string {
  return text.replaceAll(COPIED.from, COPIED.to).replaceAll(capitalized(COPIED.from), capitalized(COPIED.to))
}

/** Copies a file or folder of the copied resource under the new name. */
function copyOwnPath(path: string): void {
  const target = join(copy, renamed(path))
  cpSync(join(copy, path), target, { recursive: true })
  const entries = path.endsWith('.ts')
    ? [target]
    : readdirSync(target, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
  for (const file of entries) {
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
    renameSync(file, join(file, '..', renamed(basename(file))))
  }
}

function addAll(): void {
  for (const { file, after, insert, importing } of ADDITIONS.flatMap(({ edits }) => edits)) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8').replace(after, (found) => `${found}${insert}`)
    writeFileSync(path, importing === undefined ? text : `${importing}\n${text}`)
  }
}

/** Runs the type checker over the product code of the copy; returns its messages. */
function typeErrors(): string {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const config = {
    extends: './tsconfig.json',
    include: ['src', 'mocks', 'proof.ts', 'build-constants.d.ts'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  }
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(config))
  try {
    return execFileSync(process.execPath, [tsc, '--noEmit', '-p', 'tsconfig.copy.json'], {
      cwd: copy,
      encoding: 'utf8',
    })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

describe('house: edits that something new needs outside its own folders', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'edit-counts-'))
    for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  }, 60_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.each(ADDITIONS)('a new $name needs at most $limit edits', ({ edits, limit }) => {
    expect(edits.filter(({ file }) => !file.endsWith('.test.ts')).length).toBeLessThanOrEqual(limit)
  })

  it.each(ADDITIONS)('each place to edit for a new $name exists once', ({ edits }) => {
    const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
    const places = edits.map(({ file, after }) => ({
      file,
      after,
      count: read(file).split(after).length - 1,
    }))
    expect(places.filter(({ count }) => count !== 1)).toEqual([])
  })

  it('all additions together compile, so no edit is missing from the list', { timeout: 120_000 }, () => {
    for (const path of OWN_PATHS) copyOwnPath(path)
    writeFileSync(join(copy, 'proof.ts'), PROOF)
    addAll()
    expect(typeErrors()).toBe('')
  })
})
