import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MenuTrigger } from './menu-trigger'
import { NotificationRegion } from '../notifications/notification-region'
import { PopoverTrigger } from './popover-trigger'
import { usePopupButton } from './popup-button'
import { usePopup, type PopupProps } from './use-popup'
import { lazyPart } from '../status/lazy-part'
import { render } from '../../../checks/render'

const onSelect = vi.fn<() => void>()
const items = () => [
  { label: 'First', onSelect },
  { label: 'Second', disabledReason: 'not now', onSelect },
]

beforeEach(() => onSelect.mockClear())

const FakePanel = (props: PopupProps) => <p>{usePopupButton(props) ? 'it is open' : 'it is closed'}</p>

/** Chunk that stays pending until `resolveChunk` is called. */
function pendingChunk() {
  let resolveChunk: (panel: typeof FakePanel) => void = () => undefined
  const promise = new Promise<typeof FakePanel>((resolve) => {
    resolveChunk = resolve
  })
  return { promise, resolveChunk }
}

function SlowTrigger({ load }: { load: () => Promise<typeof FakePanel> }) {
  const [Panel] = useState(() => lazyPart(load))
  const { triggerProps, popupProps } = usePopup('menu', Panel.preload)
  return (
    <>
      <button {...triggerProps}>slow</button>
      {popupProps && <Panel {...popupProps} />}
      <button>elsewhere</button>
    </>
  )
}

function renderPage(children: React.ReactNode) {
  render(
    <>
      {children}
      <NotificationRegion label="Messages" />
    </>,
  )
  return userEvent.setup()
}

const renderMenu = () =>
  renderPage(
    <MenuTrigger items={items}>{(triggerProps) => <button {...triggerProps}>more</button>}</MenuTrigger>,
  )

it.each([
  ['a click', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('more'))],
  ['Enter', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
  ['Space', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard(' ')],
  ['the arrow down', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{ArrowDown}')],
])('menu: %s opens it with the first item focused; Esc returns the focus to the button', async (_, press) => {
  const user = renderMenu()
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

it('menu: opened by a key and closed by a click on an empty place, it returns the focus to the button', async () => {
  const user = renderMenu()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'First' })))
  await user.click(document.body)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('more')))
})

it('menu: Esc closes it while its button has the focus', async () => {
  const user = renderMenu()
  const button = screen.getByText('more')
  await user.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'First' })))
  act(() => button.focus())
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(button)
})

it('menu: a second click or a choice closes it; a disabled item shows its reason and does nothing', async () => {
  const user = renderMenu()
  const button = screen.getByText('more')
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: /Second/ }))
  expect(onSelect).not.toHaveBeenCalled()
  expect(screen.getByText('not now')).toBeTruthy()
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'First' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('popover: a click opens it with the focus inside; Esc returns the focus to the button', async () => {
  const user = renderPage(
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

/** Takes the focus before the effects of the popover run. */
function FocusedField() {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Name" />
}

it('popover: Esc returns the focus to the button although a field took it when the popover opened', async () => {
  const user = renderPage(
    <PopoverTrigger content={() => <FocusedField />}>
      {(triggerProps) => <button {...triggerProps}>Filters</button>}
    </PopoverTrigger>,
  )
  const button = screen.getByRole('button', { name: 'Filters' })
  await user.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('popup: the chunk is preloaded on hover; a click before it has loaded still opens', async () => {
  const { promise, resolveChunk } = pendingChunk()
  const load = vi.fn<() => Promise<typeof FakePanel>>(() => promise)
  const user = renderPage(<SlowTrigger load={load} />)
  expect(load).not.toHaveBeenCalled()
  await user.hover(screen.getByText('slow'))
  expect(load).toHaveBeenCalledOnce()
  await user.click(screen.getByText('slow'))
  await user.click(screen.getByText('slow'))
  expect(screen.queryByText(/it is/)).toBeNull()
  resolveChunk(FakePanel)
  expect(await screen.findByText('it is open')).toBeTruthy()
})

it('popup: does not open when the focus moved on while the chunk loaded', async () => {
  const { promise, resolveChunk } = pendingChunk()
  const user = renderPage(<SlowTrigger load={() => promise} />)
  await user.click(screen.getByText('slow'))
  await user.tab()
  await act(async () => {
    resolveChunk(FakePanel)
    await promise
  })
  expect(document.activeElement).toBe(screen.getByText('elsewhere'))
  expect(screen.queryByText('it is open')).toBeNull()
})

it('popup: Esc on the button while the chunk loads: it does not open', async () => {
  const { promise, resolveChunk } = pendingChunk()
  const user = renderPage(<SlowTrigger load={() => promise} />)
  await user.click(screen.getByText('slow'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'slow', expanded: false })).toBeTruthy()
  await act(async () => {
    resolveChunk(FakePanel)
    await promise
  })
  expect(screen.queryByText('it is open')).toBeNull()
})

it('popup: a chunk that fails to load is reported with a reload button; the next click tries again', async () => {
  const load = vi.fn<() => Promise<typeof FakePanel>>(() => Promise.reject(new Error('not there')))
  const user = renderPage(<SlowTrigger load={load} />)
  await user.hover(screen.getByText('slow'))
  await user.click(screen.getByText('slow'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('A part of the console could not be loaded')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByText('slow'))
  load.mockImplementation(() => Promise.resolve(FakePanel))
  await user.click(screen.getByText('slow'))
  expect(await screen.findByText('it is open')).toBeTruthy()
})
