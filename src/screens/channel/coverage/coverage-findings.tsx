import { List, Paper, Stack, Text, Title, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import { truncate, tooltipText } from '#/format/truncate'
import { channelName, type Channel } from '#/resources/channel/channel'
import { FINDING_KINDS, type Finding } from '#/resources/channel/coverage/coverage-findings'
import { tokenName } from '#/resources/token/token'
import { ChannelButtons } from '#/shell/row/channel-buttons'
import { Badge, type BadgeTone } from '#/ui/controls/badge'
import { useT } from '#/ui/language/use-t'
import classes from './coverage.module.css'

const TONES: Record<Finding['kind'], BadgeTone> = {
  noChannel: 'bad',
  unserved: 'bad',
  singleChannel: 'warning',
  emptyGroup: 'bad',
  groupWithoutRatio: 'warning',
  mappingKey: 'warning',
  mappingTarget: 'warning',
  duplicate: 'neutral',
}

/** Findings of one kind that are shown at first. */
const SHOWN = 6
/** Names in one finding. */
const NAMES = 5
const NAME_LENGTH = 64

/** What is missing or probably wrong, by kind, each with a link to the form that mends it. */
export function CoverageFindings({ findings }: { findings: readonly Finding[] }) {
  const t = useT()
  const kinds = FINDING_KINDS.map((kind) => findings.filter((finding) => finding.kind === kind))
  return (
    <section aria-label={t('coverage.findings')} className={classes.findings}>
      {findings.length === 0 && <Text>{t('coverage.findings.none')}</Text>}
      {kinds.map(
        (ofKind) =>
          ofKind[0] && <FindingsOfKind key={ofKind[0].kind} kind={ofKind[0].kind} findings={ofKind} />,
      )}
    </section>
  )
}

function FindingsOfKind({ kind, findings }: { kind: Finding['kind']; findings: readonly Finding[] }) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, SHOWN)
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-labelledby={`coverage-${kind}`}
      className={classes.kind}
    >
      <Stack align="flex-start">
        <Title order={2} id={`coverage-${kind}`} className={classes.kindTitle}>
          <Badge tone={TONES[kind]}>{t(`coverage.${kind}`)}</Badge>
          <span className={classes.number}>{findings.length}</span>
        </Title>
        <Text size="sm" c="dimmed">
          {t(`coverage.${kind}.hint`)}
        </Text>
        <List className={classes.list}>
          {shown.map((finding) => (
            <li key={keyOf(finding)}>
              <FindingLine finding={finding} />
            </li>
          ))}
        </List>
        {findings.length > SHOWN && (
          <Button size="xs" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('coverage.showFewer') : t('coverage.showAll', { n: formatCount(findings.length) })}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}

function keyOf(finding: Finding): string {
  if (finding.kind === 'emptyGroup') return finding.group
  if (finding.kind === 'noChannel')
    return JSON.stringify([finding.channels.map(({ id }) => id), finding.groups])
  if (finding.kind === 'unserved') return String(finding.token.id)
  return finding.kind === 'singleChannel'
    ? JSON.stringify([finding.channel.id, finding.groups])
    : String(finding.channel.id)
}

/** Subject of a finding as a link to its form, and the details. */
function FindingLine({ finding }: { finding: Finding }): ReactNode {
  const t = useT()
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
          <Names names={finding.models} groups={finding.groups} />
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
          <Names names={finding.models} groups={finding.groups} />
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
}

function Names({ names, groups, isSame = false }: NamesProps) {
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
