import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '..')
/** Generous for a busy machine: the slowest expression takes two seconds on an idle one. */
const ANALYSIS_TIMEOUT_MS = 60_000
const TEST_TIMEOUT_MS = 300_000

interface Expression {
  source: string
  flags: string
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Calls `visit` for every node of a syntax tree. */
function walk(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) walk(child, visit)
}

/** The regular expression literals of `code`, and whether it builds others with `RegExp`. */
function expressionsIn(file: string, code: string) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  const literals: Expression[] = []
  let isBuilding = false
  walk(program, ({ regex, type, callee }) => {
    if (isNode(regex)) literals.push({ source: String(regex.pattern), flags: String(regex.flags) })
    const isCall = type === 'NewExpression' || type === 'CallExpression'
    if (isCall && isNode(callee) && callee.name === 'RegExp') isBuilding = true
  })
  return { literals, isBuilding }
}

/** Why `expression` is unsafe: an input that makes it backtrack; undefined when it takes linear time. */
function backtracking({ source, flags }: Expression): string | undefined {
  const result = checkSync(source, flags, { timeout: ANALYSIS_TIMEOUT_MS })
  if (result.status === 'safe') return undefined
  const expression = `/${source}/${flags}`
  return result.status === 'vulnerable'
    ? `${expression} ${result.complexity.summary}: ${result.attack.pattern}`
    : `${expression} ${result.error.kind}`
}

/** Expressions that the installed release of the analyser has found safe: analysing all takes twenty seconds. */
const CACHE_FILE = join(ROOT, 'node_modules/.cache/regular-expressions.json')
const ANALYSER = `recheck ${manifest.devDependencies.recheck}`

function readSafeExpressions(): Set<string> {
  if (!existsSync(CACHE_FILE)) return new Set()
  const cached: Record<string, string[] | undefined> = JSON.parse(readFileSync(CACHE_FILE, 'utf8'))
  return new Set(cached[ANALYSER])
}

function writeSafeExpressions(safe: readonly string[]): void {
  mkdirSync(dirname(CACHE_FILE), { recursive: true })
  writeFileSync(CACHE_FILE, JSON.stringify({ [ANALYSER]: safe }))
}

// Tests are excluded: their inputs are trusted.
const files = ['src', 'mocks'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
const found = files.map((file) => {
  const { literals, isBuilding } = expressionsIn(file, readFileSync(join(ROOT, file), 'utf8'))
  return { file, literals, isBuilding }
})

/** Files that build expressions from texts, with the reason why they are safe. */
const BUILDERS: Readonly<Record<string, string>> = {
  'mocks/mail/email-address.ts': 'constants',
  'src/fields/text-list.ts': 'constants',
  'src/format/text-search.ts': 'a keyword, each sign of which stands for itself',
  'mocks/conformance/differences.ts': 'patterns of the conformance cases, run by a developer',
}

/** The expressions that a module builds while it is imported. */
async function builtBy(file: string): Promise<Expression[]> {
  const built: Expression[] = []
  class Recorder extends RegExp {
    constructor(source: string | RegExp, flags?: string) {
      super(source, flags)
      built.push({ source: this.source, flags: this.flags })
    }
  }
  vi.resetModules()
  vi.stubGlobal('RegExp', Recorder)
  try {
    await import(/* @vite-ignore */ join(ROOT, file))
  } finally {
    vi.unstubAllGlobals()
  }
  return built
}

describe('regular expressions of src and mocks', () => {
  // The pure backend is deterministic and needs no native program.
  vi.stubEnv('RECHECK_BACKEND', 'pure')

  it('are found by the parser', () => {
    expect(expressionsIn('a.ts', 'const a = /x+/giu, b = "/y/" // /z/')).toEqual({
      literals: [{ source: 'x+', flags: 'giu' }],
      isBuilding: false,
    })
    expect(expressionsIn('a.tsx', 'const a = <b c={new RegExp("x")} />').isBuilding).toBe(true)
    expect(found.flatMap(({ literals }) => literals).length).toBeGreaterThan(100)
  })

  it.each([
    String.raw`^(a+)+$`,
    String.raw`"(?:[^"\\\u0000-\u001F]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"`,
    String.raw`\/+$`,
    String.raw`^\d+\.?\d*x$`,
    String.raw`"(?:[^"\\]|\\.)*"`,
    String.raw`<!--.*-->`,
  ])('are reported when they backtrack: %s', { timeout: TEST_TIMEOUT_MS }, (source) => {
    expect(backtracking({ source, flags: '' })).toContain(source)
  })

  it('take linear time on any input', { timeout: TEST_TIMEOUT_MS, tags: ['all'] }, () => {
    const all = found.flatMap(({ literals }) => literals)
    const distinct = new Map(all.map((one) => [`/${one.source}/${one.flags}`, one]))
    const known = readSafeExpressions()
    const results = [...distinct].map(([name, one]) => ({
      name,
      problem: known.has(name) ? undefined : backtracking(one),
    }))
    writeSafeExpressions(results.filter(({ problem }) => !problem).map(({ name }) => name))
    expect(results.flatMap(({ problem }) => problem ?? [])).toEqual([])
  })

  it('are built from texts only where the result is checked too', async () => {
    const building = found.filter(({ isBuilding }) => isBuilding).map(({ file }) => file)
    expect(building.toSorted()).toEqual(Object.keys(BUILDERS).toSorted())
    for (const file of building.filter((each) => BUILDERS[each] === 'constants')) {
      const built = await builtBy(file)
      expect(built.length).toBeGreaterThan(0)
      expect(built.flatMap((one) => backtracking(one) ?? [])).toEqual([])
    }
  })
})
