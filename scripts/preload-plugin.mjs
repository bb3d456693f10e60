// @ts-check
// Adds a preload list to index.html: the chunks and API requests of each route, which public/start.js fetches before
// the library chunks arrive.
import { readFileSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from 'vite'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const START = fileURLToPath(new URL('../public/start.js', import.meta.url))
/** Lowest role that each route gate admits, as the server's number. */
const MIN_ROLE = { publicGate: 0, userGate: 1, adminGate: 10 }

/**
 * First request for rows per route, identical to the loader's without search params. The log is left out, because its
 * request contains the current time.
 * @type {Record<string, string>}
 */
const FIRST_ROWS = {
  '/token': '/api/token/?p=0',
  '/channel': '/api/channel/?p=0',
  '/user': '/api/user/?p=0',
  '/redemption': '/api/redemption/?p=0',
}

/**
 * @typedef {object} PreloadRoute
 * @property {string} path path of the route: `/token/edit/$id`
 * @property {number} role lowest role that may open the route
 * @property {string} screen module of the screen
 */

/**
 * Parses the lazy routes from the route files. Throws if a route has a form that the regular expressions do not
 * match.
 * @returns {PreloadRoute[]}
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
        const role = Object.entries(MIN_ROLE).find(([name]) => name === gate)?.[1]
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
 * Returns the files of a module and its static imports, styles last.
 * @param {Bundle} bundle
 * @param {string} module path without extension
 */
function filesOf(bundle, module) {
  const files = Object.values(bundle)
  const start = files.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.replace(/\.tsx?$/, '') === module),
  )
  if (!start) throw new Error(`no chunk contains ${module}`)
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
 * Vite plugin that embeds the preload list as inline JSON (which does not execute) and emits the minified start.js as
 * a hashed asset, so that both belong to the same build.
 * @returns {import('vite').Plugin}
 */
export function preloadPlugin() {
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
        if (!bundle) return html
        /** @type {string[]} */
        const files = []
        const indicesOf = (/** @type {string} */ module) =>
          filesOf(bundle, module)
            .map((name) => `/${name}`)
            .filter((address) => !html.includes(address))
            .map((address) => (files.includes(address) ? files.indexOf(address) : files.push(address) - 1))
        const places = lazyRoutes().map(({ path, role, screen }) => ({
          path: asPattern(path),
          role,
          files: indicesOf(screen),
          rows: FIRST_ROWS[path],
        }))
        const words = { en: indicesOf(join(SRC, 'i18n/en')), zh: indicesOf(join(SRC, 'i18n/zh')) }
        const data = JSON.stringify({ files, places, words })
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
