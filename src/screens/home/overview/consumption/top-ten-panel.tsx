import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '#/http/failure'
import type { StaticKey } from '#/i18n/i18n'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries, useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { useChannelNames } from '#/parts/channel-names'
import { QuotaText } from '#/parts/quota-text'
import { withFilterValue, type BreakdownBy } from '#/resources/log/log-breakdown'
import { EVERY_ENTRY } from '#/resources/log/log-filter'
import { SAMPLE_CALLS } from '#/resources/log/name-sample'
import { sumQueries } from '#/resources/log/sum-queries'
import { closedDays } from '#/resources/log/utc-days'
import { useServerSeconds } from '#/shell/server-time'
import { useT } from '#/ui/language/use-t'
import { ScrollTable, ShareBar } from '#/ui/table/scroll-table'
import { Panel, PanelNote, LoadOffer } from '../panel'
import { SPLITS, useNameSample } from './all-consumption-panel'

const DAYS = 7
const DAY = 86_400
const MAX_NAMES = 10

/** The ten models, channels, users or tokens that consumed most in seven days, beside the seven days before. */
export function TopTenPanel() {
  const t = useT()
  const account = useSumAccount()
  const [by, setBy] = useState<BreakdownBy>('model_name')
  const [openedAt] = useState(Date.now)
  const days = closedDays(DAYS, useServerSeconds(openedAt))
  const start = days[0]?.start ?? 0
  const end = days.at(-1)?.end ?? 0
  const sample = useNameSample({ account, scope: 'all', start, end })
  return (
    <Panel
      title={t('overview.topTen')}
      controls={
        <NativeSelect
          size="xs"
          label={t('overview.topTen.of')}
          value={by}
          data={SPLITS.map((split) => ({ value: split.by, label: t(split.label) }))}
          onChange={({ currentTarget: { value } }) =>
            setBy(SPLITS.find((split) => split.by === value)?.by ?? by)
          }
        />
      }
    >
      <PanelNote>
        {t('overview.topTen.period', { from: days[0]?.name ?? '', to: days.at(-1)?.name ?? '' })}
      </PanelNote>
      {sample.data ? (
        <TopTenTable key={by} by={by} names={sample.data[by].slice(0, MAX_NAMES)} start={start} end={end} />
      ) : (
        <LoadOffer
          calls={SAMPLE_CALLS + 2 * (MAX_NAMES + 1)}
          isLoading={sample.isFetching}
          error={sample.error ? messageOf(sample.error) : undefined}
          onLoad={() => void sample.refetch()}
        />
      )}
    </Panel>
  )
}

interface TableProps {
  by: BreakdownBy
  names: readonly string[]
  start: number
  end: number
}

function TopTenTable({ by, names, start, end }: TableProps) {
  const t = useT()
  const account = useSumAccount()
  const periods = [
    { start, end },
    { start: start - DAYS * DAY, end: start - 1 },
  ]
  const batch = useBatchedQueries(
    [EVERY_ENTRY, ...names.map((name) => withFilterValue(EVERY_ENTRY, by, name))].flatMap((filter) => {
      return periods.map((bounds) => sumQueries.between({ account, scope: 'all', filter, bounds }))
    }),
    { account },
  )
  const [total, totalBefore, ...sums] = batch.sums
  const rows = names
    .map((name, at) => ({ name, sum: sums[2 * at], before: sums[2 * at + 1] }))
    .toSorted((a, b) => (b.sum ?? 0) - (a.sum ?? 0))
  const highest = Math.max(1, ...rows.map(({ sum }) => sum ?? 0))
  const label = t('overview.topTen')
  const nameOf = useChannelNames(by === 'channel')
  const rest = restOf(
    total,
    rows.map(({ sum }) => sum),
  )
  const restBefore = restOf(
    totalBefore,
    rows.map(({ before }) => before),
  )
  if (names.length === 0) return <PanelNote>{t('overview.topTen.none')}</PanelNote>
  return (
    <>
      {(batch.missing > 0 || batch.state.state === 'failed') && (
        <BatchStatusBar batch={batch} onRefresh={() => undefined} />
      )}
      <ScrollTable label={label}>
        <thead>
          <tr>
            <th scope="col">{t(`log.breakdown.${by}`)}</th>
            <th scope="col">{t('log.overview.consumption')}</th>
            <th scope="col">{t('overview.topTen.before')}</th>
            <th scope="col">{t('overview.topTen.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sum, before }) => (
            <tr key={name}>
              <th scope="row">
                <Link
                  dir="auto"
                  to="/log"
                  search={{
                    ...withFilterValue({ ...EVERY_ENTRY, type: 2 }, by, name),
                    range: 'all',
                    start,
                    end,
                  }}
                >
                  {by === 'channel' ? nameOf(Number(name)) : name}
                </Link>
              </th>
              <td>
                <ShareBar value={sum} highest={highest} />
                <QuotaText quota={sum} digits={4} />
              </td>
              <td>
                <QuotaText quota={before} digits={4} />
              </td>
              <td>{changeText(sum, before, t('overview.topTen.new'))}</td>
            </tr>
          ))}
          {rest !== undefined && rest > 0 && (
            <tr>
              <th scope="row">{t('log.breakdown.rest')}</th>
              <td>
                <ShareBar value={rest} highest={highest} />
                <QuotaText quota={rest} digits={4} />
              </td>
              <td>
                <QuotaText quota={restBefore} digits={4} />
              </td>
              <td>{changeText(rest, restBefore, t('overview.topTen.new'))}</td>
            </tr>
          )}
        </tbody>
      </ScrollTable>
      {rest !== undefined && (
        <PanelNote>
          {t(
            basisOf(
              rest,
              rows.map(({ sum }) => sum ?? 0),
            ),
          )}
        </PanelNote>
      )}
    </>
  )
}

/** What the names do not have of `total`; undefined until everything is known. */
function restOf(total: number | undefined, sums: readonly (number | undefined)[]): number | undefined {
  if (total === undefined || sums.includes(undefined)) return undefined
  return total - sums.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

/** Whether a name that the sample lacks could belong to the ten: only if everything else is more than the tenth. */
function basisOf(rest: number, sums: readonly number[]): StaticKey {
  if (rest <= 0) return 'overview.topTen.whole'
  const isProven = sums.length === MAX_NAMES && rest <= Math.min(...sums)
  return isProven ? 'overview.topTen.proven' : 'overview.topTen.sample'
}

/** The change in percent, such as `+12%`. */
function changeText(sum: number | undefined, before: number | undefined, newText: string): string {
  if (sum === undefined || before === undefined) return '–'
  if (before === 0) return sum === 0 ? '–' : newText
  const percent = Math.round((sum / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent}%`
}
