import { Link } from '@tanstack/react-router'
import { QuotaText } from '#/parts/quota-text'

import { LOG_TYPE, EVERY_ENTRY, refusedByLog, withFilterValue } from '#/resources/log/log-filter'
import { useT } from '#/ui/language/use-t'
import { HeadRow } from '#/ui/table/head-row'
import { ScrollTable, ShareBar } from '#/ui/table/scroll-table'
import { ClippedText } from '#/ui/text/clipped-text'

interface Props {
  /** What the table is called, without what its names are of. */
  title: string
  by: 'username' | 'model_name'
  /** Sorted, in server units. */
  rows: readonly { name: string; sum: number }[]
  /** The days, in unix seconds, both inclusive. */
  bounds: { start: number; end: number }
}

export function TopTable({ title, by, rows, bounds }: Props) {
  const t = useT()
  const label = t(`log.breakdown.${by}`)
  const highest = Math.max(...rows.map(({ sum }) => sum))
  return (
    <ScrollTable label={`${title}: ${label}`}>
      <HeadRow heads={[label, t('common.consumption')]} />
      <tbody>
        {rows.map(({ name, sum }) => (
          <tr key={name}>
            <th scope="row">
              {refusedByLog(name) ? (
                <ClippedText text={name} />
              ) : (
                <Link
                  to="/log"
                  search={{
                    ...withFilterValue({ ...EVERY_ENTRY, type: LOG_TYPE.consumption }, by, name),
                    range: 'all',
                    ...bounds,
                  }}
                  preload={false}
                >
                  <ClippedText text={name} />
                </Link>
              )}
            </th>
            <td>
              <QuotaText quota={sum} />
              <ShareBar value={sum} highest={highest} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
