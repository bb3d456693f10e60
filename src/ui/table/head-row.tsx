import type { ComponentProps, ReactNode } from 'react'

/** The head of a table: a row of column headers. */
export function HeadRow({ heads, ...row }: ComponentProps<'tr'> & { heads: readonly ReactNode[] }) {
  return (
    <thead>
      <tr {...row}>
        {heads.map((head, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column has only its place
          <th key={at} scope="col">
            <bdi>{head}</bdi>
          </th>
        ))}
      </tr>
    </thead>
  )
}
