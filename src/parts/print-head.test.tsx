import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../checks/render'
import { PrintHead } from './print-head'

it('print head: names server, period with zone, filters and the time of printing, on paper only', () => {
  render(<PrintHead period="2026-10-01 to 2026-10-31" filters={['User: alice']} />)
  expect(screen.queryByText(/Printed/)).toBeNull()
  act(() => void fireEvent(window, new Event('beforeprint')))
  const text = screen.getByText(/Printed/).textContent
  expect(text).toMatch(
    /http.*2026-10-01 to 2026-10-31, \S+ \(UTC.*User: alice.*Printed \d{4}-\d\d-\d\d \d\d:/,
  )
  act(() => void fireEvent(window, new Event('afterprint')))
  expect(screen.queryByText(/Printed/)).toBeNull()
})
