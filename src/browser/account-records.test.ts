import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccountRecords } from './account-records'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))

describe('account records', () => {
  it('are read again after a reload, in the order of the keys', async () => {
    const records = createAccountRecords('sums')
    await records.write('alice', 'a', 1)
    await records.write('alice', 'b', 2)
    expect(await createAccountRecords('sums').read('alice', ['b', 'none', 'a'])).toEqual([2, undefined, 1])
  })

  it('are removed when somebody else reads', async () => {
    const records = createAccountRecords('sums')
    await records.write('alice', 'a', 1)
    expect(await records.read('chen', ['a'])).toEqual([undefined])
    expect(await createAccountRecords('sums').read('alice', ['a'])).toEqual([undefined])
  })

  it('are removed by clear, and can be written afterwards', async () => {
    const records = createAccountRecords('sums')
    await records.write('alice', 'a', 1)
    await records.clear()
    expect(await records.read('alice', ['a'])).toEqual([undefined])
    await records.write('alice', 'a', 2)
    expect(await records.read('alice', ['a'])).toEqual([2])
  })

  it('are absent where the browser has no database, and writing does not fail', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const records = createAccountRecords('sums')
    await records.write('alice', 'a', 1)
    expect(await records.read('alice', ['a'])).toEqual([undefined])
    await records.clear()
  })
})
