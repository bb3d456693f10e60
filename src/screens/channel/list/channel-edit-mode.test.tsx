import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeEditMode } from '#/app/edit-mode/edit-mode-switch'
import { storedChanges, editStoreOf } from '#/app/edit-mode/edit-store'
import { fewChannelsOfEachTest } from '#/app/list/few-channels.fixture'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { readChannelsAgain } from '../../../../checks/mount-console'

const ROOT = 1
const { gateway, cache } = fewChannelsOfEachTest()

const inputs = (member: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[data-member="${member}"]`),
]
const values = (member: string) => inputs(member).map(({ value }) => value)
const notes = (member: string) => inputs(member).map((input) => input.nextElementSibling?.textContent ?? '')
const kept = () => (storedChanges(ROOT, 'channel').read() ?? []).map(({ id, cells }) => [id, cells] as const)

/** Selects the text of a cell, as Tab and Enter do, and types. */
async function type(member: string, row: number, keys: string) {
  const input = inputs(member)[row]
  act(() => {
    input?.focus()
    input?.select()
  })
  if (keys !== '') await userEvent.keyboard(keys)
}

beforeEach(async () => {
  act(() => changeEditMode('channel', true))
  await screen.findByRole('group', { name: 'Changes in the table' }, { timeout: 20_000 })
})
afterEach(() => {
  cleanup()
  const store = editStoreOf(ROOT, 'channel')
  act(() => {
    store.discard()
    store.send([])
  })
  changeEditMode('channel', false)
})

it('channel edit mode: Enter and the arrows move in the column; a cell says what its value was, or what is wrong', async () => {
  await type('priority', 0, '9{Enter}')
  expect(document.activeElement).toBe(inputs('priority')[1])
  await userEvent.keyboard('x{ArrowDown}')
  expect(document.activeElement).toBe(inputs('priority')[2])
  await userEvent.keyboard('{ArrowUp}{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(inputs('priority')[0])
  expect(values('priority').slice(0, 2)).toEqual(['9', 'x'])
  expect(notes('priority').slice(0, 2)).toEqual(['was 1', 'Only digits are allowed here'])
  expect(inputs('priority')[1]?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('1 change, 1 with errors', { exact: false })).toBeTruthy()
})

it('channel edit mode: Escape takes back what is being typed; undo takes back changes, and with Shift does them again', async () => {
  await type('priority', 0, '9{Escape}')
  expect(values('priority')[0]).toBe('1')
  await userEvent.keyboard('{Control>}a{/Control}9{Enter}8{Enter}')
  expect(values('priority').slice(0, 2)).toEqual(['9', '8'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(values('priority').slice(0, 2)).toEqual(['9', '0'])
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(values('priority').slice(0, 2)).toEqual(['9', '8'])
})

it('channel edit mode: a block is pasted to the right and below; one text stays in its input', async () => {
  await type('priority', 1, '')
  await userEvent.paste('5\t6\r\n7\tx\r\n')
  expect(values('priority').slice(1, 3)).toEqual(['5', '7'])
  expect(values('weight').slice(1, 3)).toEqual(['6', 'x'])
  await type('weight', 0, '')
  await userEvent.paste('55')
  await userEvent.keyboard('{Enter}')
  expect(values('weight')[0]).toBe('55')
})

it('channel edit mode: Ctrl+D repeats a cell in the selected rows, else in those below', async () => {
  const hint = /^Type or paste into the cells/
  expect(screen.getByText(hint)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Fill down' }))
  expect(screen.getByText(/First put the focus into the cell/)).toBeTruthy()
  for (const row of [1, 3]) {
    const box = document.querySelectorAll<HTMLElement>('tbody input[type="checkbox"]')[row]
    if (box) await userEvent.click(box)
  }
  await type('weight', 0, '7{Control>}d{/Control}')
  expect(values('weight').slice(0, 4)).toEqual(['7', '7', '0', '7'])
  expect(screen.getByText('2 cells filled.')).toBeTruthy()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(values('weight')[1]).not.toBe('7')
})

it('channel edit mode: a search without matches keeps the bar of the changes', async () => {
  await type('priority', 0, '7{Enter}')
  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'no such channel')
  await waitFor(() => expect(inputs('priority')).toEqual([]))
  expect(screen.getByRole('button', { name: 'Review 1 change' })).toBeTruthy()
  await userEvent.clear(search)
  await waitFor(() => expect(values('priority')[0]).toBe('7'))
})

it('channel edit mode: the browser asks before the tab is closed only while cells are changed', async () => {
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(close()).toBe(true)
  expect(hasUnsavedWork('typed')).toBe(false)
  await type('priority', 0, '7')
  expect(close()).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(close()).toBe(false)
  expect(hasUnsavedWork('typed')).toBe(true)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(close()).toBe(true)
})

it('channel edit mode: what is being typed is kept when the page is left', async () => {
  await type('priority', 0, '77')
  cleanup()
  expect(kept()).toEqual([[28, { priority: { from: 1, text: '77', value: 77 } }]])
})

it('channel edit mode: a value that changes while somebody types over it is told, not overwritten', async () => {
  await type('priority', 0, '77')
  gateway().world().channels.update(28, { priority: 5 })
  await readChannelsAgain(cache())
  expect(values('priority')[0]).toBe('77')
  await userEvent.keyboard('{Enter}')
  expect(values('priority')[0]).toBe('77')
})

it('channel edit mode: when the row with the focus leaves the page, further keys change no other cell', async () => {
  await type('priority', 1, '')
  gateway().world().channels.remove(27)
  await readChannelsAgain(cache())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('table')))
  await userEvent.keyboard('8{Enter}')
  expect(kept()).toEqual([])
})

it('channel edit mode: the keys of an input method neither commit nor move', async () => {
  await type('priority', 0, '77')
  const input = inputs('priority')[0] ?? document.body
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
  expect(document.activeElement).toBe(input)
  expect(kept()).toEqual([])
})

it('channel edit mode: the window may lose the focus while somebody types', async () => {
  await type('priority', 0, '77')
  // The element that has the focus stays the active one.
  fireEvent.focusOut(inputs('priority')[0] ?? document.body)
  expect(kept()).toEqual([])
  act(() => screen.getByRole('button', { name: 'Fill down' }).focus())
  expect(kept()).toHaveLength(1)
})
