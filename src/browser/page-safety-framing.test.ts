import { expect, it } from 'vitest'
import { isFramedByOtherSite } from './page-safety'

const OWN = 'https://gateway.example'

/** A window of that origin, `outer` around it; one of "?" does not tell its origin. */
class Framed {
  readonly parent: Framed
  readonly #origin: string

  constructor(origin: string, outer?: Framed) {
    this.#origin = origin
    this.parent = outer ?? this
  }

  get location() {
    if (this.#origin === '?') throw new DOMException('Blocked a frame', 'SecurityError')
    return { origin: this.#origin }
  }
}

it.each([
  [[OWN], false],
  [[OWN, OWN], false],
  [[OWN, OWN, OWN], false],
  [[OWN, '?'], true],
  [[OWN, 'https://evil.example'], true],
  // Shown by a page that we show: the outermost is ours, the one between is not.
  [[OWN, '?', OWN], true],
  [[OWN, OWN, '?'], true],
])('isFramedByOtherSite: window origins from innermost to outermost %j: %s', (origins, is) => {
  let page: Framed | undefined
  for (const origin of origins.toReversed()) page = new Framed(origin, page)
  expect(isFramedByOtherSite(page)).toBe(is)
})
