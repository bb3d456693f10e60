import { MantineProvider } from '@mantine/core'
import { cleanNotifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Tone } from './message'
import { MessagesRegion } from './messages-region'
import { tell } from './tell'
import { useCopy } from './use-copy'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MantineProvider env="test">
      <MessagesRegion label="Messages" />
    </MantineProvider>,
  )
})
afterEach(() => {
  act(cleanNotifications)
  vi.useRealTimers()
})

// What the first message fetches is fetched for the tests before they begin.
beforeAll(async () => void (await import('./message-cards')))

const says = (tone: Tone, text: string) => act(async () => tell(tone, text))
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['notice', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('%s is a %s (AX-35)', async (tone, role) => {
  await says(tone, `a ${tone}`)
  expect(screen.getAllByRole(role).map((one) => one.textContent)).toEqual([`a ${tone}`])
  expect(screen.queryByRole(role === 'status' ? 'alert' : 'status')).toBeNull()
})

it('the same success twice is said twice; the same failure within five seconds once (AX-36)', async () => {
  await says('success', 'Saved')
  await says('success', 'Saved')
  expect(screen.getAllByText('Saved')).toHaveLength(2)
  await says('error', 'broken')
  await says('error', 'broken')
  expect(screen.getAllByText('broken')).toHaveLength(1)
  act(cleanNotifications)
  await passes(6000)
  await says('error', 'broken')
  expect(screen.getAllByText('broken')).toHaveLength(1)
})

it('a message stays while the focus or the pointer is on it, and can be closed by key (AX-37)', async () => {
  await says('info', 'look here')
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  await passes(10_000)
  expect(screen.getByText('look here')).toBeTruthy()
  act(() => close.blur())
  await passes(3500)
  expect(screen.queryByText('look here')).toBeNull()

  await says('info', 'and here')
  fireEvent.mouseEnter(screen.getByText('and here').closest('[role="status"]') ?? document.body)
  await passes(10_000)
  expect(screen.getByText('and here')).toBeTruthy()
})

it.each([
  [true, 'status', 'Copied'],
  [false, 'alert', 'Could not copy'],
])('says whether a text was copied: %s (AX-43)', async (works, role, words) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() =>
    works ? Promise.resolve() : Promise.reject(new Error('denied')),
  )
  document.execCommand = () => false
  function Copy() {
    const copy = useCopy()
    return <button onClick={() => void copy('sk-1')}>go</button>
  }
  render(<Copy />)
  fireEvent.click(screen.getByText('go'))
  await passes(10)
  expect(screen.getByRole(role).textContent).toContain(words)
})
