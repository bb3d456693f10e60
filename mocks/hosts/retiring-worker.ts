/** Entry script of the demo page, see `scripts/build-demo.ts`; no other build has it. */
const DEMO_START = 'src="/demo-start.js"'

/** Service worker functions that `RetiringWorker` needs. */
interface WorkerScope {
  fetchPage: () => Promise<Response>
  /** Unregisters the worker; resolves to false if it was not registered. */
  unregister: () => Promise<boolean>
}

/**
 * Serves the demo page and unregisters itself as soon as the origin serves another build, such as a console with a real
 * gateway. Otherwise the mock gateway would keep intercepting that console's calls.
 */
export class RetiringWorker {
  readonly #scope: WorkerScope
  #isRetired = false

  constructor(scope: WorkerScope) {
    this.#scope = scope
  }

  /** Whether the worker has unregistered itself; all further requests go to the network. */
  get isRetired(): boolean {
    return this.#isRetired
  }

  /** Responds to a navigation with the demo page; for another build with a redirect that bypasses the worker. */
  async page(address: string): Promise<Response> {
    const { fetchPage, unregister } = this.#scope
    const page = await fetchPage()
    // An error page does not tell which build is deployed; the host may be temporarily down.
    if (!page.ok || (await page.clone().text()).includes(DEMO_START)) return page
    this.#isRetired = true
    return (await unregister()) ? Response.redirect(address) : page
  }
}
