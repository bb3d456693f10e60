import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BatchStatusBar } from '#/parts/batched-queries/batch-status-bar'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { stackParts, type ChartStack } from '#/ui/chart/stack'
import { useT } from '#/ui/language/use-t'
import classes from '../overview.module.css'
import { recentQueries } from '../recent-queries'
import { usePanelState } from '../panel'
import type { DaysProps } from './days-panel'
import { DaysStack } from './days-stack'
import { REPORTED_DAYS, storeUsage } from './known-days'
import { useOwnDays, type OwnColumn } from './own-days'

/**
 * Days of one column before anybody asks for each. Administrators have more to load beside it: 23 days are at most six
 * windows of five, whatever day it is.
 */
const JOINED_DAYS = { user: 2, admin: 5 }

/** The own consumption by model: the last days in one response, those before from earlier visits and from sums. */
export function OwnModels({ days, isTable, title, refresh, onRefresh }: DaysProps) {
  const t = useT()
  const account = useSumAccount()
  const signedIn = useAccount()
  const usage = useQuery(recentQueries.week(account))
  const state = usePanelState(usage, t('home.consumption'))
  const week = usage.data?.rows ?? []
  const { columns, step, batch } = useOwnDays({
    account,
    days: days.slice(0, -REPORTED_DAYS),
    now: refresh.now,
    joinedDays: signedIn && isInAudience(signedIn, 'admins') ? JOINED_DAYS.admin : JOINED_DAYS.user,
    week,
  })
  useEffect(() => {
    if (usage.data) void storeUsage(account, usage.data, refresh.now)
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
