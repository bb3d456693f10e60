import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TruncatedText } from './clipped-text'
import { TimeText } from './time-text'
import { render } from '../../../checks/render'

it('TimeText: text and dateTime are the same instant, dateTime with its zone (AX-52)', () => {
  const { container } = render(<TimeText seconds={1_700_000_000} />)
  const time = container.querySelector('time')
  expect(time?.textContent).toMatch(/^2023-11-1[45] \d\d:\d\d:\d\d$/)
  expect(time?.dateTime).toMatch(/(Z|[+-]\d\d:\d\d)$/)
  expect(Date.parse(time?.dateTime ?? '')).toBe(1_700_000_000_000)
})

it('TimeText: 0 shows a dash and no time element (SH-39, AX-52)', () => {
  const { container } = render(<TimeText seconds={0} />)
  expect([container.textContent, container.querySelector('time')]).toEqual(['–', null])
})

it('TruncatedText: screen readers get the full number and the text is focusable (AX-49, AX-51)', () => {
  render(<TruncatedText short="12.3k" full="12,345" />)
  const short = screen.getByText('12.3k')
  expect(short.ariaHidden ?? short.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('12,345')).toBeTruthy()
  expect(short.parentElement?.tabIndex).toBe(0)
})
