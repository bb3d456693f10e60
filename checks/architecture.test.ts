import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { en } from '#/i18n/en'

const ROOT = resolve(import.meta.dirname, '..')

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

const all = ['src', 'mocks', 'e2e', 'scripts', 'bench', 'checks'].flatMap(filesBelow)
const code = all.filter((file) => /\.(tsx?|mjs)$/.test(file))
const product = code.filter((file) => file.startsWith('src/') && !/\.(test|fixture)\.tsx?$/.test(file))
const text = new Map(code.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
const read = (file: string) => text.get(file) ?? ''
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

/** Modules of the repository that `file` imports, statically or dynamically, as paths from the root. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('#/')) return [`src/${name.slice(2)}`]
    return name.startsWith('.') ? [relative(ROOT, resolve(ROOT, dirname(file), name))] : []
  })
}

/** The room of a file of `src`: its folder; every resource and screen family is a room of its own. */
function roomOf(file: string): string {
  const [, room = '', inner = ''] = file.split('/')
  return room === 'resources' || room === 'screens' ? `${room}/${inner}` : room.replace(/\.tsx?$/, '')
}

const GROUND = ['async', 'i18n']
const FIRST = ['http', 'fields', 'format', 'browser', ...GROUND]
const SECOND = ['resources', ...FIRST]
const MAY_ENTER: Record<string, readonly string[]> = {
  screens: ['app', 'parts', 'session', 'ui', ...SECOND],
  app: ['session', 'ui', ...SECOND],
  parts: ['session', 'ui', ...SECOND],
  session: ['resources', 'browser', ...GROUND],
  ui: ['fields', 'format', 'browser', ...GROUND],
  resources: FIRST,
  http: GROUND,
  fields: GROUND,
  format: GROUND,
  browser: ['async'],
  i18n: ['async'],
  async: [],
}
/** A resource may import the noun file of another one (schema, types, query keys), never its mutations or storage. */
const NOUN_FILE = /^src\/resources\/([^/]+)\/\1$/
/** What all resources share is directly in the folder. */
const SHARED_BY_RESOURCES = /^src\/resources\/[^/]+$/

function isAllowed(file: string, target: string): boolean {
  const from = roomOf(file)
  const to = roomOf(target)
  if (from === to || ['main', 'routes'].includes(from)) return true
  const [floor = ''] = from.split('/')
  const [targetFloor = ''] = to.split('/')
  if (floor === 'resources' && targetFloor === 'resources')
    return NOUN_FILE.test(target) || SHARED_BY_RESOURCES.test(target)
  return (MAY_ENTER[floor] ?? []).includes(targetFloor)
}

describe('architecture: rooms and floors (H1)', () => {
  it('a file imports only from rooms below its own, and neither mocks nor e2e', () => {
    const wrong = product.flatMap((file) =>
      importsOf(file)
        .filter((target) =>
          target.startsWith('src/') ? !isAllowed(file, target) : /^(mocks|e2e)\//.test(target),
        )
        .map((target) => `${file} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('a resource imports the schema of another one, not its queries', () => {
    const queriesOfOthers = product.flatMap((file) => {
      const [, own] = /^src\/resources\/([^/]+)\//.exec(file) ?? []
      const imports = [...read(file).matchAll(/import \{([^}]*)\} from '#\/resources\/([^/']+)\//g)]
      return imports
        .filter(([, names = '', noun]) => own !== undefined && noun !== own && /Queries\b/.test(names))
        .map(([statement]) => `${file}: ${statement}`)
    })
    expect(queriesOfOthers).toEqual([])
  })

  it('no module up to resources imports React or Mantine', () => {
    const low = product.filter((file) =>
      /^src\/(async|i18n|browser|format|fields|http|resources)\//.test(file),
    )
    expect(low.filter((file) => /from '(react|react-dom|@mantine\/[^']+)'/.test(read(file)))).toEqual([])
  })

  it('the embedded gateway imports nothing from src', () => {
    const files = code.filter((file) => file.startsWith('mocks/'))
    expect(files.filter((file) => importsOf(file).some((target) => target.startsWith('src/')))).toEqual([])
  })

  it('e2e tests import only types from src and mocks, and the pages, which are data', () => {
    const imports = code
      .filter((file) => file.startsWith('e2e/'))
      .flatMap((file) => read(file).match(/^import .*'.*'$/gm) ?? [])
    const allowed = /^import type|src\/app\/pages'$/
    expect(imports.filter((line) => /mocks\/|src\//.test(line) && !allowed.test(line))).toEqual([])
  })
})

describe('architecture: import cycles (H2)', () => {
  const known = new Set(code)
  const targetsOf = (file: string) =>
    importsOf(file).flatMap((target) =>
      ['', '.ts', '.tsx'].map((ending) => target + ending).filter((path) => known.has(path)),
    )

  /** The first cycle that a depth-first search from `file` finds; `done` collects files without one. */
  function cycleFrom(
    file: string,
    path: readonly string[],
    done: Set<string>,
  ): readonly string[] | undefined {
    if (done.has(file)) return undefined
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    for (const target of targetsOf(file)) {
      const cycle = cycleFrom(target, [...path, file], done)
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }

  it('no module imports itself through others, not even a type or a lazy chunk', () => {
    const done = new Set<string>()
    expect(product.map((file) => cycleFrom(file, [], done)).find(Boolean)).toBeUndefined()
  })
})

describe('architecture: file names (H2)', () => {
  it('no file or folder is named utils, helpers, common, lib or misc', () => {
    expect(all.filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc)([./]|$)/.test(file))).toEqual([])
  })
  it('no module is a barrel', () => {
    expect(code.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
    expect(code.filter((file) => /^export (\*|\{[^}]*\}) from/m.test(read(file)))).toEqual([])
  })
  it('file names are in kebab-case', () => {
    const odd = all.filter(
      (file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(file.split('/').at(-1) ?? ''),
    )
    expect(odd.filter((file) => !/\$|__|README\.md$/.test(file))).toEqual([])
  })
})

describe('architecture: file sizes', () => {
  const lines = code.map((file) => ({ file, count: read(file).split('\n').length }))
  it('no file has more than 300 lines', () => {
    expect(lines.filter(({ count }) => count > 300)).toEqual([])
  })
})

describe('architecture: sinks and suppressions (H7, H14, H16)', () => {
  /** Dangerous APIs, with the only files that may use them. */
  const SINKS: readonly (readonly [RegExp, readonly string[]])[] = [
    [/dangerouslySetInnerHTML/, ['src/ui/text/sanitised-html.tsx']],
    [/\.innerHTML|outerHTML|insertAdjacentHTML|document\.write/, []],
    [/window\.open\(/, ['src/browser/urls.ts']],
    [/location\.(assign|replace|reload)\(|location\.href =/, ['src/browser/urls.ts']],
    [/localStorage|sessionStorage/, ['src/browser/stored-value.ts']],
    [/navigator\.clipboard/, ['src/ui/notifications/copy-text.ts']],
    [/addEventListener\(\s*'message'|onmessage/, []],
    // The fetch function of ky, which first looks for preloaded responses.
    [/\bfetch\(/, ['src/http/gateway.ts']],
    [/['"]\/?api\//, product.filter((file) => /^src\/(resources\/|http\/|app\/pages\.ts$)/.test(file))],
    [/`\/?api\//, ['src/http/gateway.ts']],
  ]
  it('each raw sink is used only in its allowed files (T-01, T-05, T-40)', () => {
    const files = product.map((file) => ({ file, source: withoutComments(read(file)) }))
    const wrong = SINKS.flatMap(([sink, places]) =>
      files
        .filter(({ file, source }) => sink.test(source) && !places.includes(file))
        .map(({ file }) => `${file} uses ${sink}`),
    )
    expect(wrong).toEqual([])
  })

  it('http imports no notifications, routes or storage', () => {
    const transport = product.filter((file) => file.startsWith('src/http/'))
    expect(transport.filter((file) => /@tanstack|@mantine|#\/browser/.test(read(file)))).toEqual([])
  })

  it('no type or lint suppression lacks a reason', () => {
    const escapes = /@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable(?!.* -- )/
    const untyped = /: any\b|\bas any\b|<any>/
    const checked = code.filter((file) => !file.endsWith('architecture.test.ts'))
    expect(checked.filter((file) => escapes.test(read(file)))).toEqual([])
    expect(checked.filter((file) => untyped.test(withoutComments(read(file))))).toEqual([])
  })
})

describe('architecture: texts', () => {
  it('every message key is used', () => {
    const source = product
      .filter((file) => !file.startsWith('src/i18n/'))
      .map(read)
      .join('\n')
    // Keys built from a prefix and a value, such as `token.order.${order}`.
    const prefixes = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix)
    // In double quotes: attributes of JSX.
    const unused = Object.keys(en).filter(
      (key) =>
        !source.includes(`'${key}'`) &&
        !source.includes(`"${key}"`) &&
        !prefixes.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused).toEqual([])
  })
})

describe('architecture: bundle', () => {
  it('imports only zod/mini: the full build adds some 15 KiB', () => {
    const ours = code.filter((file) => file.startsWith('src/'))
    const named = ours.flatMap((file) => read(file).match(/(?:from|import)\s*\(?\s*'zod[^']*'/g) ?? [])
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => name !== "from 'zod/mini'")).toEqual([])
  })

  it('contains nothing of the embedded gateway (T-42)', { timeout: 120_000 }, async () => {
    const result = await build({ root: ROOT, logLevel: 'silent', build: { write: false } })
    if (!('output' in result)) throw new Error('the build has more than one output')
    const built: Rolldown.RolldownOutput = result
    const modules = built.output.flatMap((chunk) =>
      chunk.type === 'chunk' ? Object.keys(chunk.modules).map((id) => relative(ROOT, id)) : [],
    )
    expect(modules.length).toBeGreaterThan(100)
    const foreign = modules.filter((id) =>
      /(^|\/)mocks\/|node_modules\/msw\/|mockServiceWorker|devtools/.test(id),
    )
    expect(foreign).toEqual([])
    expect(built.output.filter((file) => file.fileName.endsWith('.map'))).toEqual([])
  })
})
