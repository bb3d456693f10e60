// Adds a preload list to index.html: the chunks and the first API request of each page, which public/start.js fetches
// before the library chunks arrive.
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, type ResolvedConfig, type Rollup } from 'vite'
import type { Frames } from './frame-tree.ts'
import { renderFrames, withBuiltClasses } from './read-frames.ts'
import { readPages } from './read-pages.ts'
import type { TextsOf } from './texts-plugin.ts'

const START = fileURLToPath(new URL('../public/start.js', import.meta.url))

const asPattern = (path: string) => path.replaceAll(/\$\w+/g, '*')

/** Returns frames with the pages by the patterns that start.js compares. */
function withPatterns({ pages, ...frames }: Frames): Frames {
  const byPattern = (paths: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(paths).map(([path, page]) => [asPattern(path), page]))
  const { everybody, signedIn, admins } = pages
  return {
    ...frames,
    pages: { everybody: byPattern(everybody), signedIn: byPattern(signedIn), admins: byPattern(admins) },
  }
}

/** Returns the files of a module (given by its id) and its static imports, styles last. */
function filesOf(bundle: Rollup.OutputBundle, module: string | undefined): string[] {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id === module),
  )
  if (!start) throw new Error(`no chunk contains ${module}`)
  const names = new Set([start.fileName])
  const styles = new Set<string>()
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') continue
    for (const next of chunk.imports) names.add(next)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return [...names, ...styles]
}

/**
 * Vite plugin that embeds the preload list as inline JSON (which does not execute) and emits the minified start.js as
 * a hashed asset, so that both belong to the same build.
 */
export function preloadPlugin(textsOf: TextsOf): Plugin {
  /** Modules that are loaded lazily, by the name of each export. */
  const lazyModules = new Map<string, string>()
  let config: ResolvedConfig
  /** Rendered by a process beside the build. */
  let rendered: Promise<Frames> | undefined
  return {
    name: 'preload',
    // The demo is left out: its API runs in a worker that does not exist on the first visit.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      // A build in memory, as in a test, shows nothing.
      if (!config.build.write) return
      const { pages } = await readPages()
      rendered = renderFrames(pages)
      // Reported where it is awaited.
      rendered.catch(() => undefined)
    },
    async generateBundle() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id)
        if (module?.dynamicImporters.length)
          for (const name of module.exports ?? []) lazyModules.set(name, id)
      }
      const frames = await rendered
      const built = frames && JSON.stringify(withPatterns(await withBuiltClasses(frames, config)))
      const source = `{const pageFrames=${built};${readFileSync(START, 'utf8')}}`
      const { code } = await minify(START, source)
      this.emitFile({ type: 'asset', name: 'start.js', source: code })
    },
    writeBundle: ({ dir = '' }) => rm(join(dir, 'start.js'), { force: true }),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const files: string[] = []
        const indicesOf = (module: string | undefined) =>
          filesOf(bundle, module)
            .map((name) => `/${name}`)
            .filter((address) => !html.includes(address))
            .map((address) => (files.includes(address) ? files.indexOf(address) : files.push(address) - 1))
        const { pages } = await readPages()
        const filesOfExport = (name: string) => indicesOf(lazyModules.get(name))
        const textsOfExport = (name?: string) => ({
          en: indicesOf(textsOf('en', name)),
          zh: indicesOf(textsOf('zh', name)),
        })
        const places = pages.map(
          ({ path, minRole, screen, preloadedModule, firstRequest, place, isCard }) => {
            const screenFiles = filesOfExport(screen)
            return {
              path: asPattern(path),
              role: minRole,
              menu: place,
              isCard,
              files: screenFiles,
              texts: textsOfExport(screen),
              preloadedModule: preloadedModule && {
                unlessStored: preloadedModule.unlessStored,
                // Each file is linked once.
                files: filesOfExport(preloadedModule.exportName).filter(
                  (file) => !screenFiles.includes(file),
                ),
                texts: textsOfExport(preloadedModule.exportName),
              },
              firstRequest,
            }
          },
        )
        const texts = textsOfExport()
        const data = JSON.stringify({ files, places, texts })
        const start = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('start.js'),
        )
        if (!start || !html.includes('"/start.js"')) throw new Error('index.html does not load start.js')
        return html
          .replace('"/start.js"', `"/${start.fileName}"`)
          .replace('<script', `<script type="application/json" id="first-load">${data}</script>\n    <script`)
      },
    },
  }
}
