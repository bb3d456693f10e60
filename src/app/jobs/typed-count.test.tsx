import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTypedCount } from './typed-count'
import { render } from '../../../checks/render'

function Fixture({ onConfirm }: { onConfirm: () => void }) {
  return <>{useTypedCount(1200, onConfirm).field}</>
}

it.each([
  ['1200', true],
  [' 1,200 ', true],
  ['１２００', true],
  ['1.2e3', false],
  ['120', false],
  ['', false],
])('typed count: %j confirms 1200: %s', (typed, isConfirmed) => {
  const onConfirm = vi.fn<() => void>()
  render(<Fixture onConfirm={onConfirm} />)
  const box = screen.getByLabelText('Type 1200 to confirm')
  fireEvent.change(box, { target: { value: typed } })
  if (box.closest('form')) fireEvent.submit(box)
  expect(onConfirm).toHaveBeenCalledTimes(isConfirmed ? 1 : 0)
})
