// @ts-check
// What each first load weighs as a good host sends it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureFirstLoads } from './measure-first-load.mjs'
import { brotli, embeddedGateway, startHost } from './host.mjs'

/**
 * @typedef {object} Load
 * @property {{ file: string, bytes: number, brotli: number }[]} files scripts and styles, largest first
 * @property {string[]} asked every request to the own origin, in order
 * @property {string[]} repeated what of it was asked for more than once, and may not be
 * @property {string[]} foreign requests to other origins
 */

/**
 * @param {string} dist a built console
 * @param {readonly import('./routes.mjs').Place[]} places
 * @returns {Promise<Map<string, Load>>} by address
 */
export async function transferSizes(dist, places) {
  const host = await startHost(dist, await embeddedGateway())
  /** @type {Map<string, { file: string, bytes: number, brotli: number }>} */
  const weighed = new Map()
  const weight = (/** @type {string} */ file) => {
    const known = weighed.get(file)
    if (known) return known
    const content = readFileSync(join(dist, file))
    const found = { file, bytes: content.length, brotli: brotli(content).length }
    weighed.set(file, found)
    return found
  }
  const allowed = (/** @type {string} */ address) =>
    places.find((place) => place.address === address)?.repeats ?? []
  try {
    const loads = await measureFirstLoads(host.url, places)
    return new Map(
      [...loads].map(([address, fetched]) => {
        const own = fetched.filter(({ origin }) => origin === host.url)
        const asked = own.map(({ path }) => path)
        const code = own.filter(({ type }) => type === 'script' || type === 'stylesheet')
        const files = [...new Set(code.map(({ path }) => path.slice(1)))].map(weight)
        return [
          address,
          {
            files: files.toSorted((a, b) => b.brotli - a.brotli),
            asked,
            repeated: asked.filter(
              (path, index) => asked.indexOf(path) !== index && !allowed(address).includes(path),
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
