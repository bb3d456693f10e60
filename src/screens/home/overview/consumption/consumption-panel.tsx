import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import { serverSeconds } from '#/http/server-clock'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { stackParts, type ChartStack } from '#/ui/chart/stack'
import { useT } from '#/ui/language/use-t'
import classes from '../overview.module.css'
import { PanelNote, usePanelState, LoadOffer } from '../panel'
import { recentQueries } from '../recent-queries'
import { DaysPanel, type DaysProps, MAX_NAMES, SplitDays, DaysStack } from './days-panel'
import { REPORTED_DAYS, storeUsage, useOwnDays, type OwnColumn } from './own-days'
import { TodayFigures } from './today-figures'

const MONTH = 30
const SPLITS = ['model_name', 'token_name'] as const

/** The own consumption by day, by model or by token. */
export function ConsumptionPanel() {
  const t = useT()
  const account = useSumAccount()
  const [by, setBy] = useState<(typeof SPLITS)[number]>('model_name')
  const Split = by === 'model_name' ? OwnModels : OwnTokens
  return (
    <DaysPanel
      title={(n) => t('overview.consumption', { n })}
      initialLength={MONTH}
      splitSelect={
        <NativeSelect
          size="xs"
          label={t('log.breakdown')}
          value={by}
          data={SPLITS.map((split) => ({ value: split, label: t(`log.breakdown.${split}`) }))}
          onChange={({ currentTarget: { value } }) => setBy(SPLITS.find((split) => split === value) ?? by)}
        />
      }
      renderChart={(props) => (
        <>
          <TodayFigures account={account} />
          <Split key={props.days.length} {...props} />
        </>
      )}
    />
  )
}

/** The own consumption by token, of those that consumed most so far. */
function OwnTokens(props: DaysProps) {
  const t = useT()
  const tokens = useQuery(recentQueries.tokens(useSumAccount()))
  const state = usePanelState(tokens, t('token.menu'))
  const [isConfirmed, setConfirmed] = useState(false)
  if (state) return state
  const used = (tokens.data?.rows ?? [])
    .filter(({ name, used_quota = 0 }) => name !== '' && used_quota > 0)
    .toSorted((a, b) => (b.used_quota ?? 0) - (a.used_quota ?? 0))
  const names = [...new Set(used.map(({ name }) => name))].slice(0, MAX_NAMES)
  if (names.length === 0) return <PanelNote>{t('overview.tokens.none')}</PanelNote>
  const calls = (names.length + 1) * props.days.length
  if (!isConfirmed)
    return <LoadOffer calls={calls} isLoading={false} error={undefined} onLoad={() => setConfirmed(true)} />
  return <SplitDays {...props} scope="self" by="token_name" names={names} isConfirmed />
}

/**
 * Days of one column before anybody asks for each. Administrators have more to load beside it: 23 days are at most six
 * windows of five, whatever day it is.
 */
const JOINED_DAYS = { user: 2, admin: 5 }

/** The own consumption by model: the last days in one response, those before from earlier visits and from sums. */
function OwnModels({ days, isTable, title, onRefresh }: DaysProps) {
  const t = useT()
  const account = useSumAccount()
  const signedIn = useAccount()
  const usage = useQuery(recentQueries.week(account))
  const state = usePanelState(usage, t('home.consumption'))
  const week = usage.data?.rows ?? []
  const { columns, step, batch } = useOwnDays({
    account,
    days: days.slice(0, -REPORTED_DAYS),
    joinedDays: signedIn && isInAudience(signedIn, 'admins') ? JOINED_DAYS.admin : JOINED_DAYS.user,
    week,
  })
  useEffect(() => {
    if (usage.data) void storeUsage(account, usage.data, serverSeconds(usage.dataUpdatedAt))
    // oxlint-disable-next-line react/exhaustive-deps -- once per response
  }, [usage.data])
  if (state) return state
  const recent = days.slice(-REPORTED_DAYS).map(({ name }): OwnColumn => {
    const ofDay = week.filter(({ day }) => day === name)
    const sum = ofDay.reduce((total, { quota }) => total + quota, 0)
    return { name, tick: name, span: 1, sum, usage: ofDay }
  })
  const day = columns.at(-1)?.name.split(' ').at(-1) ?? ''
  return (
    <>
      <DaysStack
        title={title}
        stack={stackOf([...columns, ...recent], t('overview.unsplit'))}
        isTable={isTable}
      />
      <div className={classes.offer}>
        {step === 'days' && <span>{t('overview.joined', { day })}</span>}
        {step === 'models' && <span>{t('overview.unsplitDays', { day })}</span>}
        <BatchStatusBar
          batch={batch}
          onRefresh={() => {
            onRefresh()
            void usage.refetch()
          }}
        />
      </div>
    </>
  )
}

/** What is not split, and what exceeds the colours, is one series under `unsplit`. */
function stackOf(columns: readonly OwnColumn[], unsplit: string): ChartStack {
  const parts = columns.flatMap(({ name, sum, usage = [] }) => {
    const split = usage.reduce((total, { quota }) => total + quota, 0)
    const rest = (sum ?? 0) - split
    return [
      ...usage.map(({ model, quota }) => ({ column: name, series: model, value: quota })),
      ...(rest > 0 || sum === undefined ? [{ column: name, series: unsplit, value: rest }] : []),
    ]
  })
  const names = columns.map(({ name }) => name)
  const stack = stackParts(names, parts, unsplit)
  return {
    ...stack,
    columns: columns.map(({ name, tick, span, sum }, at) => {
      const values = stack.columns[at]?.values ?? []
      return { name, tick, span, values: sum === undefined ? values.map(() => undefined) : values }
    }),
  }
}
