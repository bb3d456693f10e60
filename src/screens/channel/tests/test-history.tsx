import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatTimestamp } from '#/format/timestamp'
import { channelName, type Channel } from '#/resources/channel/channel'
import {
  testHistory,
  testSeries,
  testsOfKnown,
  type TestPoint,
  type TestSeries,
} from '#/resources/channel/test-history'
import { lastKnownStatus } from '#/resources/status/status'
import { testOwner } from '#/session/record-test'
import { useAccount } from '#/session/session'
import { useT } from '#/ui/language/use-t'
import { ClippedText } from '#/ui/text/clipped-text'
import classes from './test-history.module.css'

const MAX_ROWS = 8

/** The last tests that this browser made, by channel: those that alternate between success and failure come first. */
export function TestHistory({ channels }: { channels: readonly Channel[] }) {
  const t = useT()
  const points = useTestHistory()
  const names = useMemo(
    () => new Map(channels.map((channel) => [channel.id, channelName(channel)])),
    [channels],
  )
  const known = useMemo(
    () => testSeries(testsOfKnown(points, channels, lastKnownStatus().start_time)),
    [points, channels],
  )
  if (known.length === 0) return null
  return (
    <section aria-labelledby="test-history">
      <Title order={2} id="test-history">
        {t('overview.tests')}
      </Title>
      <ul className={classes.rows}>
        {known.slice(0, MAX_ROWS).map((one) => (
          <li key={one.channel}>
            <Link
              to="/channel/edit/$id"
              params={{ id: one.channel }}
              preload={false}
              className={classes.name}
            >
              <ClippedText text={names.get(one.channel) ?? `#${one.channel}`} isWrapping />
            </Link>
            <TestStrip series={one} />
            <span className={classes.detail}>
              {t('overview.tests.ok', { ok: one.ok, n: one.points.length })}
              {one.flips > 1 && `, ${t('overview.tests.flips', { n: one.flips })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A bar per test, as high as it was slow; a failed one is a square. The text beside it says the same. */
function TestStrip({ series }: { series: TestSeries }) {
  const slowest = Math.max(1, ...series.points.map(({ ms, isOk }) => (isOk ? ms : 0)))
  return (
    <span className={classes.strip} aria-hidden="true">
      {series.points.map(({ at, model, ms, isOk, error }) => (
        <span
          key={`${at} ${model}`}
          data-failed={!isOk || undefined}
          title={[formatTimestamp(at), model, isOk ? `${ms} ms` : error].join(' · ')}
          style={isOk ? { height: `${Math.max(20, (ms / slowest) * 100)}%` } : undefined}
        />
      ))}
    </span>
  )
}

const NO_POINTS: readonly TestPoint[] = []

/** The tests that the signed-in account made in this browser, oldest first. */
function useTestHistory(): readonly TestPoint[] {
  const account = useAccount()
  const owner = account && testOwner(account)
  const { data = NO_POINTS } = useQuery({
    queryKey: ['channel tests', owner],
    queryFn: owner === undefined ? skipToken : () => testHistory.read(owner),
    networkMode: 'always',
    gcTime: 0,
  })
  return data
}
