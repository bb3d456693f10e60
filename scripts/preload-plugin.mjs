// @ts-check
// Tells the page which files and answers each address begins with, so that public/start.js can send for them before
// the libraries have come.
import { readFileSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from 'vite'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const START = fileURLToPath(new URL('../public/start.js', import.meta.url))
/** The least role that a gate lets through, in the server's numbers. */
const ROLE = { publicGate: 0, userGate: 1, adminGate: 10 }

/**
 * The question whose answer becomes the first rows, as the loader of the address asks it when nothing stands behind the
 * path. That of the log names the present time, so it cannot be asked before the loader does.
 * @type {Record<string, string>}
 */
const ROWS = {
  '/token': '/api/token/?p=0',
  '/channel': '/api/channel/?p=0',
  '/user': '/api/user/?p=0',
  '/redemption': '/api/redemption/?p=0',
}

/**
 * @typedef {object} Place
 * @property {string} path as a route writes it: `/token/edit/$id`
 * @property {number} role the least one that may come here
 * @property {string} screen the module of its screen
 */

/**
 * Every address whose screen is a file of its own, read from the routes themselves. Throws where a route is written in
 * a way that this cannot read.
 * @returns {Place[]}
 */
function lazyRoutes() {
  const files = readdirSync(join(SRC, 'screens'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /-routes\.tsx?$/.test(file))
    .flatMap((file) => {
      const [, ...routes] = readFileSync(join(SRC, 'screens', file), 'utf8').split('createRoute({')
      return routes.map((route) => {
        const gate = /getParentRoute: \(\) => (\w+)/.exec(route)?.[1] ?? ''
        const path = /path: '([^']*)'/.exec(route)?.[1]
        const screen = /lazyScreen\(\(\) => import\('([^']+)'\)/.exec(route)?.[1]
        const role = Object.entries(ROLE).find(([name]) => name === gate)?.[1]
        if (path === undefined || role === undefined || !screen)
          throw new Error(`${file} has a route that cannot be read: ${route.slice(0, 120)}`)
        return {
          path: path === '/' ? path : `/${path}`,
          role,
          screen: join(SRC, 'screens', file, '..', screen),
        }
      })
    })
}

/** @param {string} path */
const asPattern = (path) => path.replaceAll(/\$\w+/g, '*')

/** @typedef {import('vite').Rollup.OutputBundle} Bundle */

/**
 * The files that a module and all it imports are in, styles last.
 * @param {Bundle} bundle
 * @param {string} module without its ending
 */
function filesOf(bundle, module) {
  const files = Object.values(bundle)
  const start = files.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.replace(/\.tsx?$/, '') === module),
  )
  if (!start) throw new Error(`no file of the build has ${module}`)
  const names = new Set([start.fileName])
  /** @type {Set<string>} */
  const styles = new Set()
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') continue
    for (const next of chunk.imports) names.add(next)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return [...names, ...styles]
}

/**
 * Writes into the built page what each address begins with, as data that nothing runs, and packs the script that reads
 * it: it must be of the same build, so it is kept and named as the other files are.
 * @returns {import('vite').Plugin}
 */
export function preloadPlugin() {
  return {
    name: 'first-load',
    // The demonstration's answers come from a worker, which a first visit does not have yet.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async generateBundle() {
      const { code } = await minify(START, readFileSync(START, 'utf8'))
      this.emitFile({ type: 'asset', name: 'start.js', source: code })
    },
    writeBundle: ({ dir = '' }) => rm(join(dir, 'start.js'), { force: true }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        /** @type {string[]} */
        const files = []
        const numbered = (/** @type {string} */ module) =>
          filesOf(bundle, module)
            .map((name) => `/${name}`)
            .filter((address) => !html.includes(address))
            .map((address) => (files.includes(address) ? files.indexOf(address) : files.push(address) - 1))
        const places = lazyRoutes().map(({ path, role, screen }) => ({
          path: asPattern(path),
          role,
          files: numbered(screen),
          rows: ROWS[path],
        }))
        const words = { en: numbered(join(SRC, 'i18n/en')), zh: numbered(join(SRC, 'i18n/zh')) }
        const data = JSON.stringify({ files, places, words })
        const start = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('start.js'),
        )
        if (!start || !html.includes('"/start.js"')) throw new Error('the page does not begin with start.js')
        return html
          .replace('"/start.js"', `"/${start.fileName}"`)
          .replace('<script', `<script type="application/json" id="first-load">${data}</script>\n    <script`)
      },
    },
  }
}
