// @ts-check
// Composition of the console's chunks: minified bytes per source module.
import { build } from 'vite'
import { ROOT } from './host.mjs'
import { bytesBySource } from './source-map.mjs'

/** @typedef {Map<string, number>} Parts bytes by module: own modules by path, others by package */

/**
 * `node_modules/@mantine/core/esm/…/Menu.mjs` → `@mantine/core/components/Menu`; `src/ui/grid/grid.tsx` as it is.
 * @param {string} source
 */
function moduleOf(source) {
  const path = source.replace(/^(\.\.\/)+/, '').replace(/\?.*$/, '')
  const [, inPackage] = path.split(/.*node_modules\//)
  if (inPackage === undefined) return path || '(bundler)'
  return inPackage.replace(/\/(esm|es|dist|lib|build)(?=\/)/g, '').replace(/\.(production)?\.?[mc]?js$/, '')
}

/**
 * Returns the group of a module: a package, a part of a large package, or a folder of src.
 * @param {string} module
 */
export function groupOf(module) {
  const steps = module.split('/')
  if (module.startsWith('src/')) return steps.slice(0, Math.min(3, steps.length - 1) || 1).join('/')
  if (module.startsWith('@mantine/')) return steps.slice(0, 4).join('/')
  return steps.slice(0, module.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Builds in memory like `npm run build`, but with source maps; file names are identical.
 * @returns {Promise<Map<string, Parts>>} parts by chunk file, such as `assets/grid-x1y2.js`
 */
export async function partsOfBuild() {
  const built = await build({ root: ROOT, logLevel: 'silent', build: { write: false, sourcemap: 'hidden' } })
  if (!('output' in built)) throw new Error('expected a single build')
  /** @type {Map<string, Parts>} */
  const parts = new Map()
  for (const file of built.output) {
    if (file.type !== 'chunk' || !file.map) continue
    const bytes = new Map()
    for (const [source, count] of bytesBySource(file.code, file.map)) {
      const module = moduleOf(source)
      bytes.set(module, (bytes.get(module) ?? 0) + count)
    }
    parts.set(file.fileName, bytes)
  }
  return parts
}
