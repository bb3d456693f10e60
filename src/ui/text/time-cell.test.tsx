import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { formatTimestamp } from '#/format/timestamp'
import { TimeText } from './time-text'
import { render } from '../../../checks/render'

const MINUTE = 1_760_000_040

it('time text: shows the time, with the distance from now as its tooltip', async () => {
  render(<TimeText seconds={MINUTE - 7200} now={MINUTE} />)
  const time = screen.getByText(String(formatTimestamp(MINUTE - 7200)))
  await userEvent.hover(time)
  expect(time.title).toBe('2 hours ago')
})

it('time text: a list with relative times exchanges text and tooltip', () => {
  render(<TimeText seconds={MINUTE - 7200} now={MINUTE} isRelative />)
  expect(screen.getByText('2 hours ago').title).toBe(formatTimestamp(MINUTE - 7200))
})

it.each([-59, -1, 0, 1, 20, 59, 60])(
  'time text: a past time %d s from the full minute that lists count from is just now',
  (distance) => {
    render(<TimeText seconds={MINUTE + distance} now={MINUTE} isPast isRelative />)
    expect(screen.getByRole('time').textContent).toBe('just now')
  },
)

it.each([
  [61, 'in 1 minute'],
  [7200, 'in 2 hours'],
])('time text: a past time %d s ahead shows that a clock is wrong', (distance, text) => {
  render(<TimeText seconds={MINUTE + distance} now={MINUTE} isPast isRelative />)
  expect(screen.getByRole('time').textContent).toBe(text)
})

it('time text: an expiry within the minute is still to come', () => {
  render(<TimeText seconds={MINUTE + 20} now={MINUTE} isAlwaysTime isRelative />)
  expect(screen.getByRole('time').textContent).toBe('in less than a minute')
})
