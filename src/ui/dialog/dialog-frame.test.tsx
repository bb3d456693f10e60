import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { notify } from '#/ui/notifications/notify'
import { NotificationRegion } from '#/ui/notifications/notification-region'
import { DialogFrame } from './dialog-frame'
import { render } from '../../../checks/render'

function Page({ closable = true }: { closable?: boolean }) {
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <>
      <main>
        <button type="button" onClick={() => setOuter(true)}>
          open
        </button>
      </main>
      <NotificationRegion label="messages" />
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
    </>
  )
}

async function open(closable?: boolean) {
  render(<Page closable={closable} />)
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'open' })
  await user.click(opener)
  return { user, opener, dialog: await screen.findByRole('dialog', { name: 'outer' }) }
}

const backdrop = () => document.querySelector('.mantine-Modal-overlay') ?? document.body

it('dialog: takes the focus, and Esc closes it and returns the focus (AX-27)', async () => {
  const { user, opener, dialog } = await open()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'ask' }))
  await user.keyboard('{Escape}{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('dialog: Esc closes only the topmost one (AX-28)', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'ask' }))
  const inner = await screen.findByRole('dialog', { name: 'inner' })
  inner.querySelector('button')?.focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'inner' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'outer' })).toBeTruthy()
})

it('dialog: stays open while it is not closable (AX-27)', async () => {
  const { dialog } = await open(false)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent.click(backdrop())
  expect(screen.getByRole('dialog', { name: 'outer' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
})

it('dialog: what is typed is not thrown away by a press outside, and Esc asks before', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <DialogFrame title="prices" onClose={onClose}>
      <textarea aria-label="text" />
    </DialogFrame>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'gpt-4o 5')
  fireEvent.click(backdrop())
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('gpt-4o 5')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('dialog: a press outside closes it, a selection that ends there does not', async () => {
  const { dialog } = await open()
  // A browser reports a press that ends elsewhere on what contains both places.
  const both = [...document.querySelectorAll('body *')].findLast(
    (element) => element.contains(dialog) && element.contains(backdrop()),
  )
  fireEvent.click(both ?? document.body)
  expect(screen.getByRole('dialog', { name: 'outer' })).toBeTruthy()
  fireEvent.click(backdrop())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('notifications: are rendered in the topmost dialog, because everything outside is inert', async () => {
  const { user, dialog } = await open()
  act(() => notify('error', 'refused'))
  expect(dialog.contains(screen.getByRole('alert'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'ask' }))
  expect((await screen.findByRole('dialog', { name: 'inner' })).contains(screen.getByRole('alert'))).toBe(
    true,
  )
})
