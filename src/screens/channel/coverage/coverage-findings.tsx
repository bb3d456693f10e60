import { List, Paper, Stack, Text, Title, Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { useMemo, useRef, useState } from 'react'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { useStored } from '#/ui/storage/use-stored'
import { formatCount } from '#/format/quota'
import { channelName } from '#/resources/channel/channel'
import {
  acceptedFindings,
  acceptFinding,
  splitAccepted,
} from '#/resources/channel/coverage/accepted-findings'
import { FINDING_KINDS, findingKey, type Finding } from '#/resources/channel/coverage/coverage-findings'
import { tokenName } from '#/resources/token/token'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { useFocusFallback } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import classes from './coverage.module.css'
import { FindingLine, NAMES } from './finding-line'

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

/** What is missing or probably wrong, by kind, each with a link to the form that mends it. */
export function CoverageFindings({ findings, consumption }: FindingsProps) {
  const t = useT()
  const stored = useStored(acceptedFindings)
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
    <Paper component="section" withBorder p="md" aria-labelledby={`coverage-${kind}`} miw={0}>
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
              <IconActionButton
                icon={IconCheck}
                label={t('coverage.accept', { name: nameOf(finding) })}
                hint={t('coverage.accept.hint')}
                onClick={() => acceptFinding(finding, true)}
              />
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
              <IconActionButton
                icon={IconArrowBackUp}
                label={t('coverage.reportAgain', { name: nameOf(finding) })}
                onClick={() => acceptFinding(finding, false)}
              />
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
