import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { attentionOf, type Attention } from '#/resources/channel/attention'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { ChannelButtons } from '#/app/row/channel-buttons'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { LinkButton } from '#/ui/button/link-button'
import { useT } from '#/ui/language/use-t'
import { ClippedText } from '#/ui/text/clipped-text'
import classes from './overview.module.css'
import { Panel, PanelNote, panelState } from './panel'
import { recentQueries } from './recent-queries'
import type { OverviewChannels } from './use-overview-channels'

/** Rows that have a place before they are known. */
const FIRST_ROWS = 8
/** Rows that a press adds. */
const MORE_ROWS = 50
/** Names in one row. */
const MAX_NAMES = 6

/** What fails, or soon will, the most urgent first, each with what mends it. */
export function AttentionPanel({ overview }: { overview: OverviewChannels }) {
  const t = useT()
  const scale = useMoneyScale()
  const account = useAccount()
  const { channels, matrix, query } = overview
  const priced = useQuery({
    ...recentQueries.pricedModels(useSumAccount()),
    enabled: account !== undefined && isRoot(account),
  })
  const state = panelState(query, t('overview.attention'))
  const found = useMemo(
    () =>
      channels && matrix && !priced.isLoading
        ? attentionOf({ channels, matrix, scale, priced: priced.data && new Set(priced.data) })
        : undefined,
    [channels, matrix, scale, priced.isLoading, priced.data],
  )
  const [limit, setLimit] = useState(FIRST_ROWS)
  const total = found?.length ?? 0
  return (
    <Panel
      title={t('overview.attention')}
      links={
        <>
          <LinkButton size="xs" to="/channel/coverage">
            {t('overview.attention.coverage')}
          </LinkButton>
          <LinkButton size="xs" to="/channel/tests">
            {t('tests.title')}
          </LinkButton>
          <LinkButton size="xs" to="/call-check">
            {t('callCheck.open')}
          </LinkButton>
          {total > FIRST_ROWS && (
            <Button
              size="xs"
              variant="subtle"
              aria-expanded={limit > FIRST_ROWS}
              onClick={() => setLimit(limit < total ? limit + MORE_ROWS : FIRST_ROWS)}
            >
              {limit < total
                ? t('overview.showMore', { n: formatCount(total - limit) })
                : t('coverage.showFewer')}
            </Button>
          )}
        </>
      }
    >
      {state}
      {found && found.length > 0 && (
        <ul className={classes.attention} aria-label={t('overview.attention')}>
          {found.slice(0, limit).map((item) => (
            <AttentionRow key={keyOf(item)} item={item} />
          ))}
        </ul>
      )}
      {found?.length === 0 && channels && <AllWell channels={channels} models={matrix?.size ?? 0} />}
    </Panel>
  )
}

const keyOf = (item: Attention) =>
  item.kind === 'noChannel'
    ? JSON.stringify([item.channels.map(({ id }) => id), item.groups])
    : item.kind === 'channel'
      ? `${item.kind} ${item.channel.id}`
      : item.kind

/** What was looked at, where nothing was found. */
function AllWell({ channels, models }: { channels: readonly Channel[]; models: number }) {
  const t = useT()
  const n = channels.filter(({ status }) => status === CHANNEL_STATUS.enabled).length
  return n > 0 ? (
    <PanelNote>
      {t('overview.attention.none', { channels: formatCount(n), models: formatCount(models) })}
    </PanelNote>
  ) : (
    <LinkButton size="xs" variant="filled" to="/channel/add">
      {t('channel.add')}
    </LinkButton>
  )
}

function AttentionRow({ item }: { item: Attention }) {
  const t = useT()
  switch (item.kind) {
    case 'noChannel': {
      const [channel] = item.channels
      return (
        <Row
          tone="bad"
          label={t('overview.attention.noChannel')}
          text={`${namesOf(item.models)} ${t('coverage.forGroups', { groups: item.groups.join(', ') })}`}
          subject={channel && <ChannelLink channel={channel} />}
          actions={channel && <ChannelButtons channel={channel} />}
        />
      )
    }
    case 'channel':
      return (
        <Row
          tone={item.risks.includes('disabledByServer') ? 'bad' : 'warning'}
          label={item.risks.map((risk) => t(`overview.channels.${risk}`)).join(', ')}
          text={namesOf(item.channel.models)}
          subject={<ChannelLink channel={item.channel} />}
          actions={<ChannelButtons channel={item.channel} />}
        />
      )
    case 'unpriced':
      return (
        <Row
          tone="warning"
          label={t('overview.attention.unpriced', { n: formatCount(item.models.length) })}
          text={namesOf(item.models)}
          subject={
            <Link to="/setting" search={{ tab: 'operation' }} preload={false}>
              {t('overview.attention.prices')}
            </Link>
          }
        />
      )
    case 'untested':
      return (
        <Row
          tone="neutral"
          label={t('overview.attention.untested', { n: formatCount(item.channels.length) })}
          text={namesOf(item.channels.map(channelName))}
          subject={
            <Link to="/channel/tests" preload={false}>
              {t('overview.attention.test')}
            </Link>
          }
        />
      )
    default:
      return (
        <Row
          tone="neutral"
          label={t('overview.attention.single', { n: formatCount(item.models.length) })}
          text={namesOf(item.models)}
          subject={
            <Link to="/channel/coverage" preload={false}>
              {t('overview.attention.coverage')}
            </Link>
          }
        />
      )
  }
}

const namesOf = (names: readonly string[]) =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ' …' : '')

interface RowProps {
  tone: BadgeTone
  label: string
  subject: ReactNode
  text: string
  actions?: ReactNode
}

function Row({ tone, label, subject, text, actions }: RowProps) {
  return (
    <li>
      <Badge tone={tone}>{label}</Badge>
      <span className={classes.subject}>{subject}</span>
      <span className={classes.detail} title={text}>
        <bdi translate="no">{text}</bdi>
      </span>
      <span className={classes.actions}>{actions}</span>
    </li>
  )
}

function ChannelLink({ channel }: { channel: Channel }) {
  return (
    <Link to="/channel/edit/$id" params={{ id: channel.id }} preload={false}>
      <ClippedText text={channelName(channel)} />
    </Link>
  )
}
