// Names of source modules, and how a source map refers to them.

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
