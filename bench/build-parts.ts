// Composition of the console's chunks: minified bytes per source module.
import { build } from 'vite'
import { ROOT } from '../scripts/console-build'

/** Bytes by module: own modules by path, others by package. */
export type Parts = Map<string, number>

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUE = new Map(DIGITS.split('').map((digit, value) => [digit, value]))

/**
 * Decodes a VLQ segment: base64 digits with five bits of value, a continuation bit, and the sign in the lowest bit.
 */
export function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = VALUE.get(digit) ?? 0
    value += (bits & 31) << shift
    shift += 5
    if (!(bits & 32)) {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1)
      value = 0
      shift = 0
    }
  }
  return numbers
}

/**
 * Attributes the bytes of a built file to its sources, with the source map; '' for code without a source, such as
 * bundler helpers.
 */
export function bytesBySource(
  code: string,
  map: { sources: readonly string[]; mappings: string },
): Map<string, number> {
  const bytes = new Map<string, number>()
  const lines = code.split('\n')
  let source = 0
  for (const [index, mappings] of map.mappings.split(';').entries()) {
    const line = lines[index] ?? ''
    let column = 0
    let from = 0
    let owner = ''
    const close = (to: number) => {
      const length = Buffer.byteLength(line.slice(from, to))
      bytes.set(owner, (bytes.get(owner) ?? 0) + length)
      from = to
    }
    for (const segment of mappings ? mappings.split(',') : []) {
      const [step = 0, sourceStep] = numbersOf(segment)
      column += step
      close(column)
      if (sourceStep === undefined) owner = ''
      else {
        source += sourceStep
        owner = map.sources[source] ?? ''
      }
    }
    close(line.length)
  }
  return bytes
}

/**
 * `node_modules/@mantine/core/esm/…/Menu.mjs` → `@mantine/core/components/Menu`; `src/ui/grid/grid.tsx` as it is.
 */
export function moduleOf(source: string): string {
  const path = source.replace(/^(\.\.\/)+/, '').replace(/\?.*$/, '')
  const [, inPackage] = path.split(/.*node_modules\//)
  if (inPackage === undefined) return path || '(bundler)'
  return inPackage.replace(/\/(esm|es|dist|lib|build)(?=\/)/g, '').replace(/\.(production)?\.?[mc]?js$/, '')
}

/** Returns the group of a module: a package, a part of a large package, or a folder of src. */
export function groupOf(module: string): string {
  const steps = module.split('/')
  if (module.startsWith('src/')) return steps.slice(0, Math.min(3, steps.length - 1) || 1).join('/')
  if (module.startsWith('@mantine/')) return steps.slice(0, 4).join('/')
  return steps.slice(0, module.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Builds in memory like `npm run build`, but with source maps; file names are identical. Returns the parts by chunk file,
 * such as `assets/grid-x1y2.js`.
 */
export async function partsOfBuild(): Promise<Map<string, Parts>> {
  const built = await build({ root: ROOT, logLevel: 'silent', build: { write: false, sourcemap: 'hidden' } })
  if (!('output' in built)) throw new Error('expected a single build')
  const parts = new Map<string, Parts>()
  for (const file of built.output) {
    if (file.type !== 'chunk' || !file.map) continue
    const bytes: Parts = new Map()
    for (const [source, count] of bytesBySource(file.code, file.map)) {
      const module = moduleOf(source)
      bytes.set(module, (bytes.get(module) ?? 0) + count)
    }
    parts.set(file.fileName, bytes)
  }
  return parts
}
