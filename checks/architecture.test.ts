import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '#/i18n/en'
import { enLater } from '#/i18n/en-later'
import { pages, screenOf, type Page } from '#/app/pages'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDERS = ['src', 'mocks', 'e2e', 'scripts', 'bench', 'checks']

const all = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
const code = all.filter((file) => /\.(tsx?|mjs)$/.test(file))
const product = code.filter((file) => file.startsWith('src/') && !/\.(test|fixture)\.tsx?$/.test(file))
const text = new Map(code.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
const read = (file: string) => text.get(file) ?? ''

/** Modules of the repository that `file` imports, statically or dynamically, as paths from the root. */
function importsOf(file: string, statement = /(?:from|import)\s*\(?\s*'([^']+)'/g): string[] {
  return [...read(file).matchAll(statement)].flatMap(([, name = '']) => {
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
  const [layer = ''] = from.split('/')
  const [targetLayer = ''] = to.split('/')
  if (layer === 'resources' && targetLayer === 'resources')
    return NOUN_FILE.test(target) || SHARED_BY_RESOURCES.test(target)
  return (MAY_ENTER[layer] ?? []).includes(targetLayer)
}

describe('architecture: rooms and layers (H1)', () => {
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

  it('http imports no notifications, routes or storage', () => {
    const transport = product.filter((file) => file.startsWith('src/http/'))
    expect(transport.filter((file) => /@tanstack|@mantine|#\/browser/.test(read(file)))).toEqual([])
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

/** APIs through which a text could do harm, with the only files that may use them. */
const SINKS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/dangerouslySetInnerHTML/, ['src/ui/text/sanitised-html.tsx']],
  [/\.innerHTML|outerHTML|insertAdjacentHTML|document\.write/, []],
  [/window\.open\(/, ['src/browser/urls.ts']],
  [/location\.(assign|replace|reload)\(|location\.href =/, ['src/browser/urls.ts']],
  [/localStorage|sessionStorage/, ['src/browser/stored-value.ts']],
  [/navigator\.clipboard/, ['src/ui/button/copy.ts']],
  // A channel between the tabs of one origin.
  [/addEventListener\(\s*'message'|onmessage/, ['src/http/gateway.ts']],
  // The fetch function of ky, which first looks for preloaded responses.
  [/\bfetch\(/, ['src/http/gateway.ts']],
  [/['"]\/?api\//, product.filter((file) => /^src\/(resources\/|http\/|app\/pages\.ts$)/.test(file))],
  [/`\/?api\//, ['src/http/gateway.ts']],
]

it('sinks: each is used only in its allowed files (T-01, T-05, T-40)', () => {
  const files = product.map((file) => ({
    file,
    source: read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }))
  const wrong = SINKS.flatMap(([sink, places]) =>
    files
      .filter(({ file, source }) => sink.test(source) && !places.includes(file))
      .map(({ file }) => `${file} uses ${sink}`),
  )
  expect(wrong).toEqual([])
})

it('lint: no suppression lacks a reason', () => {
  const escapes = /@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable(?!.* -- )/
  expect(code.filter((file) => !file.endsWith('architecture.test.ts') && escapes.test(read(file)))).toEqual(
    [],
  )
})

it('files: none is a drawer such as utils or common', () => {
  expect(
    all.filter((file) => /(^|\/)((utils?|helpers?|common|lib|misc)([./]|$)|index\.tsx?$)/.test(file)),
  ).toEqual([])
})

it('texts: every message key is used', () => {
  const source = product
    .filter((file) => !file.startsWith('src/i18n/'))
    .map(read)
    .join('\n')
  // Keys built from a prefix and a value, such as `token.order.${order}`.
  const prefixes = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix)
  // Keys of each noun, such as `${noun}.empty`.
  const ofNouns = new Set(
    [...source.matchAll(/`\$\{(?:\w+\.)?noun\}(\.[\w.]+)`/g)].flatMap(([, suffix = '']) =>
      ['channel', 'profile', 'redemption', 'token', 'user'].map((noun) => noun + suffix),
    ),
  )
  // In double quotes: attributes of JSX.
  const unused = Object.keys({ ...en, ...enLater }).filter(
    (key) =>
      !source.includes(`'${key}'`) &&
      !source.includes(`"${key}"`) &&
      !ofNouns.has(key) &&
      !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})

it('texts: what is shown before the later ones are loaded is not one of them', () => {
  const names = Object.entries<Page>(pages).flatMap(([name, page]) =>
    page.firstTextsOnly ? screenOf(name) : [],
  )
  const isScreen = (file: string) => names.some((name) => read(file).includes(`export function ${name}(`))
  const reached = new Set(['src/main.tsx', ...product.filter(isScreen)])
  for (const file of reached) {
    const source = read(file)
    // What is loaded later waits for the texts, unless its code is imported without more ado.
    const isWaiting =
      /lazy(Part|EditMode)\(|pageOptions\(|loadAllTexts/.test(source) &&
      !source.includes('firstTextsOnly: true')
    const imports = [
      ...importsOf(file, /^(?:import|\}) (?!type )[^']*'([^']+)'/gm),
      ...(isWaiting ? [] : importsOf(file, /import\('([^']+)'\)/g)),
    ]
    for (const path of imports) {
      const module = product.find((each) => each.replace(/\.tsx?$/, '') === path)
      if (module) reached.add(module)
    }
  }
  const wrong = [...reached].flatMap((file) => {
    // Keys with values in them: `token.order.${order}`, `oauth.${intent}.${provider}`, and `${noun}.empty` for any noun.
    const built = [...read(file).matchAll(/`((?:[\w.]|\$\{[^}]*\})*)`/g)]
      .map(([, key = '']) => key.replaceAll(/\$\{(\w+\.)?noun\}/g, '(channel|redemption|token|user)'))
      .map((key) => key.replace(/\$\{intent\}/, '(logIn|bind)').replaceAll(/\$\{[^}]*\}/g, '[^.]+'))
      .flatMap((key) => (/^[a-z(].*\./.test(key) ? RegExp(`^${key}$`) : []))
    return Object.keys(enLater)
      .filter((key) => new RegExp(`['"]${key}['"]`).test(read(file)) || built.some((keys) => keys.test(key)))
      .map((key) => `${file}: ${key}`)
  })
  expect(reached.size).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
