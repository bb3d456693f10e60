import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { signOut } from '#/session/session'
import { fewChannelsOfEachTest } from './few-channels.fixture'

const { gateway } = fewChannelsOfEachTest()

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const askToDelete = async (name: string) => {
  await userEvent.click(button(`More actions for ${name}`))
  // The chunk of the menu is imported here for the first time.
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, { timeout: 20_000 }))
}
const writes = () =>
  gateway()
    .requests()
    .filter(({ method }) => method === 'PUT')
const held = () => gateway().world().faults.holding
const isBusy = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'

it('row actions: writes to two rows run at the same time, and each row shows its own state', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F17' })
  fireEvent.click(button('Disable xAI'))
  fireEvent.click(button('Disable Vertex AI'))
  await waitFor(() => expect(held()).toBe(2))
  expect([isBusy('Disable xAI'), isBusy('Disable Vertex AI'), isBusy('Disable 豆包')]).toEqual([
    true,
    true,
    false,
  ])
  gateway().clearFaults()
  await waitFor(() => expect(isBusy('Enable xAI')).toBe(false))
  await waitFor(() => expect(isBusy('Enable Vertex AI')).toBe(false))
})

it('row actions: a failed write marks only its row, and a double click and a click while a write runs send it once', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'not now' })
  fireEvent.click(button('Disable xAI'))
  await waitFor(() => expect(button('Disable xAI').dataset.failed).toBe('true'))
  expect(document.querySelectorAll('[data-failed]')).toHaveLength(1)
  gateway().clearFaults()
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F17' })
  const refused = writes().length
  await userEvent.dblClick(button('Disable xAI'))
  await waitFor(() => expect(held()).toBe(1))
  fireEvent.click(button('Disable xAI'))
  gateway().clearFaults()
  await waitFor(() => expect(isBusy('Enable xAI')).toBe(false))
  expect(writes()).toHaveLength(refused + 1)
})

it('row actions: the second click of a double click is ignored when the label changed in between', async () => {
  fireEvent.click(button('Disable xAI'), { detail: 1 })
  const enable = await screen.findByRole('button', { name: 'Enable xAI' })
  await waitFor(() => expect(isBusy('Enable xAI')).toBe(false))
  fireEvent.click(enable, { detail: 2 })
  expect(writes()).toHaveLength(1)
})

it('row menu: Esc closes it while its button has the focus', async () => {
  const more = button('More actions for xAI')
  await userEvent.click(more)
  // The chunk of the menu is imported here for the first time.
  const item = await screen.findByRole('menuitem', { name: 'Delete' }, { timeout: 20_000 })
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
  act(() => more.focus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(item.isConnected).toBe(false))
  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(more)
})

it('row link: with a modifier key the browser opens it, in another tab or window', () => {
  const link = screen.getByRole('link', { name: 'Edit xAI' })
  const isLeftToBrowser = (keys: MouseEventInit) => {
    let isPrevented = true
    const leave = (event: Event) => {
      isPrevented = event.defaultPrevented
      // The document of a test would follow the link in place.
      event.preventDefault()
    }
    document.addEventListener('click', leave, { once: true })
    fireEvent.click(link, keys)
    return !isPrevented
  }
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(isLeftToBrowser({ [key]: true })).toBe(true)
  expect(window.location.pathname).toBe('/channel')
  expect(isLeftToBrowser({})).toBe(false)
})

const confirmDeletion = async (name: string) => {
  await askToDelete(name)
  // The chunk of the dialog is imported here for the first time.
  const dialog = await screen.findByRole('dialog', { name: `Delete ${name}?` }, { timeout: 20_000 })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  // The pointer holds the eight seconds, which a busy machine may need for less than this test does.
  fireEvent.mouseEnter(await notice().findByText(`Deleting ${name}`))
}
const notice = () => within(screen.getByRole('region', { name: 'Messages' }))
const deletions = () =>
  gateway()
    .requests()
    .filter(({ method }) => method === 'DELETE')

it('row actions: a deletion waits, nothing else writes its row, and Undo takes it back', async () => {
  await confirmDeletion('xAI')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(notice().getByText('Deleting xAI')).toBeTruthy()
  const undo = await screen.findByRole('button', { name: 'Undo deleting xAI' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  // What else the row offers says why it does nothing.
  fireEvent.click(button('Disable xAI'))
  expect(notice().getByText('This is being deleted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'More actions for xAI' })).toBeNull()
  await userEvent.click(undo)
  expect(document.activeElement).toBe(button('More actions for xAI'))
  expect(notice().queryByText('Deleting xAI')).toBeNull()
  expect([...deletions(), ...writes()]).toEqual([])
})

it('row actions: closing the notification deletes at once; a failure marks the row and says its name', async () => {
  gateway().fault({ call: 'DELETE /api/channel/{id}', kind: 'refused', message: 'not now', times: 1 })
  await confirmDeletion('xAI')
  await userEvent.click(notice().getByRole('button', { name: 'Delete now' }))
  expect(await notice().findByText('xAI was not deleted: not now')).toBeTruthy()
  await waitFor(() => expect(button('More actions for xAI').dataset.failed).toBe('true'))
  expect(document.querySelectorAll('[data-failed]')).toHaveLength(1)
  await confirmDeletion('xAI')
  await userEvent.click(notice().getByRole('button', { name: 'Delete now' }))
  expect(await notice().findByText('Deleted xAI')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'xAI' })).toBeNull())
  expect(deletions()).toHaveLength(2)
})

it('row actions: leaving the page sends a waiting deletion at once, and once', async () => {
  await confirmDeletion('xAI')
  const undo = await screen.findByRole('button', { name: 'Undo deleting xAI' })
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(deletions().map(({ path }) => path)).toEqual(['/api/channel/26']))
  fireEvent.click(undo)
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'xAI' })).toBeNull())
  expect(deletions()).toHaveLength(1)
})

it('row actions: a waiting deletion is dropped when the account that asked is signed out', async () => {
  await confirmDeletion('xAI')
  act(signOut)
  await waitFor(() => expect(notice().queryByText('Deleting xAI')).toBeNull())
  expect(await notice().findByText(/^Not deleted: the account that asked/)).toBeTruthy()
  expect(deletions()).toEqual([])
})
