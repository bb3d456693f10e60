// The console's modules in chunks that no decision has merged yet.
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

export type Chunk = Rolldown.OutputChunk
/** Chunks by file name. */
export type Chunks = ReadonlyMap<string, Chunk>

/** The result of a build in memory. */
export interface SmallestChunks {
  chunks: Chunks
  /** By id of each module that is loaded lazily, the chunk to load for it. */
  lazy: ReadonlyMap<string, Chunk>
}

/** Creates a plugin that adds the ids of all modules that some `import()` names. */
const collectLazy = (ids: Set<string>): Plugin => ({
  name: 'collect-lazy-modules',
  generateBundle() {
    for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.dynamicImporters.length) ids.add(id)
  },
})

async function buildChunks({ plugins = [], ...config }: InlineConfig): Promise<SmallestChunks> {
  const ids = new Set<string>()
  const groups = [
    { name: 'initial', tags: ['$initial'] satisfies ['$initial'] },
    { name: 'shared', minShareCount: 2, entriesAware: true },
  ]
  const built = await build({
    ...config,
    plugins: [...plugins, collectLazy(ids)],
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
  if (!('output' in built)) throw new Error('expected a single build')
  const all = built.output.filter((file) => file.type === 'chunk')
  const lazy = new Map<string, Chunk>()
  for (const id of ids) {
    // A module that others also import statically is in a chunk that it shares, which is the start of no module.
    const chunk =
      all.find(({ facadeModuleId }) => facadeModuleId === id) ??
      all.find(({ moduleIds }) => moduleIds.includes(id))
    if (chunk) lazy.set(id, chunk)
  }
  return { chunks: new Map(all.map((chunk) => [chunk.fileName, chunk])), lazy }
}

/**
 * Returns a function that builds in memory, once, with a chunk per set of screens, dialogs and other lazy modules that
 * need the same modules; `config` is what the build needs to resolve and transform modules.
 */
export function smallestChunks(config: InlineConfig): () => Promise<SmallestChunks> {
  let chunks: Promise<SmallestChunks> | undefined
  return () => (chunks ??= buildChunks(config))
}

/** Returns the file names of a chunk and its static imports. */
export function closureOf(chunks: Chunks, start: Chunk | undefined): Set<string> {
  const names = new Set(start && [start.fileName])
  for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next)
  return names
}
