import { MantineProvider } from '@mantine/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { theme } from '#/ui/theme/theme'
import { MenuTrigger } from './menu-trigger'
import { NotificationsRegion } from '../notifications/notifications-region'
import { PopoverTrigger } from './popover-trigger'
import { useLazyPopup } from './use-lazy-popup'

const items = () => [
  { label: 'First', onSelect: chosen },
  { label: 'Second', disabledReason: 'not now', onSelect: chosen },
]
const chosen = vi.fn<() => void>()

beforeEach(() => chosen.mockClear())

/** A panel that says whether it is open, and how it may arrive. */
interface FakeProps {
  isOpen: boolean
}
const Fake = ({ isOpen }: FakeProps) => <p>{isOpen ? 'it is open' : 'it is closed'}</p>

/** Code on its way until `arrive` is called. */
function onItsWay() {
  let arrive: (panel: typeof Fake) => void = () => undefined
  const promise = new Promise<typeof Fake>((resolve) => {
    arrive = resolve
  })
  return { promise, arrive }
}

function Slow({ load }: { load: () => Promise<typeof Fake> }) {
  const { triggerProps, loaded, popupProps: opened } = useLazyPopup({ load, popup: 'menu' })
  return (
    <>
      <button {...triggerProps}>slow</button>
      {loaded && <loaded.Panel {...opened} />}
      <button>elsewhere</button>
    </>
  )
}

function page(children: React.ReactNode) {
  render(
    <MantineProvider env="test" theme={theme}>
      {children}
      <NotificationsRegion label="Messages" />
    </MantineProvider>,
  )
  return userEvent.setup()
}

const menu = () =>
  page(<MenuTrigger items={items}>{(triggerProps) => <button {...triggerProps}>more</button>}</MenuTrigger>)

it.each([
  ['a click', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('more'))],
  ['Enter', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
  ['Space', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard(' ')],
  ['the arrow down', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{ArrowDown}')],
])('%s opens the menu at the first press, with the focus in it; Esc brings it back', async (_, press) => {
  const user = menu()
  const button = screen.getByRole('button', { name: 'more', expanded: false })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  await user.tab()
  await press(user)
  const first = await screen.findByRole('menuitem', { name: 'First' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(screen.getByRole('button', { name: 'more', expanded: true })).toBe(button)
  const dropdown = screen.getByRole('menu', { name: 'more' })
  expect(button.getAttribute('aria-controls')).toBe(dropdown.id)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('a second press closes it, and so does choosing; what cannot be chosen says why', async () => {
  const user = menu()
  const button = screen.getByText('more')
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: /Second/ }))
  expect(chosen).not.toHaveBeenCalled()
  expect(screen.getByText('not now')).toBeTruthy()
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'First' }))
  expect(chosen).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('controls open beside their button the same way', async () => {
  const user = page(
    <PopoverTrigger content={() => <input type="checkbox" aria-label="Name" />}>
      {(triggerProps) => <button {...triggerProps}>Columns</button>}
    </PopoverTrigger>,
  )
  const button = screen.getByRole('button', { name: 'Columns', expanded: false })
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  await user.click(button)
  const box = await screen.findByRole('checkbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.getByRole('dialog', { name: 'Columns' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('the code is asked for when the pointer or the focus comes, and a press before it is there counts', async () => {
  const { promise, arrive } = onItsWay()
  const load = vi.fn<() => Promise<typeof Fake>>(() => promise)
  const user = page(<Slow load={load} />)
  expect(load).not.toHaveBeenCalled()
  await user.hover(screen.getByText('slow'))
  expect(load).toHaveBeenCalledOnce()
  await user.click(screen.getByText('slow'))
  await user.click(screen.getByText('slow'))
  expect(screen.queryByText(/it is/)).toBeNull()
  arrive(Fake)
  expect(await screen.findByText('it is open')).toBeTruthy()
})

it('does not open behind somebody who has gone on', async () => {
  const { promise, arrive } = onItsWay()
  const user = page(<Slow load={() => promise} />)
  await user.click(screen.getByText('slow'))
  await user.tab()
  await act(async () => {
    arrive(Fake)
    await promise
  })
  expect(document.activeElement).toBe(screen.getByText('elsewhere'))
  expect(screen.queryByText('it is open')).toBeNull()
})

it('code that does not arrive is told of, with a way on; the next press tries again', async () => {
  const load = vi.fn<() => Promise<typeof Fake>>(() => Promise.reject(new Error('not there')))
  const user = page(<Slow load={load} />)
  await user.hover(screen.getByText('slow'))
  await user.click(screen.getByText('slow'))
  const errorHandledBy = await screen.findByRole('alert')
  expect(errorHandledBy.textContent).toContain('A part of the console could not be loaded')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByText('slow'))
  load.mockImplementation(() => Promise.resolve(Fake))
  await user.click(screen.getByText('slow'))
  expect(await screen.findByText('it is open')).toBeTruthy()
})
