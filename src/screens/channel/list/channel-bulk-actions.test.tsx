import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { channelSchema } from '#/resources/channel/channel'
import { SelectedChannels } from './channel-bulk-actions'
import { render } from '../../../../checks/render'

it('channel bulk actions: more channels than fit into a link cannot be tested, and the button says so', () => {
  const rows = Array.from({ length: 4000 }, (_, n) =>
    channelSchema.parse({ id: n * 49 + 1, type: 1, status: 1, name: 'c' }),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SelectedChannels rows={rows} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Test' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.title).toMatch(/^Too many channels are selected for one link/)
})
