import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CHANNEL_STATUS, channelQueries, channelSchema } from '#/resources/channel/channel'
import { EditDialog } from '#/app/bulk-edit/edit-dialog'
import { jobsStore, type PreparedEdit } from '#/app/jobs/jobs'
import { editChannels } from './edit-channels'
import { render } from '../../../checks/render'

const channels = [
  { id: 1, models: 'only,shared', group: 'default' },
  { id: 2, models: 'shared', group: 'default' },
].map((row) => channelSchema.parse({ type: 1, status: 1, name: `c${row.id}`, ...row }))
const [first, second] = channels

async function open(ids: readonly number[], prepared?: PreparedEdit) {
  const client = new QueryClient()
  client.setQueryData(channelQueries.all().queryKey, { rows: channels, unreadable: 0 })
  editChannels(
    channels.filter(({ id }) => ids.includes(id)),
    prepared,
  )
  const { edit } = jobsStore.read()
  if (!edit) throw new Error('no edit was opened')
  render(<EditDialog request={edit} />, client)
  return within(await screen.findByRole('dialog'))
}

const disable = { member: 'status', way: 'set', input: String(CHANNEL_STATUS.disabled) } as const

it('edit of channels: says which models lose their last channel when channels are disabled', async () => {
  const dialog = await open([1, 2], disable)
  expect(await dialog.findByText('These models lose their last channel: only, shared.')).toBeTruthy()
  fireEvent.change(dialog.getByRole('combobox', { name: 'Change' }), { target: { value: 'weight' } })
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '5' } })
  expect(await dialog.findByRole('button', { name: 'Apply 2 changes' })).toBeTruthy()
  expect(dialog.queryByText(/last channel/)).toBeNull()
})

it('edit of channels: says which models lose their last channel by other models and groups', async () => {
  expect([first?.models, second?.models]).toEqual([['only', 'shared'], ['shared']])
  const dialog = await open([1], { member: 'models', way: 'remove', input: 'only' })
  expect(await dialog.findByText('These models lose their last channel: only.')).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'shared' } })
  expect(await dialog.findByText('shared', { selector: 'del' })).toBeTruthy()
  expect(dialog.queryByText(/last channel/)).toBeNull()
  fireEvent.change(dialog.getByRole('combobox', { name: 'Change' }), { target: { value: 'group' } })
  fireEvent.change(dialog.getByRole('combobox', { name: 'How' }), { target: { value: 'replace' } })
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'vip' } })
  expect(await dialog.findByText('These models lose their last channel: only.')).toBeTruthy()
})
