import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Message } from './message'
import { messagesWith } from './messages'
import { PlainMessages } from './plain-messages'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const message = (shown: string, tone: Message['tone'] = 'error'): Message => ({ id: shown, tone, shown })
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Messages whose look arrives after `ms`, or fails to when there is a failure left. */
function lab(ms: number, failures = 0) {
  const told: unknown[] = []
  const cards = { MessageCards: () => null, showMessage: ({ shown }: Message) => void told.push(shown) }
  let fetches = 0
  const messages = messagesWith(async () => {
    fetches += 1
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (fetches <= failures) throw new Error('not there')
    return cards
  })
  const plain = () => messages.shown().plain.map(({ shown }) => shown)
  return { messages, told, plain, fetches: () => fetches }
}

it('fetches the look with the first message, once, and keeps the order', async () => {
  const { messages, told, plain, fetches } = lab(200)
  await passes(1000)
  expect(fetches()).toBe(0)
  messages.post(message('one'))
  await passes(100)
  messages.post(message('two'))
  expect(told).toEqual([])
  await passes(100)
  expect(told).toEqual(['one', 'two'])
  messages.post(message('three'))
  expect(told).toEqual(['one', 'two', 'three'])
  await passes(10_000)
  expect(plain()).toEqual([])
  expect(fetches()).toBe(1)
})

it('a message whose look does not arrive is told in plain words; the next tries again', async () => {
  const { messages, told, plain } = lab(200, 1)
  messages.post(message('one'))
  messages.post(message('two'))
  await passes(200)
  expect(plain()).toEqual(['one', 'two'])
  messages.post(message('three'))
  await passes(200)
  expect(told).toEqual(['three'])
  await passes(10_000)
  expect(plain()).toEqual(['one', 'two'])
})

it('so is one whose look keeps it waiting; it is not told again when that comes', async () => {
  const { messages, told, plain } = lab(5500)
  messages.post(message('one'))
  await passes(2000)
  messages.post(message('two'))
  await passes(1000)
  expect(plain()).toEqual(['one'])
  await passes(2000)
  expect(plain()).toEqual(['one', 'two'])
  await passes(500)
  messages.post(message('three'))
  expect(told).toEqual(['three'])
})

it('plain words have their role, can be closed, and go by themselves', async () => {
  const kept = message('lost')
  const gone: Message[] = []
  const taken = (one: Message) => void gone.push(one)
  const { rerender } = render(
    <PlainMessages messages={[message('done', 'success'), kept]} onTakeAway={taken} />,
  )
  expect(screen.getByRole('status').textContent).toContain('done')
  expect(screen.getByRole('alert').textContent).toContain('lost')
  const [close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) fireEvent.click(close)
  expect(gone.map(({ shown }) => shown)).toEqual(['done'])
  rerender(<PlainMessages messages={[kept]} onTakeAway={taken} />)
  // Whoever is on it, is not cut short (AX-37).
  screen.getByRole('button', { name: 'Close' }).focus()
  await passes(30_000)
  expect(gone).toHaveLength(1)
  screen.getByRole('button', { name: 'Close' }).blur()
  await passes(10_000)
  expect(gone[1]).toBe(kept)
})
