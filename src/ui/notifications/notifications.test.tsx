// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeAllNotifications, MAX_DISPLAYED } from './notifications'
import { NotificationsRegion } from './notifications-region'
import { notify, notifyWithAction } from './notify'
import { render } from '../../../checks/render'

beforeEach(() => {
  vi.useFakeTimers()
  render(<NotificationsRegion label="Messages" />)
})
afterEach(() => {
  act(closeAllNotifications)
  vi.useRealTimers()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const region = () => screen.getByRole('region', { name: 'Messages' })

it('notifications: the sixth waits until one of the five displayed has closed', async () => {
  act(() => {
    for (let index = 0; index <= MAX_DISPLAYED; index += 1) notify('info', `message ${index}`)
  })
  expect(screen.queryByText(`message ${MAX_DISPLAYED}`)).toBeNull()
  await advance(3000)
  expect(screen.getByText(`message ${MAX_DISPLAYED}`)).toBeTruthy()
  await advance(3000)
  expect(screen.queryByRole('status')).toBeNull()
})

it('notifications: the pointer on one keeps only that one', async () => {
  act(() => {
    notify('info', 'kept')
    notify('info', 'other')
  })
  fireEvent.mouseEnter(screen.getByText('kept').closest('[role="status"]') ?? region())
  await advance(3000)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['kept'])
})

it.each([
  [10, 'bottom'],
  [window.innerHeight - 10, 'top'],
])('notifications: after a press at y = %i they are at the %s edge', (clientY, edge) => {
  fireEvent.pointerDown(document.body, { clientY })
  act(() => notify('success', 'done'))
  expect(region().dataset['edge']).toBe(edge)
  // Displayed ones do not jump.
  fireEvent.pointerDown(document.body, { clientY: window.innerHeight - clientY })
  expect(region().dataset['edge']).toBe(edge)
})

it('notification with an action: the action closes it, without calling onClose', async () => {
  const run = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  act(
    () =>
      void notifyWithAction('info', 'Deleted', { action: { label: 'Undo', run }, durationMs: 8000, onClose }),
  )
  await advance(7999)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await advance(10_000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByText('Deleted')).toBeNull()
})

it.each([
  ['its time', () => advance(8000)],
  ['its button', async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the code that opened it', async (close: () => void) => act(close)],
])('notification with an action: closed by %s, it calls onClose once', async (_, end) => {
  const onClose = vi.fn<() => void>()
  let close = () => {}
  act(() => {
    close = notifyWithAction('info', 'Deleted', {
      action: { label: 'Undo', run: () => {} },
      durationMs: 8000,
      onClose,
    })
  })
  await end(close)
  act(close)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Deleted')).toBeNull()
})
