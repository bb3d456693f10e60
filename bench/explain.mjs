// @ts-check
// Prints the composition of each route's first load.
import { groupOf, partsOfBuild } from './build-parts.mjs'

const print = (/** @type {string} */ text) => process.stdout.write(`${text}\n`)
const kib = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1).padStart(7)
const largest = (/** @type {Map<string, number>} */ map) => [...map].toSorted(([, a], [, b]) => b - a)

/** `assets/controls~a~b~x1-HASH.js` → `controls…x1` */
const shortName = (/** @type {string} */ file) =>
  file
    .replace('assets/', '')
    .replace(/-[\w-]{8}\.\w+$/, '')
    .replace(/~.*~/, '…')

/**
 * @param {Map<string, number>} to
 * @param {string} name
 * @param {number} bytes
 */
function add(to, name, bytes) {
  to.set(name, (to.get(name) ?? 0) + bytes)
}

/**
 * @param {Map<string, import('./transfer-size.mjs').Load>} loads
 * @param {{ modules?: boolean }} [how] `modules`: single files instead of packages and folders
 */
export async function explain(loads, { modules = false } = {}) {
  const parts = await partsOfBuild()
  print('first loads: brotli KiB of script and style, requests for code, all requests\n')
  for (const [address, { files, requested }] of loads) {
    const sum = files.reduce((total, { brotli }) => total + brotli, 0)
    print(
      `${address.padEnd(22)} ${kib(sum)}  ${String(files.length).padStart(3)} ${String(requested.length).padStart(4)}`,
    )
  }
  for (const [address, { files, requested }] of loads) {
    print(`\n${address}`)
    print(
      requested
        .filter((path) => path.startsWith('/api'))
        .map((path) => `  requests ${path}`)
        .join('\n'),
    )
    /** @type {Map<string, number>} */
    const groups = new Map()
    /** @type {Map<string, Set<string>>} */
    const where = new Map()
    for (const { file, bytes, brotli } of files) {
      print(`  ${kib(brotli)} KiB brotli, ${kib(bytes)} minified  ${file}`)
      // Estimate: the file's brotli bytes in proportion to minified bytes.
      const share = brotli / bytes
      const inside = parts.get(file) ?? new Map([[file, bytes]])
      for (const [name, count] of inside) {
        const group = modules ? name : groupOf(name)
        add(groups, group, count * share)
        where.set(group, (where.get(group) ?? new Set()).add(shortName(file)))
      }
    }
    print('  by content, estimated (KiB brotli):')
    for (const [name, bytes] of largest(groups).filter(([, count]) => count >= 300))
      print(`  ${kib(bytes)}  ${name.padEnd(60)} ${[...(where.get(name) ?? [])].join(' ')}`)
  }
}
