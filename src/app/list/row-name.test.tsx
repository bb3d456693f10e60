import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellContext } from './cell-context.fixture'
import { renderName } from './row-buttons'
import { render } from '../../../checks/render'

const MAX_LENGTH = 15

function show(name: string) {
  const rendered = { row: {}, id: '1', name, state: { actions: {}, drafts: {} } }
  render(<div data-testid="name">{renderName([], rendered, cellContext(undefined), MAX_LENGTH)}</div>)
  return screen.getByTestId('name').firstElementChild
}

it.each([
  ['abcdefghijklmnop', 'abcdefghijkl...'],
  ['名'.repeat(16), `${'名'.repeat(12)}...`],
  ['👩‍👩‍👧‍👦'.repeat(20), `${'👩‍👩‍👧‍👦'.repeat(12)}...`],
  ['averylongname@company.example', 'averylongnam...'],
  [`e\u0301`.repeat(16), `${'e\u0301'.repeat(12)}...`],
  ['with spaces in the name', 'with spaces ...'],
])('row name: %s is cut at 15 characters, with the whole in the tooltip', (name, short) => {
  const shown = show(name)
  expect(shown?.textContent).toBe(short)
  expect(shown?.getAttribute('title')).toBe(name)
})

it.each(['abcdefghijklmno', 'root', '名'.repeat(15)])('row name: %s is not cut', (name) => {
  const shown = show(name)
  expect(shown?.textContent).toBe(name)
  expect(shown?.getAttribute('title')).toBeNull()
})
