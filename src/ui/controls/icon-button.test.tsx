import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { IconButton } from './icon-button'

const button = (name: string) => screen.getByRole('button', { name })

/** A click that is the second at its place within the time of a double click. */
const second = (name: string) => fireEvent.click(button(name), { detail: 2 })

it('a double click on a button that sends is one press, and a later click another', async () => {
  const press = vi.fn<() => void>()
  render(<IconButton icon="x" label="Disable" busy={false} onClick={press} />)
  await userEvent.dblClick(button('Disable'))
  expect(press).toHaveBeenCalledTimes(1)
  await userEvent.click(button('Disable'))
  expect(press).toHaveBeenCalledTimes(2)
})

it('a double click stays one press when the answer renames the button in between', () => {
  const press = vi.fn<() => void>()
  const { rerender } = render(<IconButton icon="x" label="Disable" busy={false} onClick={press} />)
  fireEvent.click(button('Disable'), { detail: 1 })
  rerender(<IconButton icon="x" label="Enable" busy={false} onClick={press} />)
  second('Enable')
  expect(press).toHaveBeenCalledTimes(1)
})

it("the first press of the next row's button counts where the row before it has just gone", () => {
  const press = vi.fn<(name: string) => void>()
  const rows = (names: readonly string[]) =>
    names.map((name) => (
      <IconButton key={name} icon="x" label={name} busy={false} onClick={() => press(name)} />
    ))
  const { rerender } = render(rows(['a', 'b', 'c']))
  fireEvent.click(button('a'), { detail: 1 })
  rerender(rows(['b', 'c']))
  second('b')
  second('b')
  rerender(rows(['c']))
  fireEvent.click(button('c'), { detail: 4 })
  expect(press.mock.calls.flat()).toEqual(['a', 'b', 'c'])
})

it('a button that only shows something takes every press, a busy one none', () => {
  const press = vi.fn<() => void>()
  render(<IconButton icon="x" label="Show" onClick={press} />)
  render(<IconButton icon="x" label="Busy" busy onClick={press} />)
  second('Show')
  second('Show')
  expect(press).toHaveBeenCalledTimes(2)
  second('Busy')
  expect(press).toHaveBeenCalledTimes(2)
})
