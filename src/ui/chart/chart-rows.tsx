import type { ReactNode } from 'react'
import { totalOf, type ChartStack } from './stack'

/** The numbers of a chart with the texts that a table of them needs. */
export interface ChartNumbers extends Pick<ChartStack, 'series' | 'columns'> {
  label: string
  /** Headers of the name column and of the total. */
  head: string
  totalHead: string
  format: (value: number) => string
  /** Stands above the total of a single series. */
  bar?: (total: number | undefined, highest: number) => ReactNode
}

/** The numbers of a chart as head and body of a table. It has no style, so that it adds no file to a first load. */
export function ChartRows({ head, totalHead, series, columns, format, bar }: ChartNumbers) {
  const hasSeries = series.length > 1
  const cell = (value: number | undefined) => (value === undefined ? '–' : format(value))
  const highest = Math.max(1, ...columns.map((column) => totalOf(column) ?? 0))
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{totalHead}</th>
          {hasSeries &&
            series.map((name) => (
              <th key={name} scope="col">
                <bdi translate="no">{name}</bdi>
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.name}>
            <th scope="row">
              <bdi translate="no">{column.name}</bdi>
            </th>
            <td>
              {!hasSeries && bar?.(totalOf(column), highest)}
              {cell(totalOf(column))}
            </td>
            {hasSeries && series.map((each, place) => <td key={each}>{cell(column.values[place])}</td>)}
          </tr>
        ))}
      </tbody>
    </>
  )
}
