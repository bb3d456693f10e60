import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeEditMode } from '#/app/edit-mode/edit-mode-switch'
import { storedChanges, editStoreOf } from '#/app/edit-mode/edit-store'
import { fewChannelsOfEachTest } from '#/app/list/few-channels.fixture'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { readChannelsAgain, settled } from '../../../../checks/mount-console'

const ROOT = 1
const { gateway, cache } = fewChannelsOfEachTest()

/** Turns the edit mode on; the first priority has the focus. */
beforeEach(async () => {
  act(() => changeEditMode('channel', true))
  await screen.findByRole('grid', {}, { timeout: 20_000 })
})
afterEach(() => {
  const store = editStoreOf(ROOT, 'channel')
  act(() => {
    store.dispatch({ type: 'discard' })
    store.dispatch({ type: 'select', active: { id: '', member: '' } })
    store.dispatch({ type: 'send', sent: [] })
  })
  changeEditMode('channel', false)
})

const cells = (member: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-cell="${member}"]`)].map((cell) => cell.textContent)

/** Deletes a channel on the server, and reads the list again. */
async function removeRow(id: number) {
  gateway().world().channels.remove(id)
  await readChannelsAgain(cache())
}

it('channel edit mode: a search without matches keeps the bar of the changes', async () => {
  await userEvent.keyboard('7{Enter}')
  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'no such channel')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  expect(screen.getByRole('button', { name: 'Review 1 change' })).toBeTruthy()
  await userEvent.clear(search)
  expect(await screen.findByRole('grid')).toBeTruthy()
})

it('channel edit mode: the browser asks before the tab is closed only while cells are changed', async () => {
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(close()).toBe(true)
  expect(hasUnsavedWork('typed')).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(close()).toBe(true)
  await userEvent.keyboard('7')
  expect(close()).toBe(false)
  expect(screen.getByRole('textbox', { name: /^Priority of/ })).toHaveProperty('value', '7')
  await userEvent.keyboard('{Enter}')
  expect(close()).toBe(false)
  expect(hasUnsavedWork('typed')).toBe(true)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(close()).toBe(true)
})

it('channel edit mode: what is typed in an open editor is kept when the page is left', async () => {
  await userEvent.keyboard('77')
  cleanup()
  expect(storedChanges(ROOT, 'channel').read().get(28)?.cells['priority']).toEqual({
    from: 1,
    text: '77',
    value: 77,
  })
})

it('channel edit mode: a block is copied as it can be pasted, and a paste into an editor stays text', async () => {
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  const copied: string[] = []
  const clipboardData = { setData: (_type: string, text: string) => copied.push(text) }
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData })
  expect(copied).toEqual(['1\t0\n0\t1'])
  await userEvent.keyboard('{Escape}{Enter}')
  await userEvent.paste('55')
  await userEvent.keyboard('{Enter}')
  expect(cells('weight')[1]).toContain('55')
  expect(cells('weight')[2]).toBe('0')
})

it('channel edit mode: Delete takes a change of a number back, cutting copies it too, and the counts are for screen readers', async () => {
  await userEvent.keyboard('9{Enter}')
  expect(screen.getByText('1 change, 0 with errors').closest('[class*="hidden"]')).not.toBeNull()
  await userEvent.keyboard('{ArrowUp}{Delete}')
  expect(cells('priority')[0]).toBe('1')
  await userEvent.keyboard('9{Enter}{ArrowUp}')
  const copied: string[] = []
  const clipboardData = { setData: (_type: string, text: string) => copied.push(text) }
  fireEvent.cut(document.activeElement ?? document.body, { clipboardData })
  expect(copied).toEqual(['9'])
  expect(cells('priority')[0]).toBe('1')
})

it('channel edit mode: a fill without a range says why nothing changes, in the place of the hint until the next move', async () => {
  const hint = /^Type or paste into the cells/
  expect(screen.getByText(hint)).toBeTruthy()
  await userEvent.keyboard('{Control>}d{/Control}')
  expect(screen.getByText(/First select several cells/).closest('[class*="hidden"]')).toBeNull()
  expect(screen.queryByText(hint)).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.queryByText(/First select several cells/)).toBeNull()
  expect(screen.getByText(hint)).toBeTruthy()
})

it('channel edit mode: what is typed in a cell whose row leaves the page is kept, and no other cell gets it', async () => {
  await userEvent.keyboard('{ArrowDown}77')
  await removeRow(27)
  expect(document.querySelector('[data-row="27"]')).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^Priority of/ })).toBeNull()
  expect(cells('priority')[0]).toBe('1')
  expect([...storedChanges(ROOT, 'channel').read()].map(([id, { cells: changed }]) => [id, changed])).toEqual(
    [[27, { priority: { from: 0, text: '77', value: 77 } }]],
  )
  expect(screen.getByText('channel 27 has left the page. What was typed is kept.')).toBeTruthy()
})

it.each([
  ['an open editor', '{ArrowDown}{ArrowRight}7'],
  ['a cell', '{ArrowDown}{ArrowRight}'],
])(
  'channel edit mode: when the row of %s leaves the page, further keys change no other cell',
  async (_name, keys) => {
    await userEvent.keyboard(keys)
    await removeRow(27)
    expect(document.activeElement).toBe(screen.getByRole('grid'))
    await userEvent.keyboard('8{Enter}')
    expect([...storedChanges(ROOT, 'channel').read().keys()]).not.toContain(28)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(document.querySelector('[data-row="28"] [data-cell="priority"]'))
  },
)

it('channel edit mode: a value that changes while its cell is open is told, not overwritten', async () => {
  await userEvent.keyboard('77')
  gateway().world().channels.update(28, { priority: 5 })
  await readChannelsAgain(cache())
  await userEvent.keyboard('{Enter}')
  expect(cells('priority')[0]).toBe('77changed meanwhile, now 5')
})

it('channel edit mode: an editor stays open while the window has lost the focus, and is closed when the focus moves on', async () => {
  await userEvent.keyboard('77')
  const input = screen.getByRole('textbox', { name: /^Priority of/ })
  // The window loses the focus: the element that has it stays the active one.
  fireEvent.focusOut(input)
  expect(document.activeElement).toBe(input)
  await userEvent.keyboard('8')
  expect(storedChanges(ROOT, 'channel').read().size).toBe(0)
  // Something else gets the focus before the window has it back.
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  act(() => input.blur())
  expect(input.isConnected).toBe(true)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  act(() => input.focus())
  act(() => screen.getByRole('button', { name: 'Fill down' }).focus())
  expect(input.isConnected).toBe(false)
  expect(cells('priority')[0]).toBe('778was 1')
})

it('channel edit mode: the rows of a search leave the focus in its box', async () => {
  const box = screen.getByRole('searchbox')
  await userEvent.type(box, 'no such channel{Enter}')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  await userEvent.clear(box)
  await screen.findByRole('grid')
  await settled(cache())
  expect(document.activeElement).toBe(box)
})

it('channel edit mode: keys and a paste go into the cell with the focus, also if the browser has moved it there', async () => {
  const weight = document.querySelector<HTMLElement>('[data-row="26"] [data-cell="weight"]')
  act(() => weight?.focus())
  expect([...document.querySelectorAll('[data-cell][tabindex="0"]')]).toEqual([weight])
  await userEvent.paste('8')
  await userEvent.keyboard('{Enter}9{Enter}')
  const kept = [...storedChanges(ROOT, 'channel').read()].map(([id, pending]) => ({
    id,
    name: pending.name,
    cells: pending.cells,
  }))
  expect(kept).toEqual([{ id: 26, name: 'xAI', cells: { weight: { from: 0, text: '9', value: 9 } } }])
})

const selectedRows = () =>
  [...document.querySelectorAll('[data-cell="priority"][aria-selected="true"]')].map(
    (cell) => cell.closest('tr')?.dataset['row'],
  )

it('channel edit mode: Escape ends a selection and stays in its cell', async () => {
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selectedRows()).toEqual(['28', '27', '26'])
  await userEvent.keyboard('{Escape}')
  expect(selectedRows()).toEqual(['26'])
  expect(document.activeElement?.closest('tr')?.dataset['row']).toBe('26')
})

it.each([
  ['its row with the focus leaves the page', () => removeRow(27), ['28']],
  ['the list is sorted', () => userEvent.click(screen.getByRole('button', { name: 'Name' })), ['27']],
])('channel edit mode: a selection ends when %s', async (_name, change, expected) => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  expect(selectedRows()).toEqual(['27', '26', '25'])
  await change()
  await waitFor(() => expect(selectedRows()).toEqual(expected))
})

it('channel edit mode: each undo takes a change back, also after an entry that changed nothing, and with Shift does it again', async () => {
  await userEvent.keyboard('9{Enter}8{Enter}{ArrowUp}{ArrowRight}')
  // A blank weight keeps its value; 01 is 1.
  await userEvent.keyboard('{Delete}01{Enter}')
  expect(cells('priority').slice(0, 2)).toEqual(['9was 1', '8was 0'])
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(cells('priority').slice(0, 2)).toEqual(['9was 1', '8was 0'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(cells('priority').slice(0, 2)).toEqual(['9was 1', '0'])
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(cells('priority').slice(0, 2)).toEqual(['9was 1', '8was 0'])
})

it('channel edit mode: a selection keeps its rows when one beside it leaves the page, and ends when one of them does', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  await removeRow(24)
  expect(selectedRows()).toEqual(['27', '26', '25'])
  await removeRow(26)
  await waitFor(() => expect(selectedRows()).toEqual(['27']))
})

/** The key code of a key that an input method handles. */
const COMPOSING = { keyCode: 229 }

it('channel edit mode: the keys of an input method neither commit nor cancel, and leave a cell as it is', async () => {
  await userEvent.keyboard('77')
  const input = screen.getByRole('textbox', { name: /^Priority of/ })
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input, { key: 'Enter', ...COMPOSING })
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
  fireEvent.keyDown(input, { key: 'Tab', isComposing: true })
  expect(document.activeElement).toBe(input)
  expect(input).toHaveProperty('value', '77')
  await userEvent.keyboard('{Enter}')
  expect(cells('priority')[0]).toBe('77was 1')
  // A key that types nothing, such as the one that switches between two scripts, leaves the cell as it is.
  await userEvent.keyboard('{ArrowUp}')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Process', ...COMPOSING })
  expect(screen.getByRole('textbox', { name: /^Priority of/ })).toHaveProperty('value', '')
  await userEvent.keyboard('{Enter}')
  expect(cells('priority')[0]).toBe('77was 1')
})

it('channel edit mode: a click opens the editor of a cell only for touch', () => {
  const weight =
    document.querySelector<HTMLElement>('[data-row="26"] [data-cell="weight"] bdi') ?? document.body
  for (const pointerType of ['mouse', 'touch']) {
    fireEvent.pointerDown(weight, { pointerType })
    fireEvent.mouseDown(weight)
    // As in browsers whose clicks do not tell the pointer.
    fireEvent(weight, new MouseEvent('click', { bubbles: true }))
    expect(screen.queryByRole('textbox', { name: 'Weight of xAI' }) !== null).toBe(pointerType === 'touch')
  }
})
