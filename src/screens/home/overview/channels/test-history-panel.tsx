import { LinkButton } from '#/ui/controls/link-button'
import { Link } from '@tanstack/react-router'
import { useMemo, useEffect, useState } from 'react'
import { formatTimestamp } from '#/format/timestamp'
import { channelName } from '#/resources/channel/channel'
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
import { Panel, PanelNote } from '../panel'
import { useOverviewChannels } from './channel-health-panel'
import classes from './channels.module.css'

const MAX_ROWS = 8
const NO_CHANNELS: never[] = []

/** The last tests that this browser made, by channel: those that alternate between success and failure come first. */
export function TestHistoryPanel() {
  const t = useT()
  const points = useTestHistory()
  const { channels = NO_CHANNELS } = useOverviewChannels()
  const names = useMemo(
    () => new Map(channels.map((channel) => [channel.id, channelName(channel)])),
    [channels],
  )
  // While the channels load, all are shown, by their numbers.
  const known = useMemo(
    () =>
      testSeries(
        channels.length === 0 ? points : testsOfKnown(points, channels, lastKnownStatus().start_time),
      ),
    [points, channels],
  )
  return (
    <Panel
      title={t('overview.tests')}
      links={
        <LinkButton size="xs" to="/channel/tests">
          {t('tests.title')}
        </LinkButton>
      }
    >
      {known.length === 0 ? (
        <PanelNote>{t('overview.tests.none')}</PanelNote>
      ) : (
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
              <span className={classes.models}>
                {t('overview.tests.ok', { ok: one.ok, n: one.points.length })}
                {one.flips > 1 && `, ${t('overview.tests.flips', { n: one.flips })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
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
  const [stored, setStored] = useState<{ owner: string; points: readonly TestPoint[] }>()
  useEffect(() => {
    if (owner === undefined) return undefined
    let isCurrent = true
    const read = () =>
      void testHistory.read(owner).then((points) => {
        if (isCurrent) setStored({ owner, points })
      })
    read()
    const unsubscribe = testHistory.subscribe(read)
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [owner])
  return stored?.owner === owner ? (stored?.points ?? NO_POINTS) : NO_POINTS
}
