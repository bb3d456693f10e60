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
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Store whose renderer loads after `ms`; the first `failures` loads fail. */
function setup(ms: number, failures = 0) {
  const shown: unknown[] = []
  const renderer = {
    NotificationList: () => null,
    showNotification: ({ content }: Notification) => void shown.push(content),
  }
  let fetches = 0
  const store = createNotifications(async () => {
    fetches += 1
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (fetches <= failures) throw new Error('not there')
    return renderer
  })
  const unstyled = () => store.state().unstyled.map(({ content }) => content)
  return { store, shown, unstyled, fetches: () => fetches }
}

it('notifications: the first one loads the renderer, once, and the order is kept', async () => {
  const { store, shown, unstyled, fetches } = setup(200)
  await advance(1000)
  expect(fetches()).toBe(0)
  store.show(notification('one'))
  await advance(100)
  store.show(notification('two'))
  expect(shown).toEqual([])
  await advance(100)
  expect(shown).toEqual(['one', 'two'])
  store.show(notification('three'))
  expect(shown).toEqual(['one', 'two', 'three'])
  await advance(10_000)
  expect(unstyled()).toEqual([])
  expect(fetches()).toBe(1)
})

it('notifications: are shown unstyled when the renderer fails to load; the next one loads it again', async () => {
  const { store, shown, unstyled } = setup(200, 1)
  store.show(notification('one'))
  store.show(notification('two'))
  await advance(200)
  expect(unstyled()).toEqual(['one', 'two'])
  store.show(notification('three'))
  await advance(200)
  expect(shown).toEqual(['three'])
  await advance(10_000)
  expect(unstyled()).toEqual(['one', 'two'])
})

it('notifications: are shown unstyled after 3 seconds of loading, and not again when the renderer arrives', async () => {
  const { store, shown, unstyled } = setup(5500)
  store.show(notification('one'))
  await advance(2000)
  store.show(notification('two'))
  await advance(1000)
  expect(unstyled()).toEqual(['one'])
  await advance(2000)
  expect(unstyled()).toEqual(['one', 'two'])
  await advance(500)
  store.show(notification('three'))
  expect(shown).toEqual(['three'])
})

it('unstyled notifications: have their live role, can be closed and close by themselves unless focused (AX-37)', async () => {
  const lost = notification('lost')
  const dismissed: Notification[] = []
  const onDismiss = (closed: Notification) => void dismissed.push(closed)
  const { rerender } = render(
    <UnstyledNotifications notifications={[notification('done', 'success'), lost]} onDismiss={onDismiss} />,
  )
  expect(screen.getByRole('status').textContent).toContain('done')
  expect(screen.getByRole('alert').textContent).toContain('lost')
  const [close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) fireEvent.click(close)
  expect(dismissed.map(({ content }) => content)).toEqual(['done'])
  rerender(<UnstyledNotifications notifications={[lost]} onDismiss={onDismiss} />)
  // A focused notification stays open.
  screen.getByRole('button', { name: 'Close' }).focus()
  await advance(30_000)
  expect(dismissed).toHaveLength(1)
  screen.getByRole('button', { name: 'Close' }).blur()
  await advance(10_000)
  expect(dismissed[1]).toBe(lost)
})
