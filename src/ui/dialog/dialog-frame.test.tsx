import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DialogFrame } from './dialog-frame'

/** `portal`: dialogs render in a portal node inside the page, as in the console. */
function Page({ closable = true, portal = false }: { closable?: boolean; portal?: boolean }) {
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <MantineProvider>
      <main>
        <button type="button" onClick={() => setOuter(true)}>
          open
        </button>
        {portal && <div data-mantine-shared-portal-node />}
      </main>
      <section aria-label="messages" data-messages />
      {outer && (
        <DialogFrame title="outer" isClosable={closable} onClose={() => setOuter(false)}>
          <button type="button" onClick={() => setInner(true)}>
            ask
          </button>
          {inner && (
            <DialogFrame title="inner" onClose={() => setInner(false)}>
              sure?
            </DialogFrame>
          )}
        </DialogFrame>
      )}
    </MantineProvider>
  )
}

async function open(closable?: boolean, portal?: boolean) {
  render(<Page closable={closable} portal={portal} />)
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'open' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'outer' })
  return { user, opener, isInert: () => opener.closest('[inert]') !== null }
}

// The order matters: Mantine reuses a portal node beside the page for all later dialogs.
const PORTALS = ['inside the page', 'beside the page']
it.each(PORTALS)(
  'dialog in a portal %s: makes the page inert and returns the focus (AX-27)',
  async (portal) => {
    const { user, opener, isInert } = await open(true, portal === 'inside the page')
    const dialog = screen.getByRole('dialog')
    expect(dialog.closest('[inert]')).toBeNull()
    expect(screen.getByRole('main').contains(dialog)).toBe(portal === 'inside the page')
    expect(screen.getByRole('region', { name: 'messages' }).closest('[inert]')).toBeNull()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(isInert()).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isInert()).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(opener))
  },
)

it('dialog: Esc closes only the topmost one (AX-28)', async () => {
  const { user, isInert } = await open()
  await user.click(screen.getByRole('button', { name: 'ask' }))
  await screen.findByRole('dialog', { name: 'inner' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'inner' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'outer' })).toBeTruthy()
  expect(isInert()).toBe(true)
})

it('dialog: stays open while it is not closable (AX-27)', async () => {
  const { user } = await open(false)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'outer' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
})
