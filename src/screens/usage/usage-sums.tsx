import { Button, Group, Stack, Text } from '@mantine/core'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { changeText } from '#/format/change'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import { QuotaText } from '#/parts/quota-text'
import { withFilterValue, type BreakdownBy } from '#/resources/log/log-breakdown'
import { EVERY_ENTRY, refusedByLog, type LogFilter, type LogScope } from '#/resources/log/log-filter'
import { useMoneyScale } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { FramedTable } from '#/ui/table/framed-table'
import { ShareBar } from '#/ui/table/scroll-table'
import { shareText, usageCsv, type UsageLine } from './usage-csv'
import { NAMES_AT_ONCE, type UsageName } from './usage-names'
import { unbrokenDay, type UsagePeriod, type UsageSpan } from './usage-period'
import { usageTable, type UsageTable } from './usage-rows'
import classes from './usage.module.css'

interface Props {
  scope: LogScope
  by: BreakdownBy
  period: UsagePeriod
  names: readonly UsageName[]
  /** Whether the period before is summed by name too, or only in total. */
  comparesNames: boolean
  /** Buttons beside that of the CSV file. */
  children: ReactNode
}

/** The sums of a period by name, of the server: fifty names at first, more on request. */
export function UsageSums({ scope, by, period, names, comparesNames, children }: Props) {
  const t = useT()
  const scale = useMoneyScale()
  const [limit, setLimit] = useState(NAMES_AT_ONCE)
  const shown = names.slice(0, limit)
  const { batch, refresh, table, total, totalBefore } = useUsageSums({
    scope,
    by,
    period,
    shown,
    comparesNames,
  })
  const head = t(`log.breakdown.${by}`)
  const { first, last } = period.span
  const restLabel = t(by === 'username' ? 'usage.rest.username' : 'usage.rest')
  const lineOf = (label: string, sum = 0, before: number | undefined): UsageLine => ({
    label,
    sum,
    before,
    share: total === undefined || total <= 0 ? undefined : sum / total,
  })
  const lines = table.rows.map(({ label, sum, before }) => lineOf(label, sum, before))
  const hasRest = table.rest !== undefined && (table.rest.sum !== 0 || Boolean(table.rest.before))
  // Its row is there without consumption too: what is consumed while the page is open moves nothing.
  const rest = table.rest && lineOf(restLabel, table.rest.sum, table.rest.before)
  const whole = total === undefined ? undefined : lineOf(t('usage.total'), total, totalBefore)
  const save = () => {
    const all = [...lines, ...(rest && hasRest ? [rest] : []), ...(whole ? [whole] : [])]
    const name = `${t('usage.title')} ${head} ${first} ${last}`
    downloadText(safeFileName(name, 'csv', 'usage'), usageCsv(head, all, scale))
  }
  const more = names.length - shown.length
  const isComplete = batch.missing === 0
  return (
    <Stack>
      <Group className={classes.actions}>
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
        {children}
        {/* Last: what it tells while loading moves no other button. */}
        <BatchStatusBar batch={batch} onRefresh={refresh} />
      </Group>
      {isComplete && total === 0 && table.rows.length === 0 ? (
        <Text>{t('usage.none')}</Text>
      ) : (
        <UsageTableView
          head={head}
          by={by}
          period={period}
          table={table}
          lines={lines}
          rest={rest}
          whole={whole}
          stillLoading={!isComplete}
        />
      )}
      {table.unused > 0 && (
        <Text size="sm" c="dimmed">
          {t('usage.unused', { n: table.unused })}
        </Text>
      )}
      {hasRest && (
        <Text size="sm" c="dimmed">
          {more > 0
            ? t('usage.rest.told', { rest: restLabel, n: more })
            : t('usage.rest.gone', { rest: restLabel })}
        </Text>
      )}
    </Stack>
  )
}

interface SumsInput extends Omit<Props, 'names' | 'children'> {
  shown: readonly UsageName[]
}

/** The sums of the names and, after them, of everything: what is consumed meanwhile is part of the rest, never missing. */
function useUsageSums({ scope, by, period, shown, comparesNames }: SumsInput) {
  const [refreshCount, setRefreshCount] = useState(0)
  const sumOf = (filter: LogFilter, { start, end }: UsageSpan) => ({ scope, filter, bounds: { start, end } })
  const ofNames = (span: UsageSpan) =>
    shown.map(({ value }) => sumOf(withFilterValue(EVERY_ENTRY, by, value), span))
  const { span, before } = period
  const sumsOfNames = [...(comparesNames ? ofNames(before) : []), ...ofNames(span)]
  const batch = useBatchedQueries(
    // The last ones are asked for first.
    [sumOf(EVERY_ENTRY, span), sumOf(EVERY_ENTRY, before), ...sumsOfNames],
    { refreshCount, maxAutomaticCalls: Infinity },
  )
  const [total, totalBefore, ...known] = batch.sums
  const count = comparesNames ? shown.length : 0
  const sumsBefore = known.slice(0, count)
  const table = usageTable(
    shown,
    // Sorted, and without unused names, only once everything is known: rows and notes come together.
    { total: batch.missing === 0 ? total : undefined, ofNames: known.slice(count) },
    // Without names there is nothing to subtract from the total.
    { total: comparesNames ? totalBefore : undefined, ofNames: sumsBefore },
  )
  return { batch, table, total, totalBefore, refresh: () => setRefreshCount(refreshCount + 1) }
}

interface ViewProps extends Pick<Props, 'by' | 'period'> {
  head: string
  table: UsageTable
  /** Of the rows of the table, in the same order. */
  lines: readonly UsageLine[]
  rest: UsageLine | undefined
  whole: UsageLine | undefined
  stillLoading: boolean
}

function UsageTableView({ head, by, period, table, lines, rest, whole, stillLoading }: ViewProps) {
  const t = useT()
  const highest = Math.max(...lines.map(({ sum }) => sum), rest?.sum ?? 0)
  const { start, end } = period.span
  return (
    <FramedTable label={t('usage.title')} classes={classes} aria-busy={stillLoading}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('log.consumption')}</th>
          <th scope="col">{t('usage.share')}</th>
          <th scope="col">
            {t('usage.before', {
              first: unbrokenDay(period.before.first),
              last: unbrokenDay(period.before.last),
            })}
          </th>
          <th scope="col">{t('usage.change')}</th>
        </tr>
      </thead>
      <tbody className={classes.whole}>
        <tr>
          <th scope="row">{t('usage.total')}</th>
          {whole ? <Numbers line={whole} /> : <td colSpan={4}>{t('usage.stillLoading')}</td>}
        </tr>
      </tbody>
      {/* Sorted once, in a body of its own: no row moves under the pointer one by one. */}
      <tbody key={stillLoading ? 'loading' : 'sorted'}>
        {table.rows.map(({ value, label, sum }, at) => {
          const line = lines[at]
          const filter = withFilterValue({ ...EVERY_ENTRY, type: 2 }, by, value)
          return (
            line && (
              <tr key={value}>
                <th scope="row">
                  {refusedByLog(value) ? (
                    <bdi>{label}</bdi>
                  ) : (
                    <Link
                      dir="auto"
                      to="/log"
                      search={{ ...filter, range: 'all', start, end }}
                      preload={false}
                    >
                      {label}
                    </Link>
                  )}
                </th>
                {sum === undefined ? <td colSpan={4}>…</td> : <Numbers line={line} highest={highest} />}
              </tr>
            )
          )
        })}
        {rest && (
          <tr className={classes.rest}>
            <th scope="row">{rest.label}</th>
            <Numbers line={rest} highest={highest} />
          </tr>
        )}
      </tbody>
    </FramedTable>
  )
}

function Numbers({ line, highest }: { line: UsageLine; highest?: number }) {
  const t = useT()
  const { sum, before, share } = line
  return (
    <>
      <td>
        <span className={classes.amount}>
          <span>{highest !== undefined && <ShareBar value={sum} highest={highest} />}</span>
          <QuotaText quota={sum} />
        </span>
      </td>
      <td>{shareText(share)}</td>
      <td>
        <QuotaText quota={before} />
      </td>
      <td>{changeText(sum, before) ?? (before === 0 && sum > 0 ? t('usage.new') : '–')}</td>
    </>
  )
}
