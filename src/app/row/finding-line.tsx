import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import { tooltipText, truncate } from '#/format/truncate'
import { channelName, type Channel } from '#/resources/channel/channel'
import type { Attention } from '#/resources/channel/attention'
import type { Finding, FindingKind } from '#/resources/channel/coverage/coverage-findings'
import { tokenName } from '#/resources/token/token'
import { useT } from '#/ui/language/use-t'
import { ChannelButtons } from './channel-buttons'

/** Names in one finding. */
const NAMES = 5
const NAME_LENGTH = 64

type AnyFinding = Finding<FindingKind | Attention['kind']>

/** The field of the channel form that mends a finding; the models where none is named. */
const FIELDS: Partial<Record<AnyFinding['kind'], string>> = {
  groupWithoutRatio: 'group',
  mappingKey: 'model_mapping',
  mappingTarget: 'model_mapping',
}

/** What is named beside the subject. */
function namesOf({ kind, channels, models, groups }: AnyFinding): readonly string[] {
  if (kind === 'duplicate') return channels.slice(1).map(channelName)
  if (kind === 'untested') return channels.map(channelName)
  return kind === 'groupWithoutRatio' ? groups : models
}

interface Props {
  finding: AnyFinding
  /** Whether the details are one line; the page of the finding has all of them. */
  isShort?: boolean
}

/** The subject of a finding as a link to what mends it, and the details. */
export function FindingLine({ finding, isShort = false }: Props) {
  const t = useT()
  const { kind, models, groups } = finding
  const names = namesOf(finding)
  const text = names
    .slice(0, NAMES)
    .map((name) => truncate(name, NAME_LENGTH))
    .join(', ')
  return (
    <>
      <Subject finding={finding} />
      {!(kind === 'unpriced' && models.length === 1) && kind !== 'emptyGroup' && (
        <Text span inherit c={isShort ? 'dimmed' : undefined} truncate={isShort}>
          <bdi translate="no">
            {kind === 'duplicate' ? t('coverage.duplicate.of', { names: text }) : text}
          </bdi>
          {names.length > NAMES && ` ${t('common.more', { n: formatCount(names.length - NAMES) })}`}
          {groups.length > 0 && names !== groups && (
            <bdi> {t('coverage.forGroups', { groups: groups.join(', ') })}</bdi>
          )}
        </Text>
      )}
    </>
  )
}

function Subject({ finding: { kind, channels, token, models, groups } }: { finding: AnyFinding }): ReactNode {
  const t = useT()
  const [name = ''] = models
  const isOne = models.length <= 1
  switch (kind) {
    case 'noChannel':
    case 'channel':
      return (
        <div>
          {channels.slice(0, NAMES).map((channel) => (
            <Group key={channel.id} gap={4} wrap="nowrap">
              <ChannelLink channel={channel} />
              <ChannelButtons channel={channel} />
            </Group>
          ))}
        </div>
      )
    case 'unpriced':
      return (
        <Link
          to="/setting"
          search={{ tab: 'operation', price: isOne ? name : undefined }}
          preload={false}
          title={isOne ? t('coverage.unpriced.set', { name }) : undefined}
        >
          {isOne ? <bdi translate="no">{name}</bdi> : t('overview.attention.prices')}
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
    case 'untested':
      return (
        <Link to="/channel/tests" preload={false}>
          {t('overview.attention.test')}
        </Link>
      )
    default:
      return channels[0] ? (
        <ChannelLink channel={channels[0]} field={FIELDS[kind]} />
      ) : (
        <Link to="/channel/coverage" preload={false}>
          {t('coverage.title')}
        </Link>
      )
  }
}

/** One line, high enough to hit beside the buttons. */
const CLIPPED = {
  display: 'inline-block',
  overflow: 'hidden',
  maxWidth: 'var(--gc-length-16)',
  lineHeight: 'var(--gc-space-6)',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

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
      style={CLIPPED}
      title={tooltipText(name)}
    >
      <bdi translate="no">{name}</bdi>
    </Link>
  )
}
