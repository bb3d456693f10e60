import { IconActionButton } from '#/ui/controls/icon-action-button'
import { ActionIcon } from '@mantine/core'
import { LinkButton } from '#/ui/controls/link-button'
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import IconTestPipe from '@tabler/icons-react/icons/IconTestPipe'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconPower from '@tabler/icons-react/icons/IconPower'
import { formatCount } from '#/format/quota'
import { formatSeconds } from '#/format/timestamp'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { CHANNEL_STATUS, channelName, type Channel, channelQueries } from '#/resources/channel/channel'
import { channelHealth, CHANNEL_STATES, type ChannelState } from '#/resources/channel/channel-health'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { testModelOf } from '#/resources/channel/test-model'
import { moneyScale } from '#/resources/status/status'
import { recordTest } from '#/session/record-test'
import { useStatus } from '#/session/use-status'
import { undoDeletion, useBeingDeleted } from '#/shell/jobs/deletions'
import { pacedMutation } from '#/shell/jobs/job-mutations'
import { rowKey } from '#/shell/list/row-mutations'
import { undoableWrite } from '#/shell/list/undoable-write'
import { notifyFailure, useRetryAfter } from '#/shell/row/action-failure'
import { Badge, type BadgeTone } from '#/ui/controls/badge'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { ClippedText } from '#/ui/text/clipped-text'
import { Panel, PanelNote, usePanelState } from '../panel'
import { recentQueries } from '../recent-queries'
import classes from './channels.module.css'

const MAX_ROWS = 10
const NO_CHANNELS: never[] = []

const TONES: Record<ChannelState, BadgeTone> = {
  enabled: 'good',
  disabled: 'neutral',
  disabledByServer: 'bad',
  lowBalance: 'warning',
  slow: 'warning',
  untested: 'neutral',
}

/** Filter and order of the channel list for a state; the list has no filter for the others. */
const LINKS: Record<ChannelState, { status?: string; sort?: string }> = {
  enabled: { status: String(CHANNEL_STATUS.enabled) },
  disabled: { status: String(CHANNEL_STATUS.disabled) },
  disabledByServer: { status: String(CHANNEL_STATUS.disabledByServer) },
  lowBalance: { status: String(CHANNEL_STATUS.enabled), sort: 'balance' },
  slow: { status: String(CHANNEL_STATUS.enabled), sort: '-response_time' },
  untested: { status: String(CHANNEL_STATUS.enabled), sort: '-response_time' },
}

/** Channels by state, and the most urgent ones with what can be done at once. */
export function ChannelHealthPanel() {
  const t = useT()
  const scale = moneyScale(useStatus())
  const { channels = NO_CHANNELS, query } = useOverviewChannels()
  const state = usePanelState(query, t('overview.channels'))
  const { counts, urgent } = useMemo(() => channelHealth(channels, scale), [channels, scale])
  const more = urgent.length - MAX_ROWS
  return (
    <Panel
      title={t('overview.channels')}
      links={
        <LinkButton size="xs" to="/channel">
          {t('overview.channels.all')}
        </LinkButton>
      }
    >
      {state ?? (
        <>
          <ul className={classes.states}>
            {CHANNEL_STATES.map((name) => (
              <li key={name}>
                <Link to="/channel" search={{ ...LINKS[name], size: 'all' }} preload={false}>
                  <Badge tone={TONES[name]}>{t(`overview.channels.${name}`)}</Badge>{' '}
                  <strong>{formatCount(counts[name])}</strong>
                </Link>
              </li>
            ))}
          </ul>
          {urgent.length === 0 && <PanelNote>{t('overview.channels.none')}</PanelNote>}
          <ul className={classes.rows} aria-label={t('overview.channels.urgent')}>
            {urgent.slice(0, MAX_ROWS).map(({ channel, states }) => (
              <li key={channel.id}>
                <Link
                  to="/channel/edit/$id"
                  params={{ id: channel.id }}
                  preload={false}
                  className={classes.name}
                >
                  <ClippedText text={channelName(channel)} isWrapping />
                </Link>
                <span className={classes.badges}>
                  {states.map((name) => (
                    <Badge key={name} tone={TONES[name]}>
                      {t(`overview.channels.${name}`)}
                    </Badge>
                  ))}
                </span>
                <ChannelButtons channel={channel} />
              </li>
            ))}
          </ul>
          {more > 0 && <PanelNote>{t('overview.more', { n: more })}</PanelNote>}
        </>
      )}
    </Panel>
  )
}

/** Tests a channel, and enables a disabled one. */
function ChannelButtons({ channel }: { channel: Channel }) {
  const t = useT()
  const { id } = channel
  const name = channelName(channel)
  const model = testModelOf(channel) ?? ''
  const test = useMutation({
    ...pacedMutation(channelTestMutations.test(channel)),
    onSuccess: (result) => {
      if (result === CONFIRMED_WITHOUT_RESPONSE) return notify('info', t('outcome.done'))
      recordTest({ channel, model, ms: result.responseTime })
      const s = formatSeconds(result.responseTime)
      return notify('info', t('channel.tested', { name, model: result.model || model, s }))
    },
    onError: (error) => {
      recordTest({ channel, model, error })
      notifyFailure(error, (message) => t('channel.test.failed', { name, message }))
    },
  })
  const client = useQueryClient()
  // The write itself reports its errors.
  const enable = useMutation({
    meta: { errorHandledBy: 'caller' },
    mutationFn: () => {
      const to = { status: CHANNEL_STATUS.enabled }
      const change = { from: { status: channel.status }, to }
      return undoableWrite(
        channelRowMutations.change(channel),
        to,
        change,
        channelRowMutations.edit(channel),
      ).start(client, rowKey('channel', 'toggle', String(id)))
    },
  })
  const isTestBlocked = useRetryAfter(test.error)
  const deletion = useBeingDeleted('channel').get(String(id))
  const disabledReason = deletion && t('row.deleting')
  return (
    <span className={classes.buttons}>
      {deletion === 'waiting' && (
        <ActionIcon
          aria-label={t('row.undoOf', { name })}
          title={t('row.undoOf', { name })}
          onClick={() => undoDeletion('channel', String(id))}
        >
          <IconArrowBackUp aria-hidden />
        </ActionIcon>
      )}
      <IconActionButton
        label={t('channel.test', { name })}
        disabledReason={disabledReason}
        busy={test.isPending || isTestBlocked}
        onClick={() => test.mutate(model)}
      >
        <IconTestPipe aria-hidden />
      </IconActionButton>
      {channel.status !== CHANNEL_STATUS.enabled && (
        <IconActionButton
          label={t('channel.enable', { name })}
          disabledReason={disabledReason}
          busy={enable.isPending}
          onClick={() => enable.mutate()}
        >
          <IconPower aria-hidden />
        </IconActionButton>
      )}
    </span>
  )
}

/**
 * All channels, with one request that the panels share; none if the channel list has loaded them all. A server that
 * pages its searches returns some of them only.
 */
export function useOverviewChannels() {
  const stored = useQuery(channelQueries.all())
  const found = useQuery({
    ...recentQueries.channels(useSumAccount()),
    enabled: stored.data === undefined,
  })
  const channels = stored.data?.rows ?? found.data?.rows
  return { channels, query: stored.data ? { ...found, isPending: false, error: null } : found }
}
