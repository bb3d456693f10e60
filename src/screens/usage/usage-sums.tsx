import { Button, Group, Stack, Text } from '@mantine/core'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import IconPrinter from '@tabler/icons-react/icons/IconPrinter'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { changeText } from '#/format/change'
import { QuotaText } from '#/parts/quota-text'
import { SumsStatus, useSums } from '#/parts/sums'
import {
  LOG_TYPE,
  refusedByLog,
  withFilterValue,
  type LogScope,
  type SplitBy,
} from '#/resources/log/log-filter'
import { nameSampleQuery, type SumFilter, type SumWindow } from '#/resources/log/sums'
import { useMoneyScale } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { ScrollTable, ShareBar } from '#/ui/table/scroll-table'
import { NAMES_AT_ONCE, usageName, type UsageName } from './usage-names'
import { unbrokenDay, type UsagePeriod, type UsageSpan } from './usage-period'
import { shareText, usageCsv, usageTable, type UsageLine, type UsageTable } from './usage-table'

interface Props {
  scope: LogScope
  filter: SumFilter
  by: SplitBy
  period: UsagePeriod
  names: readonly UsageName[]
  /** The part of the period of which names are sampled. */
  sampled: SumWindow
  /** Whether the period before is summed by name too, or only in total. */
  comparesNames: boolean
  onCompare: (isOn: boolean) => void
}

/** The sums of a period by name, of the server: some names at first, more on request. */
export function UsageSums(props: Props) {
  const { filter, by, period, names, comparesNames, onCompare } = props
  const t = useT()
  const scale = useMoneyScale()
  const [limit, setLimit] = useState(NAMES_AT_ONCE)
  const { sums, table, total, totalBefore } = useUsageSums(props, limit)
  const head = t(`log.breakdown.${by}`)
  const { first, last } = period.span
  const more = Math.max(0, names.length - limit)
  const isComplete = sums.missing === 0
  const restLabel = t(
    more > 0 ? 'usage.notAsked' : by === 'username' ? 'usage.rest.username' : 'log.breakdown.rest',
  )
  const hasRest = table.rest !== undefined && (table.rest.sum !== 0 || Boolean(table.rest.before))
  const rest = table.rest && hasRest ? { label: restLabel, ...table.rest } : undefined
  const whole = { label: t('usage.total'), sum: total, before: totalBefore }
  const save = () => {
    const all = [...table.rows, ...(rest ? [rest] : []), whole]
    const name = `${t('common.usage')} ${head} ${first} ${last}`
    downloadText(safeFileName(name, 'csv', 'usage'), usageCsv(head, all, total, scale))
  }
  const days = {
    first: unbrokenDay(period.before.first),
    last: unbrokenDay(period.before.last),
  }
  return (
    <Stack>
      <Group data-screen-only>
        {more > 0 && (
          <Button size="xs" onClick={() => setLimit(limit + NAMES_AT_ONCE)}>
            {t('usage.more', { n: Math.min(more, NAMES_AT_ONCE) })}
          </Button>
        )}
        <Button
          size="xs"
          leftSection={<IconDownload aria-hidden />}
          aria-disabled={!isComplete || undefined}
          onClick={isComplete ? save : undefined}
        >
          {t('usage.csv')}
        </Button>
        <Button size="xs" leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
          {t('usage.print')}
        </Button>
        <Button size="xs" aria-pressed={comparesNames} onClick={() => onCompare(!comparesNames)}>
          {t('usage.compare')}
        </Button>
      </Group>
      {/* In a line of its own: what it tells while loading moves nothing. */}
      <SumsStatus sums={sums} />
      {isComplete && total === 0 && table.rows.length === 0 ? (
        <Text>{t('usage.none')}</Text>
      ) : (
        <ScrollTable
          label={t('common.usage')}
          isWhole
          style={{ tableLayout: 'fixed' }}
          aria-busy={!isComplete}
        >
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t('common.consumption')}</th>
              <th scope="col" data-wide-only>
                {t('usage.share')}
              </th>
              <th scope="col" style={{ whiteSpace: 'normal' }}>
                {t('common.span', days)}
              </th>
              <th scope="col" data-wide-only>
                {t('usage.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr style={{ fontWeight: 600 }}>
              <th scope="row">{whole.label}</th>
              <Numbers line={whole} total={total} />
            </tr>
          </tbody>
          {/* Sorted once, in a body of its own: no row moves under the pointer one by one. */}
          <NameRows
            key={isComplete ? 'sorted' : 'loading'}
            {...{ filter, by, table, rest, total }}
            span={period.span}
          />
        </ScrollTable>
      )}
      {table.unused > 0 && (
        <Text size="sm" c="dimmed">
          {t('usage.unused', { n: table.unused })}
        </Text>
      )}
      {rest && (
        <Text size="sm" c="dimmed">
          {more > 0
            ? t('usage.notAsked.note', { rest: restLabel, n: more })
            : t('usage.rest.note', { rest: restLabel })}
        </Text>
      )}
    </Stack>
  )
}

/** Pages of the log in which names are looked for that no list has. */
const LATE_CALLS = 14

/**
 * The sums of the names and, after them, of everything: what is consumed meanwhile is part of the rest, never missing. Where
 * all listed names are asked for and a rest is left, names of the period's log are added.
 */
function useUsageSums({ scope, filter, by, period, names, sampled, comparesNames }: Props, limit: number) {
  const late = nameSampleQuery(sampled, LATE_CALLS)
  const [isRestLeft, setRestLeft] = useState(false)
  const found = useQuery({ ...late, enabled: isRestLeft }).data?.[by] ?? []
  const known = new Set(names.map(({ value }) => value))
  const shown = [
    ...names.slice(0, limit),
    ...found.filter((value) => !known.has(value)).map((value) => usageName(by, value)),
  ]
  const sumOf = (of: SumFilter, { start, end }: UsageSpan) => ({ scope, filter: of, bounds: { start, end } })
  const ofNames = (span: UsageSpan) =>
    shown.map(({ value }) => sumOf(withFilterValue(filter, by, value), span))
  const { span, before } = period
  const sums = useSums([
    ...ofNames(span),
    ...(comparesNames ? ofNames(before) : []),
    sumOf(filter, before),
    sumOf(filter, span),
  ])
  const count = shown.length
  const [totalBefore, total] = sums.sums.slice(-2)
  const table = usageTable(
    shown,
    // Sorted, and without unused names, only once everything is known: rows and notes come together.
    { total: sums.missing === 0 ? total : undefined, ofNames: sums.sums.slice(0, count) },
    // Without names there is nothing to subtract from the total.
    comparesNames
      ? { total: totalBefore, ofNames: sums.sums.slice(count, 2 * count) }
      : { total: undefined, ofNames: [] },
  )
  const hasRest = table.rest !== undefined && table.rest.sum > 0 && names.length <= limit && !filter[by]
  if (hasRest && !isRestLeft) setRestLeft(true)
  return { sums, table, total, totalBefore }
}

interface RowsProps extends Pick<Props, 'filter' | 'by'> {
  span: UsageSpan
  table: UsageTable
  rest: UsageLine | undefined
  total: number | undefined
}

function NameRows({ filter, by, span, table, rest, total }: RowsProps) {
  const highest = Math.max(...table.rows.map(({ sum = 0 }) => sum), rest?.sum ?? 0)
  const { start, end } = span
  return (
    <tbody>
      {table.rows.map((row) => {
        const { value, label } = row
        const search = {
          ...withFilterValue({ ...filter, type: LOG_TYPE.consumption }, by, value),
          range: 'all',
          start,
          end,
        } as const
        return (
          <tr key={value}>
            <th scope="row">
              {refusedByLog(value) ? (
                <bdi>{label}</bdi>
              ) : (
                <Link dir="auto" to="/log" search={search} preload={false}>
                  {label}
                </Link>
              )}
            </th>
            <Numbers line={row} total={total} highest={highest} />
          </tr>
        )
      })}
      {rest && (
        <tr>
          <th scope="row">{rest.label}</th>
          <Numbers line={rest} total={total} highest={highest} />
        </tr>
      )}
    </tbody>
  )
}

interface NumbersProps {
  line: UsageLine
  total: number | undefined
  /** Of all rows; without it there is no bar. */
  highest?: number
}

/** As many cells as the head, also while nothing is known: the columns keep their widths. */
function Numbers({ line: { sum, before }, total, highest }: NumbersProps) {
  const t = useT()
  const isKnown = sum !== undefined
  return (
    <>
      <td>
        {isKnown ? <QuotaText quota={sum} /> : '…'}
        {highest !== undefined && <ShareBar value={sum} highest={highest} />}
      </td>
      <td data-wide-only>{isKnown && shareText(sum, total)}</td>
      <td>{isKnown && <QuotaText quota={before} />}</td>
      <td data-wide-only>
        {isKnown && (changeText(sum, before) ?? (before === 0 && sum > 0 ? t('usage.new') : '–'))}
      </td>
    </>
  )
}
