// Decides which modules share a chunk by what the first loads of the pages need.
import { statSync } from 'node:fs'
import type { Plugin } from 'vite'
import { mergeChunks, REQUEST_BYTES, type Part } from './merge-chunks.ts'
import { readPages } from './read-pages.ts'
import { closureOf, type Chunk, type Chunks, type SmallestChunks } from './smallest-chunks.ts'

/** Brotli bytes per byte of code before minification, about. */
const COMPRESSION = 0.22

/** Name of the chunk that every page loads. */
const ENTRY = 'console'

const isStyle = (id: string) => id.endsWith('.css')

/** The number of pages whose bit is set. */
const countPages = (pages: bigint) => pages.toString(2).replaceAll('0', '').length

/**
 * Adds the styles of each screen to a chunk with styles that its page loads anyway, where that is worth the request it
 * saves. Changes the modules of `merged`.
 */
function mergeStylesOfScreens(merged: readonly Part[], screens: readonly Chunk[]): void {
  const loadedWith = (page: number) =>
    merged.filter(({ pages, hasStyles }) => hasStyles && (pages >> BigInt(page)) & 1n)
  for (const [page, { moduleIds }] of screens.entries()) {
    const styles = moduleIds.filter(isStyle)
    const bytes = styles.reduce((sum, id) => sum + statSync(id).size, 0) * COMPRESSION
    const [target] = loadedWith(page).toSorted((a, b) => countPages(a.pages) - countPages(b.pages))
    if (target && (countPages(target.pages) - 1) * bytes < REQUEST_BYTES) target.modules.push(...styles)
  }
}

/** What the first load of a page needs beside the entry: export names. */
interface FirstLoad {
  screen: string
  /** Lazily loaded modules that come with the screen or right after it. */
  others: readonly string[]
}

/**
 * Plans the chunks of modules that first loads share. Returns the chunk name of each module. What the entry or every
 * page needs is one chunk.
 */
function planChunks(chunks: Chunks, firstLoads: readonly FirstLoad[]): Map<string, string> {
  const all = [...chunks.values()]
  const initial = closureOf(
    chunks,
    all.find(({ isEntry }) => isEntry),
  )
  const chunkOfExport = (name: string) => {
    const start = all.find((chunk) => chunk.isDynamicEntry && chunk.exports.includes(name))
    if (!start) throw new Error(`no chunk exports ${name}`)
    return start
  }
  const starts = firstLoads.map(({ screen }) => chunkOfExport(screen))
  const loads = firstLoads.map(
    ({ screen, others }) =>
      new Set([screen, ...others].flatMap((name) => Array.from(closureOf(chunks, chunkOfExport(name))))),
  )
  const parts = all
    .filter(({ fileName, isDynamicEntry }) => !initial.has(fileName) && !isDynamicEntry)
    .map(({ fileName, imports, modules }) => ({
      names: new Set([fileName]),
      imports: new Set(imports),
      modules: Object.keys(modules),
      bytes:
        Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) * COMPRESSION,
      hasStyles: Object.keys(modules).some(isStyle),
      pages: loads.reduce((bits, load, page) => bits | (load.has(fileName) ? 1n << BigInt(page) : 0n), 0n),
    }))
    .filter(({ pages }) => pages !== 0n)
  const merged = mergeChunks(parts)
  mergeStylesOfScreens(merged, starts)
  const everyPage = (1n << BigInt(firstLoads.length)) - 1n
  const ofEntry = all.filter(({ fileName }) => initial.has(fileName)).flatMap(({ moduleIds }) => moduleIds)
  const planned = merged.map(({ modules, pages }, index) => ({
    modules,
    name: pages === everyPage ? ENTRY : `shared-${index}`,
  }))
  return new Map(
    [{ modules: ofEntry, name: ENTRY }, ...planned].flatMap(({ modules, name }) =>
      modules.map((id) => [id, name]),
    ),
  )
}

/** A plugin that plans the chunks before the build, and the function that names a module's chunk. */
interface FirstLoadChunks {
  plugin: Plugin
  /** The chunk of a module of the entry or that first loads share; null for all others. */
  chunkOf: (id: string) => string | null
}

/** Creates the plugin; `smallestChunks` builds the chunks that it merges. */
export function chunksByFirstLoad(smallestChunks: () => Promise<SmallestChunks>): FirstLoadChunks {
  let plan: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'chunks-by-first-load',
      apply: 'build',
      async buildStart() {
        const [{ chunks }, { pages }] = await Promise.all([smallestChunks(), readPages()])
        plan = planChunks(
          chunks,
          pages.map(({ screen, preloadedModule, nextModule }) => ({
            screen,
            others: [preloadedModule?.exportName, nextModule].filter((name) => name !== undefined),
          })),
        )
      },
    },
    chunkOf: (id) => plan.get(id) ?? null,
  }
}
