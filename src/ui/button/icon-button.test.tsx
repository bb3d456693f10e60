import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import IconX from '@tabler/icons-react/icons/IconX'
import { IconButton } from './icon-button'
import { render } from '../../../checks/render'

const button = (name: string) => screen.getByRole('button', { name })

/** Click that the browser counts as the second one at this position. */
const clickAgain = (name: string) => fireEvent.click(button(name), { detail: 2 })

it('icon button of a write: a double click runs it once, a later click runs it again; what its caller says of it counts', async () => {
  const onClick = vi.fn<() => void>()
  render(<IconButton icon={IconX} label="Disable" busy={false} aria-disabled onClick={onClick} />)
  expect(button('Disable').getAttribute('aria-disabled')).toBe('true')
  await userEvent.dblClick(button('Disable'))
  expect(onClick).toHaveBeenCalledTimes(1)
  await userEvent.click(button('Disable'))
  expect(onClick).toHaveBeenCalledTimes(2)
})

it("icon button: the first click counts on the next row's button that moved to the position of a deleted row's", () => {
  const onClick = vi.fn<(name: string) => void>()
  const rows = (names: readonly string[]) =>
    names.map((name) => (
      <IconButton icon={IconX} key={name} label={name} busy={false} onClick={() => onClick(name)} />
    ))
  const { rerender } = render(rows(['a', 'b', 'c']))
  fireEvent.click(button('a'), { detail: 1 })
  rerender(rows(['b', 'c']))
  clickAgain('b')
  clickAgain('b')
  rerender(rows(['c']))
  fireEvent.click(button('c'), { detail: 4 })
  expect(onClick.mock.calls.flat()).toEqual(['a', 'b', 'c'])
})

it('icon button: handles every click when it writes nothing, and none while busy', () => {
  const onClick = vi.fn<() => void>()
  render(<IconButton icon={IconX} label="Show" onClick={onClick} />)
  render(<IconButton icon={IconX} label="Busy" busy onClick={onClick} />)
  clickAgain('Show')
  clickAgain('Show')
  expect(onClick).toHaveBeenCalledTimes(2)
  clickAgain('Busy')
  expect(onClick).toHaveBeenCalledTimes(2)
})
