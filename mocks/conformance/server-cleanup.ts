// oxlint-disable no-await-in-loop -- sequential calls, to keep the load on a foreign server low
import type { Case } from './case'
import { Browser, jsonOf, type Wire } from './wire'
import { memberAt } from './words'

/** Resources whose rows are found by search and deleted by id. */
const resources = ['/api/channel/', '/api/redemption/', '/api/token/']

interface Row {
  id: number
  username?: string
  status?: number
}

/** Restores the state of a server under test after each case, as far as its API allows. */
export class ServerCleanup {
  readonly #root: Browser
  readonly #password: string
  readonly #known = new Map<string, Set<number>>()
  #options = new Map<string, string>()

  private constructor(wire: Wire, password: string) {
    // All calls together are more than the server accepts from one address (K3), and a refused one would leave rows behind.
    let calls = 0
    const send: Wire['send'] = async (sent, cookies) => {
      calls += 1
      const address = `10.255.${(calls >> 8) & 255}.${calls & 255}`
      return wire.send({ ...sent, headers: { ...sent.headers, 'x-forwarded-for': address } }, cookies)
    }
    this.#root = new Browser({ send }, {})
    this.#password = password
  }

  /** Logs root in and records the existing rows and options. Throws if the log-in fails. */
  static async open(wire: Wire, password: string): Promise<ServerCleanup> {
    const server = new ServerCleanup(wire, password)
    await server.#callOrThrow('POST /api/user/login', { username: 'root', password })
    for (const path of [...resources, '/api/user/']) {
      const rows = await server.#rows(path)
      server.#known.set(path, new Set(rows.map(({ id }) => id)))
    }
    server.#options = await server.#readOptions()
    return server
  }

  /** Saves options in order. */
  async save(options: Readonly<Record<string, string>>): Promise<void> {
    for (const [key, value] of Object.entries(options)) {
      await this.#callOrThrow('PUT /api/option/', { key, value })
    }
  }

  /** Reverts the changes of a case. */
  async cleanup({ steps, options }: Case): Promise<void> {
    const calls = JSON.stringify(steps)
    if (options || calls.includes('PUT /api/option/')) await this.#restoreOptions()
    for (const path of resources.filter((resource) => calls.includes(resource))) {
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
      // Deleted users remain as rows that only the search returns.
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
    let response = await this.#root.request(`GET ${path}search?keyword=`)
    if (response.status === 401) {
      // A case may have logged root out or invalidated its session.
      await this.#root.request('POST /api/user/login', { username: 'root', password: this.#password })
      response = await this.#root.request(`GET ${path}search?keyword=`)
    }
    const data = memberAt(jsonOf(response), 'data')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows have these properties (K5); others are not read
    return Array.isArray(data) ? (data as Row[]) : []
  }

  async #callOrThrow(call: string, body: unknown): Promise<void> {
    const json = jsonOf(await this.#root.request(call, body))
    if (memberAt(json, 'success') !== true) throw new Error(`${call}: ${JSON.stringify(json)}`)
  }
}
