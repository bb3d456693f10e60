import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { copy } from '../button/copy'
import { useOneTimeValue } from '../form/one-time-value'
import { NotificationRegion } from './notification-region'
import { holdNotifications, notify, type NotificationLevel } from './notify'
import { render } from '../../../checks/render'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <NotificationRegion label="Messages" />
    </>,
  )
})

const notified = (tone: NotificationLevel, text: string) => act(async () => notify(tone, text))
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['notice', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('notify: level %s has the live role %s (AX-35)', async (tone, role) => {
  await notified(tone, `a ${tone}`)
  expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toEqual([`a ${tone}`])
  expect(screen.queryByRole(role === 'status' ? 'alert' : 'status')).toBeNull()
})

it('notify: a repeated message is counted up, and its time starts again; after it has closed it is new (AX-36)', async () => {
  await notified('error', 'broken')
  await advance(4000)
  await notified('error', 'broken')
  expect(screen.getByRole('alert').textContent).toBe('broken ×2')
  await advance(4000)
  await notified('error', 'broken')
  expect(screen.getByRole('alert').textContent).toBe('broken ×3')
  await advance(6000)
  expect(screen.queryByRole('alert')).toBeNull()
  await notified('error', 'broken')
  expect(screen.getByRole('alert').textContent).toBe('broken')
})

it.each([
  ['Saved', 1500],
  ['Channel “openai-production” was updated', 3010],
  ['渠道“openai-生产”已更新', 2380],
])('notify: the success “%s” stays for %i ms, the time to read it', async (text, ms) => {
  await notified('success', text)
  await advance(ms - 10)
  expect(screen.getByText(text)).toBeTruthy()
  await advance(20)
  expect(screen.queryByText(text)).toBeNull()
})

it('notify: the time of a success runs from the page on which it can be read', async () => {
  await notified('success', 'Saved')
  act(() => holdNotifications(true))
  await advance(10_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  act(() => holdNotifications(false))
  await advance(1400)
  expect(screen.getByText('Saved')).toBeTruthy()
  await advance(200)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('notify: a notification stays open while focused or hovered (AX-37)', async () => {
  await notified('info', 'look here')
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  await advance(10_000)
  expect(screen.getByText('look here')).toBeTruthy()
  await notified('info', 'look here')
  await advance(10_000)
  expect(screen.getByText('look here ×2')).toBeTruthy()
  act(() => close.blur())
  await advance(3500)
  expect(screen.queryByText(/look here/)).toBeNull()

  await notified('info', 'and here')
  fireEvent.mouseEnter(screen.getByText('and here').closest('[role="status"]') ?? document.body)
  await advance(10_000)
  expect(screen.getByText('and here')).toBeTruthy()
})

it.each([
  [true, 'status', 'Copied'],
  [false, 'alert', 'Could not copy'],
])('copy: notifies whether the text was copied: %s (AX-43)', async (works, role, words) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() =>
    works ? Promise.resolve() : Promise.reject(new Error('denied')),
  )
  document.execCommand = () => false
  function Copy() {
    return <button onClick={() => void copy('sk-1')}>go</button>
  }
  render(<Copy />)
  fireEvent.click(screen.getByText('go'))
  await advance(10)
  expect(screen.getByRole(role).textContent).toContain(words)
})

describe('notification of a copy: is shown once', () => {
  const VALUES = { a: 'sk-one', b: 'sk-two' } as const

  function OneTimeValueButton() {
    const { reveal } = useOneTimeValue(() => 'New value copied')
    return <button onClick={() => void reveal('secret')}>reveal</button>
  }
  function CopyButtons() {
    return (
      <>
        <button onClick={() => void copy(VALUES.a)}>a</button>
        <button onClick={() => void copy(VALUES.b)}>b</button>
        <OneTimeValueButton />
      </>
    )
  }

  it.each([
    ['a click', [[0, 'a']], 1],
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
      'three quick clicks',
      [
        [0, 'a'],
        [100, 'a'],
        [200, 'a'],
      ],
      1,
    ],
    [
      'a click while the notification is displayed',
      [
        [0, 'a'],
        [1400, 'a'],
      ],
      1,
    ],
    [
      'a click that copies another value',
      [
        [0, 'a'],
        [100, 'b'],
      ],
      1,
    ],
    [
      'a double click that reveals a one-time value',
      [
        [0, 'reveal'],
        [100, 'reveal'],
      ],
      1,
    ],
  ] as const)('after %s', async (_, clicks, count) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<CopyButtons />)
    let now = 0
    let maxShown = 0
    for (const [at, name] of clicks) {
      // oxlint-disable-next-line no-await-in-loop -- one click after the other
      await advance(at - now)
      now = at
      fireEvent.click(screen.getByText(name))
      // oxlint-disable-next-line no-await-in-loop -- the copy settles before the next click
      await advance(0)
      maxShown = Math.max(maxShown, screen.queryAllByText(/Copied to clipboard|New value copied/).length)
    }
    expect(maxShown).toBe(count)
    await advance(2000)
  })

  it('is shown again after it closed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<CopyButtons />)
    fireEvent.click(screen.getByText('a'))
    await advance(1600)
    expect(screen.queryByText('Copied to clipboard')).toBeNull()
    fireEvent.click(screen.getByText('a'))
    await advance(10)
    expect(screen.getByText('Copied to clipboard')).toBeTruthy()
    expect(write).toHaveBeenCalledTimes(2)
  })
})
