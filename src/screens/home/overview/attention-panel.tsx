import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { formatCount } from '#/format/quota'
import { attentionOf, type Attention } from '#/resources/channel/attention'
import { CHANNEL_STATUS, channelName, channelQueries, type Channel } from '#/resources/channel/channel'
import { acceptedFindings } from '#/resources/channel/coverage/accepted-findings'
import { coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { wholeOf } from '#/resources/whole-list'
import { isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { ChannelButtons } from '#/app/row/channel-buttons'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { LinkButton } from '#/ui/button/link-button'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'
import { ClippedText } from '#/ui/text/clipped-text'
import classes from './overview.module.css'
import { Panel, PanelNote, panelState } from './panel'
import { recentQueries } from './recent-queries'

/** Rows that have a place before they are known. */
const FIRST_ROWS = 8
/** Rows that a press adds. */
const MORE_ROWS = 50
/** Names in one row. */
const MAX_NAMES = 6

/**
 * All channels and what they serve, with one request that the parts of the page share; none if the channel list has loaded them
 * all. A server that pages its searches returns some of them only.
 */
export function useOverviewChannels() {
  const stored = wholeOf(useQuery({ ...channelQueries.all(), enabled: false }).data)
  const found = useQuery({ ...recentQueries.channels(), enabled: stored === undefined })
  const channels = stored?.rows ?? found.data?.rows
  const matrix = useMemo(() => channels && coverageMatrix(channels), [channels])
  return { channels, matrix, query: stored ? { ...found, isPending: false, error: null } : found }
}

/** What `useOverviewChannels` returns. */
export type OverviewChannels = ReturnType<typeof useOverviewChannels>

/** What fails, or soon will, the most urgent first, each with what mends it. */
export function AttentionPanel({ overview }: { overview: OverviewChannels }) {
  const t = useT()
  const scale = useMoneyScale()
  const account = useAccount()
  const { channels, matrix, query } = overview
  const priced = useQuery({
    ...recentQueries.pricedModels(),
    enabled: account !== undefined && isRoot(account),
  })
  const accepted = useStored(acceptedFindings)
  const found = useMemo(
    () =>
      channels && matrix && !priced.isLoading
        ? attentionOf({ channels, matrix, scale, accepted, priced: priced.data && new Set(priced.data) })
        : undefined,
    [channels, matrix, scale, accepted, priced.isLoading, priced.data],
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
      {panelState(query, t('overview.attention'))}
      {found && found.length > 0 && (
        <ul className={classes.rows} aria-label={t('overview.attention')}>
          {found.slice(0, limit).map((item) => {
            const { key, ...row } = attentionRow(t, item)
            return <AttentionRow key={key} {...row} />
          })}
        </ul>
      )}
      {found?.length === 0 && channels && <AllWell channels={channels} models={matrix?.size ?? 0} />}
    </Panel>
  )
}

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

interface Row {
  tone: BadgeTone
  label: string
  detail: string
  /** The channel that mends it, or the page. */
  channel?: Channel | undefined
  link?: Pick<LinkProps, 'to' | 'search'> & { text: string }
}

const namesOf = (names: readonly string[]) =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ' …' : '')

function attentionRow(t: ReturnType<typeof useT>, item: Attention): Row & { key: string } {
  switch (item.kind) {
    case 'noChannel':
      return {
        key: JSON.stringify([item.channels.map(({ id }) => id), item.groups]),
        tone: 'bad',
        label: t('overview.attention.noChannel'),
        detail: `${namesOf(item.models)} ${t('coverage.forGroups', { groups: item.groups.join(', ') })}`,
        channel: item.channels[0],
      }
    case 'channel':
      return {
        key: `channel ${item.channel.id}`,
        tone: item.risks.includes('disabledByServer') ? 'bad' : 'warning',
        label: item.risks.map((risk) => t(`overview.channels.${risk}`)).join(', '),
        detail: namesOf(item.channel.models),
        channel: item.channel,
      }
    case 'unpriced':
      return {
        key: item.kind,
        tone: 'warning',
        label: t('overview.attention.unpriced', { n: formatCount(item.models.length) }),
        detail: namesOf(item.models),
        link: { to: '/setting', search: { tab: 'operation' }, text: t('overview.attention.prices') },
      }
    case 'untested':
      return {
        key: item.kind,
        tone: 'neutral',
        label: t('overview.attention.untested', { n: formatCount(item.channels.length) }),
        detail: namesOf(item.channels.map(channelName)),
        link: { to: '/channel/tests', text: t('overview.attention.test') },
      }
    default:
      return {
        key: item.kind,
        tone: 'neutral',
        label: t('overview.attention.single', { n: formatCount(item.models.length) }),
        detail: namesOf(item.models),
        link: { to: '/channel/coverage', text: t('overview.attention.coverage') },
      }
  }
}

function AttentionRow({ tone, label, detail, channel, link }: Row) {
  return (
    <li>
      <Badge tone={tone}>{label}</Badge>
      <Text span truncate>
        {channel && (
          <Link to="/channel/edit/$id" params={{ id: channel.id }} preload={false}>
            <ClippedText text={channelName(channel)} />
          </Link>
        )}
        {link && (
          <Link to={link.to} search={link.search} preload={false}>
            {link.text}
          </Link>
        )}
      </Text>
      <Text span truncate c="dimmed" title={detail} translate="no">
        {detail}
      </Text>
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {channel && <ChannelButtons channel={channel} />}
      </Group>
    </li>
  )
}
