// Divides the dictionaries by what each lazily loaded module shows, and loads each part together with its module.
import { basename, extname, join } from 'node:path'
import { parseSync, runnerImport, Visitor, type Plugin } from 'vite'
import { readPages } from './read-pages.ts'
import { closureOf, type Chunk, type SmallestChunks } from './smallest-chunks.ts'

const SOURCES = join(import.meta.dirname, '..', 'src')
/** Module whose loaders the build replaces by those of the first texts. */
const FIRST_TEXTS = join(SOURCES, 'i18n', 'first-texts.ts')
const PREFIX = '\0texts/'
const LANGUAGES = ['en', 'zh'] as const

type Language = (typeof LANGUAGES)[number]
/** Texts by message key. */
export type Dictionary = Readonly<Record<string, string>>
/**
 * Returns the module with the texts of a screen or of a module preloaded with one, by export name; without a name, the
 * texts that every page needs.
 */
export type TextsOf = (language: Language, exportName?: string) => string

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns the message keys that code can ask for. A key is a string in the code of its module, or a template whose
 * first part names the area, because keys are typed: other texts do not compile.
 */
export function keysIn(file: string, code: string, known: Dictionary): Set<string> {
  const keys = new Set<string>()
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && Object.hasOwn(known, value)) keys.add(value)
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => value.cooked ?? '')
      if (!/^[a-z]\w*\./i.test(parts[0] ?? '')) return
      const pattern = new RegExp(`^${parts.map(escaped).join('.*')}$`)
      for (const key of Object.keys(known)) if (pattern.test(key)) keys.add(key)
    },
  }).visit(parseSync(file, code).program)
  return keys
}

/** Message keys by module: those of the entry, and by id those of each lazily loaded module beyond the entry's. */
interface Parts {
  first: ReadonlySet<string>
  /** By id of the lazily loaded module. */
  lazy: ReadonlyMap<string, ReadonlySet<string>>
}

const isDictionary = (id: string) => id.startsWith(join(SOURCES, 'i18n', ''))

/** Returns the keys of each part; screens are export names. */
export function partsOf(
  { chunks, lazy: starts }: SmallestChunks,
  screens: ReadonlySet<string>,
  known: Dictionary,
): Parts {
  const keys = new Map(
    [...chunks.values()].map(({ fileName, moduleIds, code }) => [
      fileName,
      moduleIds.every(isDictionary) ? new Set<string>() : keysIn(fileName, code, known),
    ]),
  )
  const closureKeys = (chunk: Chunk | undefined) =>
    [...closureOf(chunks, chunk)].flatMap((name) => Array.from(keys.get(name) ?? []))
  const first = new Set(closureKeys([...chunks.values()].find(({ isEntry }) => isEntry)))
  const lazy = new Map<string, ReadonlySet<string>>()
  for (const [id, chunk] of starts) {
    if (isDictionary(id)) continue
    const own = closureKeys(chunk).filter((key) => !first.has(key))
    // A screen's part is complete, so that a first load needs one file of texts.
    const isScreen = chunk.exports.some((name) => screens.has(name))
    if (isScreen) lazy.set(id, new Set([...first, ...own]))
    else if (own.length > 0) lazy.set(id, new Set(own))
  }
  return { first, lazy }
}

/** Loaders of a part as an expression: an object of type `TextPart` (src/i18n/i18n.ts). */
const loadersOf = (name: string, isComplete: boolean) =>
  `{ ${LANGUAGES.map((language) => `${language}: () => import('${PREFIX}${language}-${name}')`).join(
    ', ',
  )}, isComplete: ${isComplete} }`

/** The plugin, and the function that names the modules it adds. */
interface ModuleTexts {
  plugin: Plugin
  moduleOf: TextsOf
}

/** Creates the plugin; `smallestChunks` builds the chunks whose code it reads. */
export function textsByModule(smallestChunks: () => Promise<SmallestChunks>): ModuleTexts {
  let parts: Parts = { first: new Set(), lazy: new Map() }
  const dictionaries = new Map<string, Dictionary>()
  /** Ids of all lazily loaded modules, with texts or without. */
  let planned: ReadonlySet<string> = new Set()
  /** Ids of lazily loaded modules, by the name of their part. */
  const idsByName = new Map<string, string>()
  /** Names of the complete parts: those of screens. */
  const complete = new Set<string>()
  /** Names of the parts of screens and of the modules preloaded with them, by export name. */
  const namesByExport = new Map<string, string>()

  async function plan() {
    const [smallest, { pages }, ...loaded] = await Promise.all([
      smallestChunks(),
      readPages(),
      ...LANGUAGES.map((language) =>
        runnerImport<Record<string, Dictionary>>(join(SOURCES, 'i18n', `${language}.ts`)),
      ),
    ])
    LANGUAGES.forEach((language, index) => dictionaries.set(language, loaded[index]?.module[language] ?? {}))
    const screens = new Set(pages.map(({ screen }) => screen))
    const preloaded = new Set(pages.map(({ preloadedModule }) => preloadedModule?.exportName))
    parts = partsOf(smallest, screens, dictionaries.get('en') ?? {})
    planned = new Set(smallest.lazy.keys())
    for (const [id, { exports }] of smallest.lazy) {
      if (!parts.lazy.has(id)) continue
      const name = basename(id, extname(id))
      if (idsByName.has(name)) throw new Error(`two lazily loaded modules are called ${name}`)
      idsByName.set(name, id)
      for (const each of exports) {
        if (screens.has(each)) complete.add(name)
        if (screens.has(each) || preloaded.has(each)) namesByExport.set(each, name)
      }
    }
  }

  function textsModule(language: string, name: string): string {
    const texts = dictionaries.get(language) ?? {}
    const keys = name === 'first' ? parts.first : (parts.lazy.get(idsByName.get(name) ?? '') ?? [])
    return `export const texts = ${JSON.stringify(Object.fromEntries([...keys].toSorted().map((key) => [key, texts[key]])))}`
  }

  const plugin: Plugin = {
    name: 'texts-by-module',
    apply: 'build',
    enforce: 'pre',
    buildStart: plan,
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load(id) {
      if (id === FIRST_TEXTS) return `export const firstTexts = ${loadersOf('first', true)}`
      const [, language, name] = /^\0texts\/(\w+)-(.+)$/.exec(id) ?? []
      return language && name ? textsModule(language, name) : undefined
    },
    /** Adds the texts to each import of a lazily loaded module. */
    async transform(code, id) {
      if (!id.startsWith(SOURCES) || isDictionary(id) || !code.includes('import(')) return undefined
      const imports: { start: number; end: number; path: string }[] = []
      new Visitor({
        ImportExpression: ({ start, end, source }) => {
          // Without its path, nobody knows which texts to load with it.
          if (source.type !== 'Literal' || typeof source.value !== 'string')
            throw new Error(`${id}: import() of something other than a string`)
          imports.push({ start, end, path: source.value })
        },
      }).visit(parseSync(id, code).program)
      const resolved = await Promise.all(imports.map(({ path }) => this.resolve(path, id)))
      let changed = code
      // From the last to the first, so that the positions stay valid.
      for (const [index, { start, end }] of [...imports.entries()].toReversed()) {
        const target = resolved[index]?.id ?? ''
        if (target.startsWith(SOURCES) && !isDictionary(target) && !planned.has(target))
          throw new Error(`no texts were planned for ${target}, which ${id} loads lazily`)
        if (!parts.lazy.has(target)) continue
        const name = basename(target, extname(target))
        const part = loadersOf(name, complete.has(name))
        changed = `${changed.slice(0, start)}withTexts(${changed.slice(start, end)}, ${part})${changed.slice(end)}`
      }
      // On the first line, so that the lines of source maps stay valid.
      return changed === code
        ? undefined
        : { code: `import { withTexts } from '#/i18n/part-texts'; ${changed}`, map: null }
    },
  }
  return {
    plugin,
    moduleOf: (language, exportName) =>
      `${PREFIX}${language}-${exportName ? namesByExport.get(exportName) : 'first'}`,
  }
}
