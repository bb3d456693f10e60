import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NotificationRegion } from './notification-region'
import { notify, notifyWithAction } from './notify'
import { render } from '../../../checks/render'

beforeEach(() => {
  vi.useFakeTimers()
  render(<NotificationRegion label="Messages" />)
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const region = () => screen.getByRole('region', { name: 'Messages' })

it('notifications: the sixth waits until one of the five displayed has closed', async () => {
  act(() => {
    for (let index = 1; index <= 6; index += 1) notify('info', `message ${index}`)
  })
  expect(screen.queryByText('message 6')).toBeNull()
  await advance(3100)
  expect(screen.getByText('message 6')).toBeTruthy()
  await advance(3100)
  expect(screen.queryByRole('status')).toBeNull()
})

it('notifications: the pointer on one keeps only that one', async () => {
  act(() => {
    notify('info', 'kept')
    notify('info', 'other')
  })
  fireEvent.mouseEnter(screen.getByText('kept').closest('[role="status"]') ?? region())
  await advance(3100)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['kept'])
})

it('notification: closed while it has the focus, it gives the focus back', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  act(() => notify('info', 'look here'))
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  fireEvent.click(close)
  await advance(10)
  expect(document.activeElement).toBe(before)
  before.remove()
})

it('notification with an action: the action closes it, without calling onClose', async () => {
  const run = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  act(() => void notifyWithAction('info', 'Deleted', { action: { label: 'Undo', run }, onClose }))
  await advance(7999)
  const undo = screen.getByRole('button', { name: 'Undo' })
  fireEvent.click(undo)
  fireEvent.click(undo)
  await advance(10_000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByText('Deleted')).toBeNull()
})

it.each([
  ['its time', () => advance(8100)],
  ['its button', async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the code that opened it', async (close: () => void) => act(close)],
])('notification with an action: closed by %s, it calls onClose once', async (_, end) => {
  const onClose = vi.fn<() => void>()
  let close = () => {}
  act(() => {
    close = notifyWithAction('info', 'Deleted', {
      action: { label: 'Undo', run: () => {} },
      onClose,
    })
  })
  await end(close)
  act(close)
  await advance(10)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Deleted')).toBeNull()
})
