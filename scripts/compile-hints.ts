import type { Plugin } from 'vite'

const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/**
 * Vite plugin that has Chromium compile all functions of a script while it arrives, beside the main thread, instead of
 * each at its first call. Chunks are small enough that most of their functions are called. Other browsers ignore the
 * comment, which counts only at the very start of a file: `output.postBanner` would come after what Vite adds.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          file.code = COMPILE_ALL + file.code
          const map = bundle[`${file.fileName}.map`]
          if (!file.map || map?.type !== 'asset') continue
          // A line without mappings.
          file.map.mappings = `;${file.map.mappings}`
          map.source = JSON.stringify(file.map)
        }
      },
    },
  }
}
