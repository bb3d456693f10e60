// Writes a `.gz` and a `.br` file beside each script and style of dist/ that has none yet, for servers that send them.
// index.html is left out, because its nonce changes per response.
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DIST } from './console-build'

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

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_SIZE) return
  for (const { suffix, compress, options } of FORMATS)
    // oxlint-disable-next-line no-await-in-loop -- there are more files than cores anyway
    if (!existsSync(file + suffix)) await writeFile(file + suffix, await compress(content, options))
}

const assets = join(DIST, 'assets')
const files = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
await Promise.all(files.map((name) => compressFile(join(assets, name))))
