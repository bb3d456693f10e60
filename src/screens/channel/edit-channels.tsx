import { channelName, type Channel } from '#/resources/channel/channel'
import { channelEdits, channelValues } from '#/resources/channel/channel-edits'
import { knownRecord } from '#/resources/known-record'
import { openEdit, type PreparedEdit } from '#/app/jobs/jobs'
import { lazyPart } from '#/ui/status/lazy-part'

const LossWarning = lazyPart(async () => (await import('./list/lost-models')).LossWarning)

/**
 * Opens the bulk edit of channels. With `prepared` the change is filled in, also with an input of its own for each
 * channel: `{ member: 'models', way: 'remove', input: '', inputs: { 12: 'gpt-4o' } }`.
 */
export function editChannels(channels: readonly Channel[], prepared?: PreparedEdit): void {
  LossWarning.preload()
  openEdit({
    noun: 'channel',
    members: channelEdits(channels),
    records: channels.map((channel) => ({
      ...knownRecord(channel, channelName(channel)),
      values: channelValues(channel),
    })),
    prepared,
    warning: (changes) => <LossWarning channels={channels} changes={changes} />,
  })
}
