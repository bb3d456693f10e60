import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellContext } from '#/app/list/cell-context.fixture'
import { userSchema } from '#/resources/user/user'
import { IDLE_ROW } from '#/ui/row/row-states'
import { renderName } from '#/app/list/row-buttons'
import { userColumns } from './user-columns'
import { render } from '../../../../checks/render'

const nameCell = (id: number, username: string) =>
  userColumns.cells.get('username')?.(userSchema.parse({ id, username, role: 1, status: 1 }), {
    ...cellContext(undefined),
    name: (maxLength) =>
      renderName(
        [],
        { row: {}, id: '1', name: username, state: IDLE_ROW },
        cellContext(undefined),
        maxLength,
      ),
  })

function show(name: string) {
  render(<div data-testid="name">{nameCell(1, name)}</div>)
  return screen.getByTestId('name').firstElementChild
}

it.each([
  ['abcdefghijklmnopqrs', 'abcdefghijklmno...'],
  ['名'.repeat(19), `${'名'.repeat(15)}...`],
  ['👩‍👩‍👧‍👦'.repeat(20), `${'👩‍👩‍👧‍👦'.repeat(15)}...`],
  ['averylongname@company.example', 'averylongname@c...'],
  [`e\u0301`.repeat(19), `${'e\u0301'.repeat(15)}...`],
  ['with spaces in the name', 'with spaces in ...'],
])('username: fifteen letters of %s are shown, and the whole in the tooltip', (name, short) => {
  const shown = show(name)
  expect(shown?.textContent).toBe(short)
  expect(shown?.getAttribute('title')).toBe(name)
})

it.each(['abcdefghijklmno', 'root', '名'.repeat(18)])('username: %s is not cut', (name) => {
  const shown = show(name)
  expect(shown?.textContent).toBe(name)
  expect(shown?.getAttribute('title')).toBeNull()
})
