import { ActionIcon, List, Paper, Stack, Text, Title, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { formatCount, formatQuota } from '#/format/quota'
import { truncate, tooltipText } from '#/format/truncate'
import { channelName, type Channel } from '#/resources/channel/channel'
import {
  acceptedFindings,
  acceptFinding,
  splitAccepted,
} from '#/resources/channel/coverage/accepted-findings'
import {
  FINDING_KINDS,
  findingConsumption,
  findingKey,
  type Finding,
} from '#/resources/channel/coverage/coverage-findings'
import { moneyScale } from '#/resources/status/status'
import { tokenName } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { ChannelButtons } from '#/shell/row/channel-buttons'
import { Badge, type BadgeTone } from '#/ui/controls/badge'
import { useFocusFallback } from '#/ui/grid/grid-focus'
import { useT } from '#/ui/language/use-t'
import classes from './coverage.module.css'

const TONES: Record<Finding['kind'], BadgeTone> = {
  noChannel: 'bad',
  unserved: 'bad',
  unpriced: 'warning',
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
export function CoverageFindings({ findings, consumption }: FindingsProps) {
  const t = useT()
  const stored = useSyncExternalStore(subscribe, acceptedFindings.read)
  const { reported, accepted } = useMemo(() => splitAccepted(findings, stored), [findings, stored])
  const kinds = FINDING_KINDS.map((kind) => reported.filter((finding) => finding.kind === kind))
  const section = useRef<HTMLElement>(null)
  // An accepted finding takes its button along.
  useFocusFallback(section, section)
  return (
    <section ref={section} tabIndex={-1} aria-label={t('coverage.findings')} className={classes.findings}>
      {reported.length === 0 && <Text>{t('coverage.findings.none')}</Text>}
      {kinds.map(
        (ofKind) =>
          ofKind[0] && (
            <FindingsOfKind
              key={ofKind[0].kind}
              kind={ofKind[0].kind}
              findings={ofKind}
              consumption={consumption}
            />
          ),
      )}
      {accepted.length > 0 && <AcceptedFindings findings={accepted} />}
    </section>
  )
}

const subscribe = (listener: () => void) => acceptedFindings.subscribe(listener)

interface FindingsProps {
  findings: readonly Finding[]
  /** Consumption of models last week; undefined while unknown. */
  consumption: ReadonlyMap<string, number> | undefined
}

function FindingsOfKind({ kind, findings, consumption }: FindingsProps & { kind: Finding['kind'] }) {
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
            <li key={findingKey(finding)}>
              <FindingLine finding={finding} consumption={consumption} />
              <ActionIcon
                variant="subtle"
                aria-label={t('coverage.accept', { name: nameOf(finding) })}
                title={t('coverage.accept.hint')}
                onClick={() => acceptFinding(finding, true)}
              >
                <IconCheck aria-hidden />
              </ActionIcon>
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

/** What a finding is about, in a few words. */
function nameOf(finding: Finding): string {
  if (finding.kind === 'emptyGroup') return finding.group
  if (finding.kind === 'unpriced') return finding.model
  if (finding.kind === 'unserved') return tokenName(finding.token)
  if (finding.kind === 'noChannel') return finding.models.slice(0, NAMES).join(', ')
  return channelName(finding.channel)
}

/** Findings that are intended, behind a button, each with a way back. */
function AcceptedFindings({ findings }: { findings: readonly Finding[] }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.accepted}>
      <Button size="xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('coverage.accepted', { n: formatCount(findings.length) })}
      </Button>
      {isOpen && (
        <List className={classes.list}>
          {findings.map((finding) => (
            <li key={findingKey(finding)}>
              <bdi translate="no">{nameOf(finding)}</bdi>
              <span className={classes.dimmed}>{t(`coverage.${finding.kind}`)}</span>
              <ActionIcon
                variant="subtle"
                aria-label={t('coverage.reportAgain', { name: nameOf(finding) })}
                title={t('coverage.reportAgain', { name: nameOf(finding) })}
                onClick={() => acceptFinding(finding, false)}
              >
                <IconArrowBackUp aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

/** Subject of a finding as a link to its form, and the details. */
function FindingLine({
  finding,
  consumption,
}: {
  finding: Finding
  consumption: FindingsProps['consumption']
}): ReactNode {
  const t = useT()
  const scale = moneyScale(useStatus())
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
