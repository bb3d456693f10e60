import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Announced } from './announced'
import { render } from '../../../checks/render'

beforeEach(() => {
  vi.useFakeTimers()
})

const liveness = () => screen.getByRole('status').getAttribute('aria-live')

it('Announced: a text is no live region any more once it was told, and is one again when it changes', () => {
  const { rerender } = render(<Announced text="10 rows" />)
  expect(liveness()).toBeNull()
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  expect(liveness()).toBe('off')
  rerender(<Announced text="9 rows" />)
  expect([liveness(), screen.getByRole('status').textContent]).toEqual([null, '9 rows'])
})

it('Announced: a text that comes back soon is announced again', () => {
  const { rerender } = render(<Announced text="10 rows" />)
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  rerender(<Announced text="9 rows" />)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  rerender(<Announced text="10 rows" />)
  expect(liveness()).toBeNull()
})
