import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { jobsStore } from '#/app/jobs/jobs'
import { channelQueries, channelSchema } from '#/resources/channel/channel'
import { planEdit } from '#/resources/edit-plan'
import { CopySettingsDialog } from './copy-settings-dialog'
import { render } from '../../../../checks/render'

const channels = [
  { id: 1, name: 'target', models: 'a,only', group: 'default', model_mapping: '{"x":"y"}' },
  {
    id: 2,
    name: 'source',
    models: 'b,a',
    group: 'vip',
    priority: 7,
    base_url: '',
    model_mapping: '{"a":"b"}',
  },
].map((row) => channelSchema.parse({ type: 1, status: 1, base_url: 'https://old.example', ...row }))

it.each([
  ['Models', 'b,a'],
  ['Groups', 'vip'],
  ['Model mapping', '{"a":"b"}'],
  ['Priority', 7],
  ['Base URL', ''],
])(
  'copy settings: %s of another channel is the value of a bulk edit, whose preview opens',
  async (label, after) => {
    const client = new QueryClient()
    client.setQueryData(channelQueries.all().queryKey, { rows: channels, unreadable: 0 })
    render(<CopySettingsDialog channels={channels.slice(0, 1)} onClose={() => {}} />, client)
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy a setting to 1 channel' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'From channel' }))
    expect(screen.queryByRole('option', { name: /target/ })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: 'source #2' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Change' }), label)
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    const { members, records, prepared } = jobsStore.read().edit ?? {}
    const member = members?.find(({ name }) => name === prepared?.member)
    const way = member?.ways.find(({ name }) => name === prepared?.way)
    if (!records || !member || !way) throw new Error('no edit was opened')
    const [edit] = planEdit(records, member, way, () => prepared?.input ?? '')
    expect([edit?.id, edit?.after]).toEqual([1, after])
  },
)
