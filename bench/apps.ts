// The apps to measure: the built console, the baseline app and any other built folder.
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { DIST, ROOT } from '../scripts/console-build'
import { startConsole } from '../scripts/console-server'
import type { RunningServer } from '../scripts/static-server'

interface BuiltApp {
  name: string
  dist: string
}

/** Builds the baseline like the console: one page, minified. */
async function buildBaseline(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(ROOT, 'bench', 'baseline'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
}

/**
 * Returns the console, the baseline (built into a folder of `outDir`) and the given folders, in this order. Throws if one
 * is not built.
 */
export async function builtApps(folders: readonly string[], outDir: string): Promise<BuiltApp[]> {
  const baseline = join(outDir, 'baseline')
  await buildBaseline(baseline)
  const others = folders.map((folder) => {
    const dist = resolve(folder)
    const name = basename(dist) === 'dist' ? basename(dirname(dist)) : basename(dist)
    return { name, dist }
  })
  const apps = [{ name: 'console', dist: DIST }, { name: 'baseline', dist: baseline }, ...others]
  const missing = apps.find(({ dist }) => !existsSync(join(dist, 'index.html')))
  if (missing) throw new Error(`no built page in ${missing.dist}; run "npm run build" there first`)
  return apps
}

/** Serves an app with its own embedded gateway and the large seed. */
export async function serveApp(app: BuiltApp): Promise<BuiltApp & RunningServer> {
  return { ...app, ...(await startConsole({ folder: app.dist, world: { seed: 'large' }, isDeployed: true })) }
}
