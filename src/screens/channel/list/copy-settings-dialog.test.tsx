import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { channelQueries, channelSchema } from '#/resources/channel/channel'
import { startJob } from '#/app/jobs/run-job'
import { CopySettingsDialog } from './copy-settings-dialog'
import { render } from '../../../../checks/render'

vi.mock('#/app/jobs/run-job')

const channels = [
  { id: 1, name: 'target', models: 'a,only', group: 'default', base_url: 'https://old.example' },
  { id: 2, name: 'same type', models: 'a', group: 'vip', base_url: 'https://new.example' },
  { id: 3, name: 'other type', type: 14, models: 'claude', group: 'vip', base_url: '' },
].map((row) => channelSchema.parse({ type: 1, status: 1, ...row }))

async function open() {
  const client = new QueryClient()
  client.setQueryData(channelQueries.all().queryKey, { rows: channels, unreadable: 0 })
  render(
    <QueryClientProvider client={client}>
      <CopySettingsDialog channels={channels.slice(0, 1)} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy settings to 1 channel' }))
  return {
    dialog,
    choose: async (name: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: 'From channel' }))
      await userEvent.click(await screen.findByRole('option', { name }))
    },
    ticked: () =>
      dialog
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => `${box.labels?.[0]?.textContent}: ${box.checked ? 'yes' : 'no'}`),
  }
}

it('copy settings: what differs is ticked, reviewed with the models that are lost, and written by one job', async () => {
  vi.mocked(startJob).mockReturnValue(true)
  const { dialog, choose, ticked } = await open()
  await userEvent.click(dialog.getByRole('combobox', { name: 'From channel' }))
  expect(screen.queryByRole('option', { name: /target/ })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await choose('same type #2')
  expect(ticked()).toEqual(['Models: yes', 'Groups: yes', 'Base URL: yes'])
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Base URL' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Review 1 channel' }))
  const review = within(await screen.findByRole('dialog', { name: 'Edit 1 channel' }))
  expect(review.getByText('These models lose their last channel: a, only.')).toBeTruthy()
  await userEvent.click(review.getByRole('button', { name: 'Apply 2 changes' }))
  const [plan] = vi.mocked(startJob).mock.calls[0] ?? []
  expect(plan?.kind).toBe('channel.edit')
  expect(plan?.items.map(({ id, change }) => [id, change])).toEqual([
    [1, { from: { models: 'a,only', group: 'default' }, to: { models: 'a', group: 'vip' } }],
  ])
})

it('copy settings: of another type what belongs to the type is not ticked', async () => {
  const { dialog, choose, ticked } = await open()
  await choose('other type #3')
  expect(dialog.getByText('Of another type: 1. What belongs to the type is not ticked.')).toBeTruthy()
  expect(ticked()).toEqual(['Models: no', 'Groups: yes', 'Base URL: no'])
})

it('copy settings: another channel begins with its own ticks', async () => {
  const { dialog, choose, ticked } = await open()
  await choose('same type #2')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Groups' }))
  expect(ticked()).toEqual(['Models: yes', 'Groups: no', 'Base URL: yes'])
  await choose('other type #3')
  expect(ticked()).toEqual(['Models: no', 'Groups: yes', 'Base URL: no'])
})
