import { Button, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatCount } from '#/format/quota'
import { attentionOf, type Attention } from '#/resources/channel/attention'
import { CHANNEL_STATUS, channelQueries, type Channel } from '#/resources/channel/channel'
import { acceptedFindings } from '#/resources/channel/coverage/accepted-findings'
import { findingKey } from '#/resources/channel/coverage/coverage-findings'
import { coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { wholeOf } from '#/resources/whole-list'
import { isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { FindingLine } from '#/app/row/finding-line'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { LinkButton } from '#/ui/button/link-button'
import { queryState } from '#/app/problem/read-problem'
import { useT } from '#/ui/language/use-t'
import { columnsOf } from '#/ui/theme/columns'
import { useStored } from '#/ui/storage/use-stored'
import { Panel, PanelNote } from '#/ui/text/panel'
import { recentQueries } from './recent-queries'

/** Rows that have a place before they are known. */
const FIRST_ROWS = 8
const ROW_HEIGHT = 'max(var(--gc-space-10), var(--gc-control))'
/** As high as the findings that have a place, so that nothing below moves when they are known. */
export const ATTENTION_HEIGHT = `calc(${FIRST_ROWS} * ${ROW_HEIGHT} + var(--gc-length-9))`
const ROW = {
  ...columnsOf('var(--gc-length-12)', '0 var(--gc-space-3)'),
  alignItems: 'center',
  minHeight: ROW_HEIGHT,
  borderTop: '1px solid var(--gc-line)',
}
/** Rows that a press adds. */
const MORE_ROWS = 50

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
            {t('coverage.title')}
          </LinkButton>
          <LinkButton size="xs" to="/channel/tests">
            {t('tests.title')}
          </LinkButton>
          <LinkButton size="xs" to="/call-check">
            {t('callCheck.title')}
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
      {queryState(query, t('overview.attention'))}
      {found && found.length > 0 && (
        <List size="sm" aria-label={t('overview.attention')}>
          {found.slice(0, limit).map((item) => (
            <li key={findingKey(item)} style={ROW}>
              <AttentionBadge item={item} />
              <FindingLine finding={item} isShort />
            </li>
          ))}
        </List>
      )}
      {found?.length === 0 && channels && <AllWell channels={channels} models={matrix?.size ?? 0} />}
    </Panel>
  )
}

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

const TONES: Partial<Record<Attention['kind'], BadgeTone>> = { noChannel: 'bad', unpriced: 'warning' }

function AttentionBadge({ item: { kind, channels, models, risks } }: { item: Attention }) {
  const t = useT()
  if (risks)
    return (
      <Badge tone={risks.includes('disabledByServer') ? 'bad' : 'warning'}>
        {risks.map((risk) => t(`overview.channels.${risk}`)).join(', ')}
      </Badge>
    )
  const label =
    kind === 'noChannel' || kind === 'channel'
      ? 'coverage.noChannel'
      : (`overview.attention.${kind}` as const)
  const n = formatCount(kind === 'untested' ? channels.length : models.length)
  return <Badge tone={TONES[kind] ?? 'neutral'}>{t(label, { n })}</Badge>
}
