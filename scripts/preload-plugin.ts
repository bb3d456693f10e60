// Writes into index.html what public/start.js asks for before any code has arrived.
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, type Rollup } from 'vite'
import { MIN_ROLE } from '../src/session/audience.ts'
import { pages, screenOf, type Page } from '../src/app/pages.ts'

const START = fileURLToPath(new URL('../public/start.js', import.meta.url))

/** The tag of index.html that the list precedes, and whose script gets a content hash. */
const START_TAG = '<script src="/start.js">'

/** Returns the addresses of the lazily loaded chunk that exports `name`, its static imports, and their styles. */
function filesOf(bundle: Rollup.OutputBundle, name: string): string[] {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isDynamicEntry && file.exports.includes(name),
  )
  if (!start) throw new Error(`no chunk exports ${name}`)
  const chunks = new Set([start.fileName])
  const styles = new Set<string>()
  for (const each of chunks) {
    const chunk = bundle[each]
    if (chunk?.type !== 'chunk') continue
    for (const next of chunk.imports) chunks.add(next)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return [...styles, ...chunks].map((file) => `/${file}`)
}

/**
 * Creates the plugin. The list is inline JSON, which does not execute; start.js becomes an asset with a content hash,
 * so that both belong to the same build.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'preload',
    // The demo is left out: its API runs in a worker that does not exist on the first visit.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async generateBundle() {
      const { code } = await minify(START, readFileSync(START, 'utf8'))
      this.emitFile({ type: 'asset', name: 'start.js', source: code })
    },
    writeBundle: ({ dir = '' }) => rm(join(dir, 'start.js'), { force: true }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const start = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes('start.js'),
        )
        if (!bundle || !start) throw new Error('the build has no start.js')
        if (!html.includes(START_TAG)) throw new Error(`index.html has no ${START_TAG}`)
        const newFilesOf = (name: string) => filesOf(bundle, name).filter((file) => !html.includes(file))
        const preloads = Object.entries<Page>(pages).map(([name, page]) => ({
          pattern: page.path.replaceAll(/\$\w+/g, '*'),
          role: MIN_ROLE[page.audience],
          files: newFilesOf(screenOf(name)),
          firstTextsOnly: page.firstTextsOnly,
          firstRequest: page.firstRequest,
          firstRequestOfAdmins: page.firstRequestOfAdmins,
        }))
        const list = JSON.stringify({
          pages: preloads,
          texts: {
            en: [newFilesOf('en'), newFilesOf('enLater')],
            zh: [newFilesOf('zh'), newFilesOf('zhLater')],
          },
        })
        return html.replace(
          START_TAG,
          () =>
            `<script type="application/json" id="preload-list">${list}</script>\n    <script src="/${start.fileName}">`,
        )
      },
    },
  }
}
