import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { NotificationRegion } from '#/ui/notifications/notification-region'
import { notifyError } from './notify-error'
import { render } from '../../../checks/render'

beforeEach(() => {
  render(
    <>
      <NotificationRegion label="Messages" />
    </>,
  )
})

const showAll = () => screen.findByText('Show all')

it('notifyError: a web page in place of an answer offers to open the page anew', async () => {
  act(() => notifyError(new HttpFailure({ kind: 'webPage', status: 403 })))
  expect(await screen.findByRole('button', { name: 'Open the page anew' })).toBeTruthy()
})

it.each([301, 2000, 2_000_000])(
  'notifyError: a message of %i characters is clipped at 300, and expands to the full text',
  async (size) => {
    const line = `<b>upstream ${size}</b>\n`
    const text = line.repeat(Math.ceil(size / line.length)).slice(0, size)
    act(() =>
      notifyError(new HttpFailure({ kind: 'refused', serverMessage: text }), (why) => `Test failed: ${why}`),
    )
    const button = await showAll()
    const message = screen.getByRole('alert')
    expect(message.textContent?.length).toBeLessThan(340)
    await userEvent.click(button)
    const fullText = screen.getByRole('region', { name: 'The whole message' })
    expect(fullText.textContent).toBe(text)
    expect(fullText.querySelector('b')).toBeNull()
    expect(fullText.tabIndex).toBe(0)
    await userEvent.click(screen.getByText('Show less'))
    expect(screen.queryByRole('region', { name: 'The whole message' })).toBeNull()
  },
)

it.each([
  ['a short refusal', new HttpFailure({ kind: 'refused', serverMessage: 'x'.repeat(300) })],
  ['a refusal without a word', new HttpFailure({ kind: 'refused' })],
  ['a message of ours', new HttpFailure({ kind: 'offline' })],
])('notifyError: %s has no button to expand it', async (_, error) => {
  act(() => notifyError(error))
  await screen.findByRole('alert')
  expect(screen.queryByText('Show all')).toBeNull()
})
