import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatCount } from '#/format/quota'
import { CHANNEL_STATUS, channelName } from '#/resources/channel/channel'
import { channelHealth, CHANNEL_STATES, type ChannelState } from '#/resources/channel/channel-health'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { Badge, type BadgeTone } from '#/ui/controls/badge'
import { LinkButton } from '#/ui/controls/button'
import { useT } from '#/ui/language/use-t'
import { ChannelButtons } from './channel-buttons'
import classes from './channels.module.css'
import { Panel, PanelNote, usePanelState } from '../panel'
import { useOverviewChannels } from './use-overview-channels'

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
        <LinkButton size="sm" to="/channel">
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
                  <bdi>{channelName(channel)}</bdi>
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
