import { Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import { truncate, tooltipText } from '#/format/truncate'
import { channelName, type Channel } from '#/resources/channel/channel'
import type { Finding, FindingKind } from '#/resources/channel/coverage/coverage-findings'
import { tokenName } from '#/resources/token/token'
import { ChannelButtons } from '#/app/row/channel-buttons'
import { useT } from '#/ui/language/use-t'
import classes from './coverage.module.css'

/** Names in one finding. */
const NAMES = 5
const NAME_LENGTH = 64

/** The field of the channel form that mends a finding; the models where none is named. */
const FIELDS: Partial<Record<FindingKind, string>> = {
  groupWithoutRatio: 'group',
  mappingKey: 'model_mapping',
  mappingTarget: 'model_mapping',
}

/** What a finding is about, in a few words. */
export function nameOfFinding({ kind, channels: [channel], token, models, groups }: Finding): string {
  if (token) return tokenName(token)
  if (kind === 'noChannel' || !channel) return [...models, ...groups].slice(0, NAMES).join(', ')
  return channelName(channel)
}

/** The subject of a finding as a link to its form, and the details. */
export function FindingLine({ finding }: { finding: Finding }) {
  const t = useT()
  const { kind, channels, models, groups } = finding
  const [, ...others] = channels
  const names =
    kind === 'duplicate' ? others.map(channelName) : kind === 'groupWithoutRatio' ? groups : models
  const text = names
    .slice(0, NAMES)
    .map((name) => truncate(name, NAME_LENGTH))
    .join(', ')
  return (
    <>
      <Subject finding={finding} />
      {kind !== 'unpriced' && kind !== 'emptyGroup' && (
        <span>
          <bdi>{kind === 'duplicate' ? t('coverage.duplicate.of', { names: text }) : text}</bdi>
          {names.length > NAMES && ` ${t('coverage.more', { n: formatCount(names.length - NAMES) })}`}
          {groups.length > 0 && names !== groups && (
            <bdi> {t('coverage.forGroups', { groups: groups.join(', ') })}</bdi>
          )}
        </span>
      )}
    </>
  )
}

function Subject({ finding: { kind, channels, token, models, groups } }: { finding: Finding }): ReactNode {
  const t = useT()
  const [name = ''] = models
  switch (kind) {
    case 'noChannel':
      return (
        <div>
          {channels.slice(0, NAMES).map((channel) => (
            <Group key={channel.id} gap={4}>
              <ChannelLink channel={channel} />
              <span>
                <ChannelButtons channel={channel} />
              </span>
            </Group>
          ))}
        </div>
      )
    case 'unpriced':
      return (
        <Link
          to="/setting"
          search={{ tab: 'operation', price: name }}
          preload={false}
          title={t('coverage.unpriced.set', { name })}
        >
          <bdi translate="no">{name}</bdi>
        </Link>
      )
    case 'unserved':
      return (
        token && (
          <Link to="/token/edit/$id" params={{ id: token.id }} search={{ focus: 'models' }}>
            <bdi translate="no">{tokenName(token)}</bdi>
          </Link>
        )
      )
    case 'emptyGroup':
      return (
        <Link to="/channel/add" search={{ focus: 'group' }}>
          {t('coverage.emptyGroup.add', { group: groups.join(', ') })}
        </Link>
      )
    default:
      return channels[0] && <ChannelLink channel={channels[0]} field={FIELDS[kind]} />
  }
}

interface ChannelLinkProps {
  channel: Pick<Channel, 'id' | 'name'>
  field?: string | undefined
}

/** Link to the form of a channel; the field to change has the focus. */
export function ChannelLink({ channel, field = 'models' }: ChannelLinkProps) {
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
