import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { channelSchema } from '#/resources/channel/channel'
import { NotificationRegion } from '#/ui/notifications/notification-region'
import { render } from '../../../checks/render'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { ChannelButtons } from './channel-buttons'

const gateway = gatewayPerTest('admin')

it('channel test outside the list: for a channel without models the message says that the server chose one', async () => {
  const value = { success: true, message: '', time: 0.25, modelName: '' }
  gateway().fault({ call: 'GET /api/channel/test/{id}', kind: 'F32', value })
  render(
    <>
      <NotificationRegion label="Messages" />
      <ChannelButtons channel={channelSchema.parse({ id: 1, type: 43, status: 1, name: 'relay' })} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Test relay' }))
  expect(await screen.findByText('relay tested: the model that the server chose, 0.25 s')).toBeDefined()
})
