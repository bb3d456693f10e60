// Rejects a build whose chunks import each other.
import type { Plugin } from 'vite'

/** Names of the chunks that import themselves through others. `imports` has the static imports of each chunk. */
export function cyclicChunks(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return [...imports.keys()].filter((name) => {
    const reached = new Set(imports.get(name))
    for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further)
    return reached.has(name)
  })
}

/**
 * Creates a plugin that fails the build if chunks import each other. One of them is evaluated before the other, so a
 * constant that it needs at once would be undefined, in the built console only.
 */
export function rejectChunkCycles(): Plugin {
  return {
    name: 'reject-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const cyclic = cyclicChunks(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (cyclic.length > 0)
        this.error(`chunks import each other: ${cyclic.join(', ')}; see the groups in vite.config.ts`)
    },
  }
}
