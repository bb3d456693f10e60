/** The first script of the demonstration's page, see `scripts/build-demo.mjs`; no other build has it. */
const DEMO_START = 'src="/demo-start.js"'

/** What of a service worker's surroundings decides whether it stays. */
interface Surroundings {
  fetchPage: () => Promise<Response>
  /** Removes the worker from its origin; false when there was nothing to remove. */
  unregister: () => Promise<boolean>
}

/**
 * Serves the page of the demonstration for as long as it is the demonstration that stands at its origin. When a page of
 * another build comes back, such as a console with a real gateway, the worker removes itself: its pretended gateway would
 * otherwise go on answering that console's calls.
 */
export class RetiringWorker {
  readonly #surroundings: Surroundings
  #isRetired = false

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** Whether it has removed itself: from then on every request is the network's. */
  get isRetired(): boolean {
    return this.#isRetired
  }

  /** The page for an address: the demonstration's own; for another build a redirect, which no worker sees any more. */
  async page(address: string): Promise<Response> {
    const { fetchPage, unregister } = this.#surroundings
    const page = await fetchPage()
    // An error page says nothing about what is served: the host may only be out of order.
    if (!page.ok || (await page.clone().text()).includes(DEMO_START)) return page
    this.#isRetired = true
    return (await unregister()) ? Response.redirect(address) : page
  }
}
