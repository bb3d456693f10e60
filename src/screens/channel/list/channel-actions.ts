import IconTestPipe from '@tabler/icons-react/icons/IconTestPipe'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconPlayerPlay from '@tabler/icons-react/icons/IconPlayerPlay'
import IconPower from '@tabler/icons-react/icons/IconPower'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import type { QueryClient } from '@tanstack/react-query'
import { t } from '#/i18n/i18n'
import { DELETE_ACTION, EDIT_ACTION, LOG_ACTION } from '#/parts/row-actions'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { testModelOf } from '#/resources/channel/test-model'
import { confirmDeletion, type EditableNumber, type RowAction } from '#/app/list/list-definitions'
import { isBeingDeleted } from '#/app/jobs/deletions'
import { rowDeletion, rowKey, rowWrite, startRowWrite } from '#/app/list/row-writes'
import { undoableWrite } from '#/app/list/undoable-write'
import { notifyDone, notifyFailure } from '#/app/row/action-failure'
import { reportedTest } from '#/app/row/channel-test'
import { notify } from '#/ui/notifications/notify'

const isOn = ({ status }: Channel) => status === CHANNEL_STATUS.enabled

/** Tests the channel with the selected model. The test continues when the user leaves the page. */
const testWrite = (channel: Channel, client: QueryClient) =>
  rowWrite(reportedTest(channel, client), { model: testModelOf(channel) ?? '' })

/** Tests a channel as its row does, which shows the test; not while it is being deleted. */
export function testInRow(channel: Channel, client: QueryClient): void {
  const id = String(channel.id)
  if (isBeingDeleted('channel', id)) return notify('info', t('row.deleting'))
  // The test itself reports its failure.
  void startRowWrite(client, testWrite(channel, client), rowKey('channel', 'test', id))?.catch(
    () => undefined,
  )
  return undefined
}

function balanceWrite(channel: Channel) {
  const name = channelName(channel)
  return rowWrite(
    {
      ...channelTestMutations.updateBalance(channel),
      onSuccess: (result) => notifyDone(result, t('channel.balance.updated', { name })),
      onError: (error) => notifyFailure(error, (message) => t('channel.balance.failed', { name, message })),
    },
    undefined,
  )
}

/** A member that is a number. A failure message contains the value, so that users can type it again. */
const numberIn = (name: 'priority' | 'weight') => ({
  name,
  value: (channel: Channel) => channel[name],
  mutation: (channel: Channel, value: number, label: string) => {
    const edit = channelRowMutations.edit(channel)
    return undoableWrite(
      edit,
      { from: { [name]: channel[name] }, to: { [name]: value } },
      {
        ...edit,
        meta: { ...edit.meta, errorHandledBy: 'caller' },
        onSuccess: (result) => notifyDone(result),
        onError: (error) =>
          notifyFailure(error, (message) => t('channel.notSaved', { label, value, message })),
      },
    )
  },
})

export const channelNumbers: ReadonlyArray<EditableNumber<Channel>> = [
  // Higher is preferred; negative numbers are allowed.
  { ...numberIn('priority'), label: 'channel.priorityOf', hint: 'channel.form.priority.hint' },
  // The server stores no negative weight.
  { ...numberIn('weight'), label: 'channel.weightOf', floor: 0 },
]

export const channelActions: ReadonlyArray<RowAction<Channel>> = [
  {
    name: 'test',
    place: 'row',
    icon: IconTestPipe,
    label: 'channel.test',
    hint: 'channel.test.hint',
    onPage: true,
    word: 'log.type.test',
    waitsForRetryAfter: true,
    mutation: (channel, { client }) => testWrite(channel, client),
  },
  {
    name: 'toggle',
    place: 'row',
    isMain: true,
    icon: IconPower,
    label: (channel) => (isOn(channel) ? 'channel.disable' : 'channel.enable'),
    onPage: true,
    word: (channel) => (isOn(channel) ? 'row.disable' : 'row.enable'),
    mutation: (channel) => {
      const status = isOn(channel) ? CHANNEL_STATUS.disabled : CHANNEL_STATUS.enabled
      const change = { from: { status: channel.status }, to: { status } }
      const edit = channelRowMutations.edit(channel)
      // Without its code there is only no note.
      const lost = (cache: QueryClient) =>
        import('./lost-models').then(
          ({ lostModelsNote }) => lostModelsNote(cache, [channel]),
          () => undefined,
        )
      return undoableWrite(edit, change, edit, isOn(channel) ? lost : undefined)
    },
  },
  {
    ...EDIT_ACTION,
    link: ({ id }, { locate }) => locate({ to: '/channel/edit/$id', params: { id } }),
  },
  {
    ...LOG_ACTION,
    link: ({ id }, { locate }) => locate({ to: '/log', search: { channel: id } }),
  },
  {
    name: 'duplicate',
    icon: IconCopy,
    label: 'row.duplicate',
    onPage: true,
    link: ({ id }, { locate }) => locate({ to: '/channel/add', search: { from: String(id) } }),
  },
  {
    name: 'try',
    icon: IconPlayerPlay,
    label: 'playground.try',
    link: (channel, { locate }) =>
      locate({ to: '/models/try', search: { model: testModelOf(channel), channel: channel.id } }),
  },
  {
    ...DELETE_ACTION,
    confirm: (channel, context) => {
      const which = context.t('channel.delete.which', { id: channel.id })
      return confirmDeletion(channelName(channel), `${which} ${context.t('channel.delete.hint')}`)
    },
    deletion: (channel) => rowDeletion(channelRowMutations, channel),
  },
  {
    name: 'balance',
    icon: IconRefresh,
    label: 'channel.balance.update',
    place: 'cell',
    size: 'sm',
    waitsForRetryAfter: true,
    mutation: balanceWrite,
  },
]
