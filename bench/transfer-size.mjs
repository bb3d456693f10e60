// @ts-check
// Measures the transfer size of each first load.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureFirstLoads } from './measure-first-load.mjs'
import { brotli, embeddedGateway, startHost } from './host.mjs'

/**
 * @typedef {object} Load
 * @property {{ file: string, bytes: number, brotli: number }[]} files scripts and styles, largest first
 * @property {string[]} requested every request to the app's origin, in order
 * @property {string[]} repeated duplicate requests that are not allowed
 * @property {string[]} foreign requests to other origins
 */

/**
 * @param {string} dist folder of a built console
 * @param {readonly import('./routes.mjs').Place[]} places
 * @returns {Promise<Map<string, Load>>} loads by URL path
 */
export async function transferSizes(dist, places) {
  const host = await startHost(dist, await embeddedGateway())
  /** @type {Map<string, { file: string, bytes: number, brotli: number }>} */
  const sizes = new Map()
  const sizeOf = (/** @type {string} */ file) => {
    const known = sizes.get(file)
    if (known) return known
    const content = readFileSync(join(dist, file))
    const found = { file, bytes: content.length, brotli: brotli(content).length }
    sizes.set(file, found)
    return found
  }
  const allowed = (/** @type {string} */ address) =>
    places.find((place) => place.address === address)?.repeats ?? []
  try {
    const loads = await measureFirstLoads(host.url, places)
    return new Map(
      [...loads].map(([address, fetched]) => {
        const own = fetched.filter(({ origin }) => origin === host.url)
        const requested = own.map(({ path }) => path)
        const code = own.filter(({ type }) => type === 'script' || type === 'stylesheet')
        const files = [...new Set(code.map(({ path }) => path.slice(1)))].map(sizeOf)
        return [
          address,
          {
            files: files.toSorted((a, b) => b.brotli - a.brotli),
            requested,
            repeated: requested.filter(
              (path, index) => requested.indexOf(path) !== index && !allowed(address).includes(path),
            ),
            foreign: fetched
              .filter(({ origin }) => origin !== host.url)
              .map(({ origin, path }) => origin + path),
          },
        ]
      }),
    )
  } finally {
    host.stop()
  }
}
