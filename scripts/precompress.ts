import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smallest file to compress, in bytes: smaller ones fit in one packet anyway. */
const MIN_SIZE = 1000
const FORMATS = [
  { suffix: '.gz', compress: promisify(gzip), options: { level: 9 } },
  {
    suffix: '.br',
    compress: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  },
]

/**
 * Vite plugin that writes `.gz` and `.br` files for the scripts and styles of a production build. index.html is left
 * out, because its nonce changes per response; so is the demo, whose hosts compress themselves.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
      await Promise.all(files.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < MIN_SIZE) return
  const content = await readFile(file)
  await Promise.all(
    FORMATS.map(async ({ suffix, compress, options }) =>
      writeFile(file + suffix, await compress(content, options)),
    ),
  )
}
