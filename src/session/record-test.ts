import type { Account } from '#/resources/account/account'
import { channelName, type Channel } from '#/resources/channel/channel'
import { lastKnownStatus } from '#/resources/status/status'
import { currentAccount } from './session'

/** A test that was made: with its time, or with the error that it ended with. */
interface MadeTest {
  channel: Pick<Channel, 'id' | 'name'> & { created_time?: number | undefined }
  model: string
  /** Milliseconds until the response. */
  ms?: number
  error?: unknown
}

/** Names the account whose tests this browser stores. */
export function testOwner({ id, username }: Pick<Account, 'id' | 'username'>): string {
  return `${id} ${username}`
}

/** Stores a channel test of the signed-in account. Failures that say nothing about the channel are left out. */
export function recordTest({ channel, model, ms = 0, error }: MadeTest): void {
  const account = currentAccount()
  if (!account) return
  const owner = testOwner(account)
  const tested = {
    channel: channel.id,
    name: channelName(channel),
    created: channel.created_time ?? 0,
    server: lastKnownStatus().start_time,
  }
  // Loaded at the first test: the database is not needed to show the list.
  void import('#/resources/channel/test-history').then(
    ({ testHistory, testFailureText, timedPoint }) => {
      const text = error === undefined ? '' : testFailureText(error)
      if (text !== undefined)
        testHistory.add(owner, timedPoint({ ...tested, model, ms, isOk: error === undefined, error: text }))
    },
    () => undefined,
  )
}
