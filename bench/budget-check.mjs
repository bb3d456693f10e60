// @ts-check
// Compares what first loads weigh with what they may weigh.
import { groupOf } from './build-parts.mjs'

/** @typedef {import('./transfer-size.mjs').Load} Load */
/** @typedef {import('./build-parts.mjs').Parts} Parts */

/**
 * @typedef {object} Budget
 * @property {{ script: number, style: number }} reached brotli bytes when the budgets were written
 * @property {{ script: number, style: number, files: number, requests: number }} most
 * @property {readonly string[]} chunks names of its files, without what changes at each build
 */

/**
 * @typedef {object} Budgets
 * @property {Record<string, Budget>} routes by address
 * @property {Record<string, Record<string, number>>} chunks minified bytes of what was in each chunk
 */

const SLACK = 0.03
const NAMED = 6
/** Smaller parts are not kept: they explain nothing. */
const SMALLEST = 100

/** `assets/grid-x1y2z3w4.js` → `grid.js` */
const nameOf = (/** @type {string} */ file) =>
  file.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')

/**
 * What is in a file by package and room; a style sheet is a part of its own.
 * @param {Load['files'][number]} file
 * @param {ReadonlyMap<string, Parts>} parts
 * @returns {Map<string, number>}
 */
function groupsIn({ file, bytes }, parts) {
  /** @type {Map<string, number>} */
  const groups = new Map()
  for (const [module, count] of parts.get(file) ?? [[nameOf(file), bytes]]) {
    const group = groupOf(module)
    groups.set(group, (groups.get(group) ?? 0) + count)
  }
  return groups
}

const sumOf = (/** @type {Load['files']} */ files, /** @type {string} */ ending) =>
  files.filter(({ file }) => file.endsWith(ending)).reduce((total, { brotli }) => total + brotli, 0)

/**
 * @param {ReadonlyMap<string, Load>} loads
 * @param {ReadonlyMap<string, Parts>} parts
 * @returns {Budgets} what was reached, and a little more than that as what is allowed
 */
export function budgetsOf(loads, parts) {
  /** @type {Budgets} */
  const budgets = { routes: {}, chunks: {} }
  for (const [address, { files, asked }] of loads) {
    const reached = { script: sumOf(files, '.js'), style: sumOf(files, '.css') }
    budgets.routes[address] = {
      reached,
      most: {
        script: Math.ceil(reached.script * (1 + SLACK)),
        style: Math.ceil(reached.style * (1 + SLACK)),
        files: files.length,
        requests: asked.length,
      },
      chunks: files.map(({ file }) => nameOf(file)).toSorted(),
    }
    for (const file of files) {
      const kept = [...groupsIn(file, parts)].filter(([, bytes]) => bytes >= SMALLEST)
      budgets.chunks[nameOf(file.file)] = Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }
  }
  budgets.chunks = Object.fromEntries(Object.entries(budgets.chunks).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return budgets
}

/**
 * The largest additions to a first load, in words.
 * @param {Load} load
 * @param {Budget} budget
 * @param {Budgets['chunks']} chunks
 * @param {ReadonlyMap<string, Parts>} parts
 */
function additions({ files }, budget, chunks, parts) {
  /** @type {Map<string, number>} */
  const more = new Map()
  for (const file of files)
    for (const [group, bytes] of groupsIn(file, parts)) more.set(group, (more.get(group) ?? 0) + bytes)
  const known = new Set(more.keys())
  for (const chunk of budget.chunks)
    for (const [group, bytes] of Object.entries(chunks[chunk] ?? {})) {
      if (known.has(group)) more.set(group, (more.get(group) ?? 0) - bytes)
    }
  return [...more]
    .filter(([, bytes]) => bytes >= SMALLEST)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([group, bytes]) => `    +${bytes} bytes before compression: ${group}`)
}

/**
 * What is over its budget, a line each, followed by what has grown; nothing when all is well.
 * @param {ReadonlyMap<string, Load>} loads
 * @param {Budgets} budgets
 * @param {() => Promise<ReadonlyMap<string, Parts>>} readParts asked only when something is too large
 * @returns {Promise<string[]>}
 */
export async function findings(loads, budgets, readParts) {
  /** @type {string[]} */
  const found = []
  /** @type {ReturnType<typeof readParts> | undefined} */
  let parts
  for (const [address, load] of loads) {
    const { files, asked, foreign, repeated } = load
    for (const path of foreign) found.push(`${address}: asks another origin, ${path}`)
    for (const path of repeated) found.push(`${address}: asks twice for ${path}`)
    const budget = budgets.routes[address]
    if (!budget) {
      found.push(`${address}: has no budget; npm run budgets -- --write`)
      continue
    }
    const now = {
      script: sumOf(files, '.js'),
      style: sumOf(files, '.css'),
      files: files.length,
      requests: asked.length,
    }
    const units = {
      script: ' bytes of script, brotli',
      style: ' bytes of style, brotli',
      files: ' files',
      requests: ' requests',
    }
    const over = /** @type {const} */ (['script', 'style', 'files', 'requests']).filter(
      (what) => now[what] > budget.most[what],
    )
    for (const what of over)
      found.push(`${address}: ${now[what]}${units[what]}, ${budget.most[what]} are allowed`)
    if (over.includes('script') || over.includes('style')) {
      parts ??= readParts()
      found.push(...additions(load, budget, budgets.chunks, await parts))
    }
    const names = new Set(budget.chunks)
    const fresh = files.map(({ file }) => nameOf(file)).filter((name) => !names.has(name))
    if (over.includes('files')) found.push(`    not there before: ${fresh.join(', ')}`)
  }
  return found
}
