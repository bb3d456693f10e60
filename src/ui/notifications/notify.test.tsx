import { MantineProvider } from '@mantine/core'
import { cleanNotifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NotificationLevel } from './notification'
import { NotificationsRegion } from './notifications-region'
import { notify } from './notify'
import { useCopy } from '../controls/use-copy'
import { useOneTimeValue } from '../status/use-one-time-value'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MantineProvider env="test">
      <NotificationsRegion label="Messages" />
    </MantineProvider>,
  )
})
afterEach(() => {
  act(cleanNotifications)
  vi.useRealTimers()
})

// What the first message fetches is fetched for the tests before they begin.
beforeAll(async () => void (await import('./notification-list')))

const notified = (tone: NotificationLevel, text: string) => act(async () => notify(tone, text))
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['notice', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('%s is a %s (AX-35)', async (tone, role) => {
  await notified(tone, `a ${tone}`)
  expect(screen.getAllByRole(role).map((one) => one.textContent)).toEqual([`a ${tone}`])
  expect(screen.queryByRole(role === 'status' ? 'alert' : 'status')).toBeNull()
})

it('the same success twice is said twice; the same failure within five seconds once (AX-36)', async () => {
  await notified('success', 'Saved')
  await notified('success', 'Saved')
  expect(screen.getAllByText('Saved')).toHaveLength(2)
  await notified('error', 'broken')
  await notified('error', 'broken')
  expect(screen.getAllByText('broken')).toHaveLength(1)
  act(cleanNotifications)
  await passes(6000)
  await notified('error', 'broken')
  expect(screen.getAllByText('broken')).toHaveLength(1)
})

it('a message stays while the focus or the pointer is on it, and can be closed by key (AX-37)', async () => {
  await notified('info', 'look here')
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  await passes(10_000)
  expect(screen.getByText('look here')).toBeTruthy()
  act(() => close.blur())
  await passes(3500)
  expect(screen.queryByText('look here')).toBeNull()

  await notified('info', 'and here')
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

describe('a copy is said once', () => {
  const VALUES = { a: 'sk-one', b: 'sk-two' } as const

  function HandOver() {
    const { reveal: hand } = useOneTimeValue(() => 'Handed over')
    return <button onClick={() => void hand('secret')}>hand</button>
  }
  function Copies() {
    const copy = useCopy()
    return (
      <>
        <button onClick={() => void copy(VALUES.a)}>a</button>
        <button onClick={() => void copy(VALUES.b)}>b</button>
        <HandOver />
      </>
    )
  }

  it.each([
    ['a press', [[0, 'a']], 1],
    [
      'a double click',
      [
        [0, 'a'],
        [5, 'a'],
      ],
      1,
    ],
    [
      'a slow double click',
      [
        [0, 'a'],
        [450, 'a'],
      ],
      1,
    ],
    [
      'three quick presses',
      [
        [0, 'a'],
        [100, 'a'],
        [200, 'a'],
      ],
      1,
    ],
    [
      'a press while the message stands',
      [
        [0, 'a'],
        [1400, 'a'],
      ],
      1,
    ],
    [
      'a press for another value',
      [
        [0, 'a'],
        [100, 'b'],
      ],
      2,
    ],
    [
      'a hand-over whose double click falls on its own copy button',
      [
        [0, 'hand'],
        [100, 'hand'],
      ],
      1,
    ],
  ] as const)('after %s', async (_, presses, count) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<Copies />)
    let now = 0
    let most = 0
    for (const [at, name] of presses) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await passes(at - now)
      now = at
      fireEvent.click(screen.getByText(name))
      // oxlint-disable-next-line no-await-in-loop -- the copy is told before the next press
      await passes(0)
      most = Math.max(most, screen.queryAllByText(/Copied to clipboard|Handed over/).length)
    }
    expect(most).toBe(count)
    await passes(2000)
  })

  it('is said again once the message is gone', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<Copies />)
    fireEvent.click(screen.getByText('a'))
    await passes(1600)
    expect(screen.queryByText('Copied to clipboard')).toBeNull()
    fireEvent.click(screen.getByText('a'))
    await passes(10)
    expect(screen.getByText('Copied to clipboard')).toBeTruthy()
    expect(write).toHaveBeenCalledTimes(2)
  })
})
