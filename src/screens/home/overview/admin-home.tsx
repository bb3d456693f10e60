import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import dayjs from 'dayjs'
import { useState } from 'react'
import { formatCount } from '#/format/quota'
import { LOG_TYPE } from '#/resources/log/log-filter'
import { CHANNEL_STATUS } from '#/resources/channel/channel'
import { modelsWithoutChannel } from '#/resources/channel/coverage/coverage-findings'
import { useServerMinute } from '#/app/server-time'
import { useT } from '#/ui/language/use-t'
import { useTwoColumns } from '#/ui/theme/columns'
import {
  ATTENTION_HEIGHT,
  AttentionPanel,
  useOverviewChannels,
  type OverviewChannels,
} from './attention-panel'
import { BalancePanel } from './balance-panel'
import { ConsumptionPanel } from './consumption-panel'
import { CHARTS_HEIGHT, OnSight } from './on-sight'
import { QuickStartPanel, type QuickStartState } from './quick-start-panel'
import { SetupPanel } from './setup-panel'
import { TopPanel } from './top-panel'
import { NumberCard, NUMBERS, TodayNumber } from './numbers'
import { recentQueries } from './recent-queries'

const ATTENTION = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: '1 / span 2',
  minHeight: ATTENTION_HEIGHT,
}

export function AdminHome() {
  // Once: the coverage of thousands of channels is computed from them.
  const overview = useOverviewChannels()
  const [quickStart, setQuickStart] = useState<QuickStartState>('closed')
  // The server writes the log entry of a call after its answer, maybe after the list of steps has asked for it.
  const [isCalled, setCalled] = useState(false)
  const columns = useTwoColumns('minmax(0, 2fr) minmax(0, 1fr)')
  return (
    <>
      <AdminNumbers overview={overview} />
      <div style={{ ...columns, gridTemplateRows: 'auto 1fr' }}>
        <div style={ATTENTION}>
          <SetupPanel
            channels={overview.channels}
            isCalled={isCalled}
            onCall={() => setQuickStart('focused')}
          >
            <AttentionPanel overview={overview} />
          </SetupPanel>
        </div>
        <BalancePanel />
        <QuickStartPanel state={quickStart} onState={setQuickStart} onAnswered={() => setCalled(true)} />
      </div>
      <OnSight style={{ ...columns, minHeight: CHARTS_HEIGHT }}>
        <ConsumptionPanel scope="all" />
        <TopPanel />
      </OnSight>
    </>
  )
}

function AdminNumbers({ overview }: { overview: OverviewChannels }) {
  const t = useT()
  return (
    <Paper component="dl" withBorder m={0} px="md" py="sm" style={NUMBERS} aria-label={t('overview.numbers')}>
      <TodayNumber scope="all" />
      <CallsNumber />
      <ChannelNumbers overview={overview} />
    </Paper>
  )
}

function CallsNumber() {
  const t = useT()
  const midnight = dayjs.unix(useServerMinute()).startOf('day').unix()
  const calls = useQuery(recentQueries.calls(midnight))
  return (
    <NumberCard
      label={t('overview.calls')}
      value={calls.data && `${formatCount(calls.data.count)}${calls.data.isWhole ? '' : '+'}`}
      note={
        <Link to="/log" search={{ type: LOG_TYPE.consumption, range: 'today' }} preload={false}>
          {t('overview.calls.log')}
        </Link>
      }
      query={calls}
    />
  )
}

const withStatus = (status: number) =>
  ({ to: '/channel', search: { status: String(status), size: 'all' }, preload: false }) as const

function ChannelNumbers({ overview: { channels, matrix, query } }: { overview: OverviewChannels }) {
  const t = useT()
  const down = channels?.filter(({ status }) => status === CHANNEL_STATUS.disabledByServer)
  const enabled = channels?.filter(({ status }) => status === CHANNEL_STATUS.enabled)
  const unserved = matrix && new Set(modelsWithoutChannel(matrix).flatMap(({ models }) => models))
  return (
    <>
      <NumberCard
        query={query}
        label={t('overview.down')}
        value={
          down && <Link {...withStatus(CHANNEL_STATUS.disabledByServer)}>{formatCount(down.length)}</Link>
        }
        note={
          enabled && (
            <Link {...withStatus(CHANNEL_STATUS.enabled)}>
              {t('overview.down.enabled', { n: formatCount(enabled.length) })}
            </Link>
          )
        }
      />
      <NumberCard
        query={query}
        label={t('overview.unserved')}
        value={
          unserved && (
            <Link to="/channel/coverage" preload={false}>
              {formatCount(unserved.size)}
            </Link>
          )
        }
        note={matrix && t('overview.unserved.of', { n: formatCount(matrix.size) })}
      />
    </>
  )
}
