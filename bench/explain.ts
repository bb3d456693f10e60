// Prints the composition of each route's first load.
import { groupOf, partsOfBuild } from './build-parts'
import type { Load } from './first-loads'

const print = (text: string) => process.stdout.write(`${text}\n`)
const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)
const largest = (map: ReadonlyMap<string, number>) => [...map].toSorted(([, a], [, b]) => b - a)

/** `assets/controls~a~b~x1-HASH.js` → `controls…x1` */
const shortName = (file: string) =>
  file
    .replace('assets/', '')
    .replace(/-[\w-]{8}\.\w+$/, '')
    .replace(/~.*~/, '…')

function add(to: Map<string, number>, name: string, bytes: number): void {
  to.set(name, (to.get(name) ?? 0) + bytes)
}

interface ExplainOptions {
  /** Print single files instead of packages and folders. */
  modules?: boolean
}

/** Builds with source maps and prints the loads. */
export async function explain(
  loads: ReadonlyMap<string, Load>,
  { modules = false }: ExplainOptions = {},
): Promise<void> {
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
    const groups = new Map<string, number>()
    const where = new Map<string, Set<string>>()
    for (const { file, bytes, brotli } of files) {
      print(`  ${kib(brotli)} KiB brotli, ${kib(bytes)} minified  ${file}`)
      // Estimate: the file's brotli bytes in proportion to minified bytes.
      const share = brotli / bytes
      const inside = parts.get(file) ?? new Map([[file, bytes]])
      for (const [name, count] of inside) {
        const group = modules ? name : groupOf(name)
        add(groups, group, count * share)
        where.set(group, (where.get(group) ?? new Set<string>()).add(shortName(file)))
      }
    }
    print('  by content, estimated (KiB brotli):')
    for (const [name, bytes] of largest(groups).filter(([, count]) => count >= 300))
      print(`  ${kib(bytes)}  ${name.padEnd(60)} ${[...(where.get(name) ?? [])].join(' ')}`)
  }
}
