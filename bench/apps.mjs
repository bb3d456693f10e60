// @ts-check
// What is measured: the console as it was built, the floor, and any other built folder.
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { embeddedGateway, ROOT, startHost } from './host.mjs'

/** @typedef {{ name: string, dist: string }} Built */
/** @typedef {Built & { url: string, stop: () => void }} App served by a host and a gateway of its own */

/**
 * Builds the floor as the console is built: one page, minified, no more.
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
 * The console, the floor and the folders given, in this order. Throws when one is not built.
 * @param {readonly string[]} folders
 * @param {string} outDir where the floor may be built
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
export async function served(built) {
  const host = await startHost(built.dist, await embeddedGateway({ seed: 'large' }))
  return { ...built, ...host }
}
