// @ts-check
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In bytes: what is smaller fits one packet as it is. */
const WORTH_IT = 1000
const FORMATS = [
  { suffix: '.gz', compress: promisify(gzip), options: { level: 9 } },
  {
    suffix: '.br',
    compress: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  },
]

/**
 * Puts `.gz` and `.br` beside the scripts and styles of a build, so that a web server has nothing to compress. Not beside
 * the page: the nonce in it changes with each answer. Not for the demonstration, whose hosts do it themselves.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  return {
    name: 'precompress',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
      await Promise.all(files.map((name) => compressed(join(dir, name))))
    },
  }
}

/** @param {string} file */
async function compressed(file) {
  if ((await stat(file)).size < WORTH_IT) return
  const content = await readFile(file)
  await Promise.all(
    FORMATS.map(async ({ suffix, compress, options }) =>
      writeFile(file + suffix, await compress(content, options)),
    ),
  )
}
