import { Button, NativeSelect, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#/http/failure'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useBatchedQueries, useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import type { Usage } from '#/resources/account/usage'
import { useChannelNames } from '#/parts/channel-names'
import { BREAKDOWNS, type BreakdownBy } from '#/resources/log/log-breakdown'
import { EVERY_ENTRY, type LogScope } from '#/resources/log/log-filter'
import { nameSampleQuery } from '#/resources/log/name-sample'
import { closedPeriod, utcDays } from '#/resources/log/utc-days'
import { useServerSeconds } from '#/app/server-time'
import { stackParts, type ChartColumn, type ChartStack } from '#/ui/chart/stack'
import { LinkButton } from '#/ui/button/link-button'
import { RetryButton } from '#/ui/button/retry-button'
import { useT } from '#/ui/language/use-t'
import { type DaysProps, DaysStack, MAX_NAMES, SplitDays } from './days-chart'
import classes from './overview.module.css'
import { Panel, PanelNote, panelState } from './panel'
import { recentQueries } from './recent-queries'

/** Days of the periods to choose from. */
const PERIODS = [7, 30]
const INITIAL_LENGTH = { all: 7, self: 30 } as const
const NO_NAMES: readonly string[] = []

/** `at` in unix ms of this computer. */
const refreshNow = (count: number) => ({ count, at: Date.now() })

/**
 * Consumption by UTC day, as a chart or a table, which a choice splits: of all accounts, where an administrator may choose the own one, or
 * of the own one.
 */
export function ConsumptionPanel({ scope: initialScope }: { scope: LogScope }) {
  const t = useT()
  const [scope, setScope] = useState(initialScope)
  const [by, setBy] = useState<BreakdownBy>()
  const [length, setLength] = useState<number>(INITIAL_LENGTH[initialScope])
  const [isTable, setTable] = useState(false)
  // Fixed until refreshed: a window that moves with the clock would have a new query key on every render.
  const [refresh, setRefresh] = useState(() => refreshNow(0))
  const now = useServerSeconds(refresh.at)
  const days = utcDays(length, now)
  const title = t(scope === 'all' ? 'overview.all' : 'overview.consumption', { n: length })
  const splits = BREAKDOWNS[scope]
  const split = splits.find((each) => each === by) ?? (scope === 'self' ? 'model_name' : undefined)
  const props: DaysProps = {
    days,
    isTable,
    title,
    refresh: { count: refresh.count, now },
    onRefresh: () => setRefresh(refreshNow(refresh.count + 1)),
  }
  const chart = () => {
    if (scope === 'self' && split === 'model_name') return <OwnModels {...props} />
    if (split) return <SplitByName {...props} scope={scope} by={split} />
    return <SplitDays {...props} scope={scope} names={NO_NAMES} />
  }
  return (
    <Panel
      title={title}
      controls={
        <>
          {initialScope === 'all' && (
            <NativeSelect
              size="xs"
              label={t('overview.of')}
              value={scope}
              data={[
                { value: 'all', label: t('overview.of.all') },
                { value: 'self', label: t('overview.of.self') },
              ]}
              onChange={({ currentTarget }) => setScope(currentTarget.value === 'self' ? 'self' : 'all')}
            />
          )}
          <NativeSelect
            size="xs"
            label={t('log.ranges')}
            value={String(length)}
            data={PERIODS.map((n) => ({ value: String(n), label: t('overview.days', { n }) }))}
            onChange={({ currentTarget: { value } }) => setLength(Number(value))}
          />
          <NativeSelect
            size="xs"
            label={t('log.breakdown')}
            value={split ?? ''}
            data={[
              ...(scope === 'all' ? [{ value: '', label: t('log.breakdown.none') }] : []),
              ...splits.map((value) => ({ value, label: t(`log.breakdown.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => setBy(splits.find((each) => each === value))}
          />
          <Button size="xs" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('log.asTable')}
          </Button>
        </>
      }
      links={
        <LinkButton size="xs" to="/log" search={{ type: 2, start: days[0]?.start, end: days.at(-1)?.end }}>
          {t('home.consumption.log')}
        </LinkButton>
      }
    >
      <Stack key={[scope, split, length].join(' ')}>{chart()}</Stack>
      {/* The days of the server are not those of the reader. */}
      <span className={classes.note}>{t('overview.utc')}</span>
    </Panel>
  )
}

/** The consumption split by the names that consumed most, as far as a sample of the log tells. */
function SplitByName({ scope, by, ...props }: DaysProps & { scope: LogScope; by: BreakdownBy }) {
  const period = closedPeriod(props.days.length, props.refresh.now)
  const sample = useQuery(nameSampleQuery({ account: useSumAccount(), scope, ...period }))
  const nameOf = useChannelNames(by === 'channel')
  if (sample.error)
    return (
      <p role="alert">
        {messageOf(sample.error)} <RetryButton onRetry={() => void sample.refetch()} />
      </p>
    )
  return (
    <SplitDays
      {...props}
      scope={scope}
      by={by}
      names={sample.data?.[by].slice(0, MAX_NAMES)}
      labelOf={(name) => (by === 'channel' ? nameOf(Number(name)) : name)}
    />
  )
}

/** Days that the server reports by model in one response, today included. */
const REPORTED_DAYS = 7

/** A day of the own consumption. */
interface OwnDay {
  name: string
  /** Undefined until known. */
  sum: number | undefined
  /** By model; undefined if the server tells the sum only. */
  usage?: readonly Usage[]
}

/** The own consumption by model: the last days in one response, those before by a sum each. */
function OwnModels({ days, isTable, title, onRefresh }: DaysProps) {
  const t = useT()
  const usage = useQuery(recentQueries.week(useSumAccount()))
  const state = panelState(usage, t('home.consumption'))
  const week = usage.data?.rows ?? []
  const older = days.slice(0, -REPORTED_DAYS)
  const batch = useBatchedQueries(
    older.map(({ start, end }) => ({ scope: 'self', filter: EVERY_ENTRY, bounds: { start, end } })),
    { maxAutomaticCalls: Infinity },
  )
  if (usage.error) return state
  const recent = days.slice(-REPORTED_DAYS).map(({ name }): OwnDay => {
    const ofDay = week.filter(({ day }) => day === name)
    const sum = usage.data && ofDay.reduce((total, { quota }) => total + quota, 0)
    return { name, sum, usage: ofDay }
  })
  const summed = older.map(({ name }, at): OwnDay => ({ name, sum: batch.sums[at] }))
  const stack = stackOf([...summed, ...recent], t('log.breakdown.rest'), t('overview.unsplit'))
  return (
    <>
      <DaysStack title={title} stack={stack} isTable={isTable} />
      {stack.unsplitLabel !== undefined && (
        <PanelNote>{t('overview.unsplit.reason', { n: REPORTED_DAYS })}</PanelNote>
      )}
      <BatchStatusBar
        batch={batch}
        onRefresh={() => {
          onRefresh()
          void usage.refetch()
        }}
      />
    </>
  )
}

/** Stacks the days by model; those of which only the sum is known are not split. */
function stackOf(days: readonly OwnDay[], rest: string, unsplitLabel: string): ChartStack {
  const parts = days.flatMap(({ name, usage = [] }) =>
    usage.map(({ model, quota }) => ({ column: name, series: model, value: quota })),
  )
  const names = days.map(({ name }) => name)
  const stack = stackParts(names, parts, rest)
  const columns = days.map(({ name, sum, usage }, at): ChartColumn => {
    const values = stack.columns[at]?.values ?? []
    if (sum !== undefined && usage) return { name, values }
    return { name, values: [...values, undefined].map(() => undefined), unsplit: sum }
  })
  const isPartial = columns.some(({ unsplit }) => unsplit !== undefined)
  return { ...stack, columns, ...(isPartial && { unsplitLabel }) }
}
