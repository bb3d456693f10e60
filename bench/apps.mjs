// @ts-check
// The apps to measure: the built console, the baseline app and any other built folder.
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { embeddedGateway, ROOT, startHost } from './host.mjs'

/** @typedef {{ name: string, dist: string }} Built */
/** @typedef {Built & { url: string, stop: () => void }} App served by its own host and gateway */

/**
 * Builds the baseline like the console: one page, minified.
 * @param {string} outDir
 */
async function buildBaseline(outDir) {
  await build({
    configFile: false,
    root: join(ROOT, 'bench', 'baseline'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
}

/**
 * Returns the console, the baseline and the given folders, in this order. Throws if one is not built.
 * @param {readonly string[]} folders
 * @param {string} outDir folder to build the baseline into
 * @returns {Promise<Built[]>}
 */
export async function builtApps(folders, outDir) {
  process.env.NODE_ENV ??= 'production'
  const baseline = join(outDir, 'baseline')
  await buildBaseline(baseline)
  const others = folders.map((folder) => {
    const dist = resolve(folder)
    const name = basename(dist) === 'dist' ? basename(dirname(dist)) : basename(dist)
    return { name, dist }
  })
  const apps = [
    { name: 'console', dist: join(ROOT, 'dist') },
    { name: 'baseline', dist: baseline },
    ...others,
  ]
  const missing = apps.find(({ dist }) => !existsSync(join(dist, 'index.html')))
  if (missing) throw new Error(`no built page in ${missing.dist}; run "npm run build" there first`)
  return apps
}

/**
 * @param {Built} built
 * @returns {Promise<App>}
 */
export async function serveApp(built) {
  const host = await startHost(built.dist, await embeddedGateway({ seed: 'large' }))
  return { ...built, ...host }
}
