import { Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '#/ui/button/icon-button'
import { useStored } from '#/ui/storage/use-stored'
import { formatCount } from '#/format/quota'
import { channelName } from '#/resources/channel/channel'
import {
  acceptedFindings,
  acceptFinding,
  forgetHealed,
  splitAccepted,
} from '#/resources/channel/coverage/accepted-findings'
import {
  FINDING_KINDS,
  findingKey,
  type Finding,
  type FindingKind,
} from '#/resources/channel/coverage/coverage-findings'
import { tokenName } from '#/resources/token/token'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { FindingLine } from '#/app/row/finding-line'
import { useFocusFallback } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { columnsOf } from '#/ui/theme/columns'

const TONES: Record<FindingKind, BadgeTone> = {
  noChannel: 'bad',
  unserved: 'bad',
  unpriced: 'warning',
  emptyGroup: 'bad',
  groupWithoutRatio: 'warning',
  mappingKey: 'warning',
  mappingTarget: 'warning',
  duplicate: 'neutral',
  singleChannel: 'neutral',
}

const SHOWN = 6

const FINDINGS = { ...columnsOf('var(--gc-length-26)', 'var(--gc-space-4)'), outline: 'none' }
/** Subject, details if there are any, and button. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(40%, 1fr) auto',
  columnGap: 'var(--gc-space-3)',
  alignItems: 'baseline',
  paddingBlock: 'var(--gc-space-1)',
  borderTop: '1px solid var(--gc-line)',
  overflowWrap: 'anywhere',
} as const

/** Names of one finding. */
const NAMES = 5

function nameOfFinding({ kind, channels: [channel], token, models, groups }: Finding): string {
  if (token) return tokenName(token)
  if (kind === 'noChannel' || !channel) return [...models, ...groups].slice(0, NAMES).join(', ')
  return channelName(channel)
}

interface Props {
  findings: readonly Finding[]
  /** Whether everything is known that findings are made of. */
  isComplete: boolean
}

/** What is missing or probably wrong, by kind, each with a link to the form that mends it. */
export function CoverageFindings({ findings, isComplete }: Props) {
  const t = useT()
  const stored = useStored(acceptedFindings)
  useEffect(() => {
    if (isComplete) forgetHealed(findings, FINDING_KINDS)
  }, [findings, isComplete])
  const { reported, accepted } = useMemo(() => splitAccepted(findings, stored), [findings, stored])
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  // An accepted finding takes its button along.
  useFocusFallback(section, section)
  return (
    <section ref={section} tabIndex={-1} aria-label={t('coverage.findings')} style={FINDINGS}>
      {reported.length === 0 && <Text>{t('coverage.findings.none')}</Text>}
      {FINDING_KINDS.map((kind) => {
        const ofKind = reported.filter((finding) => finding.kind === kind)
        return ofKind.length > 0 && <FindingsOfKind key={kind} kind={kind} findings={ofKind} />
      })}
      {accepted.length > 0 && (
        <Stack align="flex-start" style={{ gridColumn: '1 / -1' }}>
          <Button size="xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('coverage.accepted', { n: formatCount(accepted.length) })}
          </Button>
          {isOpen && (
            <List w="100%" size="sm">
              {accepted.map((finding) => (
                <li key={findingKey(finding)} style={LINE}>
                  <bdi translate="no">{nameOfFinding(finding)}</bdi>
                  <span>{t(`coverage.${finding.kind}`)}</span>
                  <IconButton
                    style={{ gridColumn: 3 }}
                    icon={IconArrowBackUp}
                    label={t('coverage.reportAgain', { name: nameOfFinding(finding) })}
                    onClick={() => acceptFinding(finding, false)}
                  />
                </li>
              ))}
            </List>
          )}
        </Stack>
      )}
    </section>
  )
}

function FindingsOfKind({ kind, findings }: { kind: FindingKind; findings: readonly Finding[] }) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const shown = kind === 'singleChannel' ? 0 : SHOWN
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={`coverage-${kind}`} miw={0}>
      <Stack align="flex-start">
        <Title order={2} id={`coverage-${kind}`} w="100%" fz="sm" m={0}>
          <Group justify="space-between" component="span">
            <Badge tone={TONES[kind]}>{t(`coverage.${kind}`)}</Badge>
            <Text span c="dimmed" fw={400}>
              {findings.length}
            </Text>
          </Group>
        </Title>
        <Text size="sm" c="dimmed">
          {t(`coverage.${kind}.hint`)}
        </Text>
        <List w="100%" size="sm">
          {findings.slice(0, isWhole ? Infinity : shown).map((finding) => (
            <li key={findingKey(finding)} style={LINE}>
              <FindingLine finding={finding} />
              <IconButton
                style={{ gridColumn: 3 }}
                icon={IconCheck}
                label={t('coverage.accept', { name: nameOfFinding(finding) })}
                hint={t('coverage.accept.hint')}
                onClick={() => acceptFinding(finding, true)}
              />
            </li>
          ))}
        </List>
        {findings.length > shown && (
          <Button size="xs" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('coverage.showFewer') : t('common.showAll', { n: formatCount(findings.length) })}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
