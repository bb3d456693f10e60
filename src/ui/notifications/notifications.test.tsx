import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification } from './notification'
import { createNotifications } from './notifications'
import { UnstyledNotifications } from './unstyled-notifications'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const notification = (content: string, level: Notification['level'] = 'error'): Notification => ({
  id: content,
  level,
  content,
})
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Messages whose look arrives after `ms`, or fails to when there is a failure left. */
function setup(ms: number, failures = 0) {
  const errorHandledBy: unknown[] = []
  const cards = {
    NotificationList: () => null,
    showNotification: ({ content }: Notification) => void errorHandledBy.push(content),
  }
  let fetches = 0
  const messages = createNotifications(async () => {
    fetches += 1
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (fetches <= failures) throw new Error('not there')
    return cards
  })
  const plain = () => messages.state().unstyled.map(({ content }) => content)
  return { messages, errorHandledBy, plain, fetches: () => fetches }
}

it('fetches the look with the first message, once, and keeps the order', async () => {
  const { messages, errorHandledBy, plain, fetches } = setup(200)
  await passes(1000)
  expect(fetches()).toBe(0)
  messages.show(notification('one'))
  await passes(100)
  messages.show(notification('two'))
  expect(errorHandledBy).toEqual([])
  await passes(100)
  expect(errorHandledBy).toEqual(['one', 'two'])
  messages.show(notification('three'))
  expect(errorHandledBy).toEqual(['one', 'two', 'three'])
  await passes(10_000)
  expect(plain()).toEqual([])
  expect(fetches()).toBe(1)
})

it('a message whose look does not arrive is told in plain words; the next tries again', async () => {
  const { messages, errorHandledBy, plain } = setup(200, 1)
  messages.show(notification('one'))
  messages.show(notification('two'))
  await passes(200)
  expect(plain()).toEqual(['one', 'two'])
  messages.show(notification('three'))
  await passes(200)
  expect(errorHandledBy).toEqual(['three'])
  await passes(10_000)
  expect(plain()).toEqual(['one', 'two'])
})

it('so is one whose look keeps it waiting; it is not told again when that comes', async () => {
  const { messages, errorHandledBy, plain } = setup(5500)
  messages.show(notification('one'))
  await passes(2000)
  messages.show(notification('two'))
  await passes(1000)
  expect(plain()).toEqual(['one'])
  await passes(2000)
  expect(plain()).toEqual(['one', 'two'])
  await passes(500)
  messages.show(notification('three'))
  expect(errorHandledBy).toEqual(['three'])
})

it('plain words have their role, can be closed, and go by themselves', async () => {
  const kept = notification('lost')
  const gone: Notification[] = []
  const taken = (one: Notification) => void gone.push(one)
  const { rerender } = render(
    <UnstyledNotifications notifications={[notification('done', 'success'), kept]} onDismiss={taken} />,
  )
  expect(screen.getByRole('status').textContent).toContain('done')
  expect(screen.getByRole('alert').textContent).toContain('lost')
  const [close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) fireEvent.click(close)
  expect(gone.map(({ content }) => content)).toEqual(['done'])
  rerender(<UnstyledNotifications notifications={[kept]} onDismiss={taken} />)
  // Whoever is on it, is not cut short (AX-37).
  screen.getByRole('button', { name: 'Close' }).focus()
  await passes(30_000)
  expect(gone).toHaveLength(1)
  screen.getByRole('button', { name: 'Close' }).blur()
  await passes(10_000)
  expect(gone[1]).toBe(kept)
})
