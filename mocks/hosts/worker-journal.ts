/** One call that changed something, as it has to be made again after the worker was stopped. */
export interface JournalEntry {
  method: string
  url: string
  body: string
  cookies: string
  /** Unix second in the world of the call. */
  at: number
}

const NAME = 'embedded-gateway'

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')))
  })
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('calls', { autoIncrement: true })
    request.result.createObjectStore('state')
  })
  return settled(request)
}

/** What a stopped worker has to know when it is started again, kept by the browser. */
export class WorkerJournal {
  readonly #database = opened()

  /** All calls, in order. */
  async calls(): Promise<JournalEntry[]> {
    return settled((await this.#store('calls', 'readonly')).getAll())
  }

  /** Writes a call down. */
  async add(entry: JournalEntry): Promise<void> {
    await settled((await this.#store('calls', 'readwrite')).add(entry))
  }

  /** The text kept under a name, blank when there is none. */
  async text(name: string): Promise<string> {
    const found: unknown = await settled((await this.#store('state', 'readonly')).get(name))
    return typeof found === 'string' ? found : ''
  }

  /** Keeps a text under a name. */
  async keep(name: string, text: string): Promise<void> {
    await settled((await this.#store('state', 'readwrite')).put(text, name))
  }

  async #store(name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.#database).transaction(name, mode).objectStore(name)
  }
}
