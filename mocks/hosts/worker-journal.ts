/** A state-changing call, as it is replayed after the worker was stopped. */
export interface JournalEntry {
  method: string
  url: string
  body: string
  cookies: string
  /** The key of a relay call; other calls have none. */
  authorization?: string | undefined
  /** Unix second of the world's clock at the time of the call. */
  at: number
}

const NAME = 'embedded-gateway'

function promisify<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')))
  })
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('calls', { autoIncrement: true })
    request.result.createObjectStore('state')
  })
  return promisify(request)
}

/** Journal of calls and state in IndexedDB, from which a restarted worker restores its gateway. */
export class WorkerJournal {
  readonly #database = openDatabase()

  /** All calls, oldest first. */
  async calls(): Promise<JournalEntry[]> {
    return promisify((await this.#store('calls', 'readonly')).getAll())
  }

  /** Appends a call. */
  async add(entry: JournalEntry): Promise<void> {
    await promisify((await this.#store('calls', 'readwrite')).add(entry))
  }

  /** The text stored under a name, or an empty text. */
  async text(name: string): Promise<string> {
    const found: unknown = await promisify((await this.#store('state', 'readonly')).get(name))
    return typeof found === 'string' ? found : ''
  }

  /** Stores a text under a name. */
  async keep(name: string, text: string): Promise<void> {
    await promisify((await this.#store('state', 'readwrite')).put(text, name))
  }

  async #store(name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.#database).transaction(name, mode).objectStore(name)
  }
}
