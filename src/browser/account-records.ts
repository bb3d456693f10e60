import { clear, createStore, get, getMany, set, type UseStore } from 'idb-keyval'

const OWNER = 'owner'

/** Records in an IndexedDB database that belong to one owner at a time. A failing database is an empty one. */
export interface AccountRecords {
  /** The records under `keys`, undefined where there is none. */
  read(owner: string, keys: readonly string[]): Promise<readonly unknown[]>
  write(owner: string, key: string, record: unknown): Promise<void>
  clear(): Promise<void>
}

/** Creates the records of database `name`. Records of another owner are removed before anything is read or written. */
export function createAccountRecords(name: string): AccountRecords {
  let opened: { owner: string; store: Promise<UseStore> } | undefined

  async function openFor(owner: string): Promise<UseStore> {
    const store = createStore(name, 'records')
    if ((await get<unknown>(OWNER, store)) === owner) return store
    await clear(store)
    await set(OWNER, owner, store)
    return store
  }

  function storeOf(owner: string): Promise<UseStore> {
    if (opened?.owner !== owner) opened = { owner, store: openFor(owner) }
    return opened.store
  }

  return {
    async read(owner, keys) {
      try {
        return await getMany<unknown>([...keys], await storeOf(owner))
      } catch {
        return keys.map(() => undefined)
      }
    },
    async write(owner, key, record) {
      try {
        await set(key, record, await storeOf(owner))
      } catch {
        // Storage is denied or full: the record is fetched again next time.
      }
    },
    async clear() {
      opened = undefined
      try {
        await clear(createStore(name, 'records'))
      } catch {
        // Without a database there is nothing to clear.
      }
    },
  }
}
