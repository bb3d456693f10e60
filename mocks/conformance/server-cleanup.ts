// oxlint-disable no-await-in-loop -- one call after the other: this is a guest on somebody's server
import type { Case } from './case'
import { Browser, jsonOf, type Wire } from './wire'
import { memberAt } from './words'

/** Nouns whose rows are found by a search and deleted by id. */
const nouns = ['/api/channel/', '/api/redemption/', '/api/token/']

interface Row {
  id: number
  username?: string
  status?: number
}

/** A server under test that is left as it was found, as far as its calls allow. */
export class ServerCleanup {
  readonly #root: Browser
  readonly #password: string
  readonly #known = new Map<string, Set<number>>()
  #options = new Map<string, string>()

  private constructor(wire: Wire, password: string) {
    // An address of its own for the limits, as for every case.
    this.#root = new Browser(wire, { 'x-forwarded-for': '10.255.255.254' })
    this.#password = password
  }

  /** Signs root in and remembers what is there. Throws when root cannot sign in. */
  static async open(wire: Wire, password: string): Promise<ServerCleanup> {
    const server = new ServerCleanup(wire, password)
    await server.#done('POST /api/user/login', { username: 'root', password })
    for (const path of [...nouns, '/api/user/']) {
      const rows = await server.#rows(path)
      server.#known.set(path, new Set(rows.map(({ id }) => id)))
    }
    server.#options = await server.#readOptions()
    return server
  }

  /** Saves options, in their order. */
  async save(options: Readonly<Record<string, string>>): Promise<void> {
    for (const [key, value] of Object.entries(options)) {
      await this.#done('PUT /api/option/', { key, value })
    }
  }

  /** Takes back what a case did. */
  async cleanup({ steps, options }: Case): Promise<void> {
    const calls = JSON.stringify(steps)
    if (options || calls.includes('PUT /api/option/')) await this.#restoreOptions()
    for (const path of nouns.filter((noun) => calls.includes(noun))) {
      for (const { id } of await this.#rows(path)) {
        if (!this.#known.get(path)?.has(id)) await this.#root.request(`DELETE ${path}${id}`)
      }
    }
    if (
      /"as":"(?:admin|peer|user|other)"|\{(?:admin|peer|user|other)\.|register|POST \/api\/user\//.test(calls)
    )
      await this.#removeUsers()
  }

  async #removeUsers(): Promise<void> {
    for (const { id, username, status } of await this.#rows('/api/user/')) {
      if (this.#known.get('/api/user/')?.has(id)) continue
      if (status !== 3) await this.#root.request('POST /api/user/manage', { username, action: 'delete' })
      // The deleted stay for good, as rows that only a search shows.
      this.#known.get('/api/user/')?.add(id)
    }
  }

  async #restoreOptions(): Promise<void> {
    const now = await this.#readOptions()
    for (const [key, value] of now) {
      const before = this.#options.get(key) ?? ''
      if (before !== value) await this.#root.request('PUT /api/option/', { key, value: before })
    }
  }

  async #readOptions(): Promise<Map<string, string>> {
    const data = memberAt(jsonOf(await this.#root.request('GET /api/option/')), 'data')
    const options: [string, string][] = Array.isArray(data)
      ? data.map((option: unknown) => [String(memberAt(option, 'key')), String(memberAt(option, 'value'))])
      : []
    return new Map(options)
  }

  async #rows(path: string): Promise<Row[]> {
    let answer = await this.#root.request(`GET ${path}search?keyword=`)
    if (answer.status === 401) {
      // A case may have signed root out, or banned him.
      await this.#root.request('POST /api/user/login', { username: 'root', password: this.#password })
      answer = await this.#root.request(`GET ${path}search?keyword=`)
    }
    const data = memberAt(jsonOf(answer), 'data')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows have these members (K5); others are not read
    return Array.isArray(data) ? (data as Row[]) : []
  }

  async #done(call: string, body: unknown): Promise<void> {
    const json = jsonOf(await this.#root.request(call, body))
    if (memberAt(json, 'success') !== true) throw new Error(`${call}: ${JSON.stringify(json)}`)
  }
}
