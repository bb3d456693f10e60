import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount, formatQuota } from '#/format/quota'
import { truncate, tooltipText } from '#/format/truncate'
import { channelName, type Channel } from '#/resources/channel/channel'
import { findingConsumption, type Finding } from '#/resources/channel/coverage/coverage-findings'
import { tokenName } from '#/resources/token/token'
import { useMoneyScale } from '#/session/use-status'
import { ChannelButtons } from '#/app/row/channel-buttons'
import { useT } from '#/ui/language/use-t'
import classes from './coverage.module.css'

/** Names in one finding. */
export const NAMES = 5
const NAME_LENGTH = 64

/** Subject of a finding as a link to its form, and the details. */
export function FindingLine({
  finding,
  consumption,
}: {
  finding: Finding
  /** Consumption of models last week; undefined while unknown. */
  consumption: ReadonlyMap<string, number> | undefined
}): ReactNode {
  const t = useT()
  const scale = useMoneyScale()
  const used = consumption ? findingConsumption(finding, consumption) : 0
  const week = used > 0 ? t('coverage.lastWeek', { amount: formatQuota(used, scale) }) : undefined
  switch (finding.kind) {
    case 'noChannel':
      return (
        <>
          <div>
            {finding.channels.slice(0, NAMES).map((channel) => (
              <div key={channel.id} className={classes.mend}>
                <ChannelLink channel={channel} field="models" />
                <span>
                  <ChannelButtons channel={channel} />
                </span>
              </div>
            ))}
          </div>
          <Names names={finding.models} groups={finding.groups} week={week} />
        </>
      )
    case 'unpriced':
      return (
        <>
          <Link
            to="/setting"
            search={{ tab: 'operation', price: finding.model }}
            preload={false}
            className={classes.link}
            title={t('coverage.unpriced.set', { name: finding.model })}
          >
            <bdi translate="no">{finding.model}</bdi>
          </Link>
          <span className={classes.dimmed}>{week}</span>
        </>
      )
    case 'unserved':
      return (
        <>
          <Link
            to="/token/edit/$id"
            params={{ id: finding.token.id }}
            search={{ focus: 'models' }}
            className={classes.link}
          >
            <bdi translate="no">{tokenName(finding.token)}</bdi>
          </Link>
          <Names names={finding.models} />
        </>
      )
    case 'singleChannel':
      return (
        <>
          <ChannelLink channel={finding.channel} field="models" />
          <Names names={finding.models} groups={finding.groups} week={week} />
        </>
      )
    case 'emptyGroup':
      return (
        <Link to="/channel/add" search={{ focus: 'group' }} className={classes.link}>
          {t('coverage.emptyGroup.add', { group: finding.group })}
        </Link>
      )
    case 'duplicate':
      return (
        <>
          <ChannelLink channel={finding.channel} field="models" />
          <Names names={finding.others.map(channelName)} isSame />
        </>
      )
    case 'groupWithoutRatio':
      return (
        <>
          <ChannelLink channel={finding.channel} field="group" />
          <Names names={finding.groups} />
        </>
      )
    default:
      return (
        <>
          <ChannelLink channel={finding.channel} field="model_mapping" />
          <Names names={finding.models} />
        </>
      )
  }
}

interface NamesProps {
  names: readonly string[]
  /** Groups that the names are for. */
  groups?: readonly string[]
  isSame?: boolean
  /** What they consumed last week. */
  week?: string | undefined
}

function Names({ names, groups, isSame = false, week }: NamesProps) {
  const t = useT()
  const text = names
    .slice(0, NAMES)
    .map((name) => truncate(name, NAME_LENGTH))
    .join(', ')
  const rest = names.length - NAMES
  return (
    <span>
      <bdi>{isSame ? t('coverage.duplicate.of', { names: text }) : text}</bdi>
      {rest > 0 && ` ${t('coverage.more', { n: formatCount(rest) })}`}
      {groups && (
        <bdi className={classes.dimmed}> {t('coverage.forGroups', { groups: groups.join(', ') })}</bdi>
      )}
      {week !== undefined && <span className={classes.dimmed}> · {week}</span>}
    </span>
  )
}

/** Field of the channel form that a link focuses. */
type ChannelField = 'models' | 'group' | 'model_mapping'

interface Props {
  channel: Pick<Channel, 'id' | 'name'>
  field: ChannelField
}

/** Link to the form of a channel; the field to change has the focus. */
export function ChannelLink({ channel, field }: Props) {
  const name = channelName(channel)
  return (
    <Link
      to="/channel/edit/$id"
      params={{ id: channel.id }}
      search={{ focus: field }}
      preload={false}
      className={classes.link}
      title={tooltipText(name)}
    >
      <bdi translate="no">{name}</bdi>
    </Link>
  )
}
