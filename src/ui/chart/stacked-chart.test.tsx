import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../../checks/render'
import { StackedChart } from './stacked-chart'

const format = (value: number) => `$${value.toFixed(2)}`
const columns = [
  { name: 'mon', values: [1, 3] },
  { name: 'tue', values: [undefined, undefined], unsplit: 8 },
  { name: 'wed', values: [undefined, undefined] },
]

function open() {
  render(
    <StackedChart
      label="Consumption"
      head="Day"
      totalHead="Total"
      series={['a', 'b']}
      hasRest={false}
      columns={columns}
      unsplitLabel="Not split yet"
      format={format}
      unit={1}
    />,
  )
  return screen.getByRole('slider', { name: 'Day' })
}

const bars = () => [...screen.getByRole('img').querySelectorAll<SVGElement>('[data-color]')]
const of = (attribute: string) => bars().map((bar) => bar.getAttribute(attribute))

it('chart: columns have one width, and a day that is not split is one neutral bar of its sum', () => {
  open()
  expect(new Set(of('width')).size).toBe(1)
  expect(bars().map((bar) => bar.dataset.color)).toEqual(['1', '2', 'unsplit'])
  expect(of('height')).toEqual(['12.5%', '37.5%', '100%'])
  expect(screen.getByRole('img').querySelectorAll('[data-loading]')).toHaveLength(1)
})

it('chart: three ticks, and the legend names what is not split', () => {
  open()
  for (const text of ['$8.00', '$4.00', '$0.00', 'a', 'b', 'Not split yet'])
    expect(screen.getByText(text, { selector: '[aria-hidden] *' })).toBeTruthy()
})

it('chart: the slider says total and parts, what is not split, and a dash while loading', () => {
  const slider = open()
  const textAt = (value: number) => {
    fireEvent.change(slider, { target: { value } })
    return slider.getAttribute('aria-valuetext')
  }
  expect(textAt(0)).toBe('mon: $4.00, a $1.00, b $3.00')
  expect(textAt(1)).toBe('tue: $8.00, Not split yet')
  expect(textAt(2)).toBe('wed: –')
})
