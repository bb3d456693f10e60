import { Button, Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { truncate } from '#/format/truncate'
import { messageOf } from '#/http/failure'
import { groupUsageQuery } from '#/resources/group/group-usage-queries'
import { OPTION_KEYS, type OptionRecord } from '#/resources/option/option'
import { optionDoubts } from '#/resources/option/option-doubts'
import type { OptionOutcome } from '#/resources/option/option-mutations'
import { optionLabel, OPTION_RECORDS, sectionOf } from '#/resources/option/option-records'
import { ratioDifferences, ratioText } from '#/resources/option/ratio-map'
import { ActionButton } from '#/ui/button/action-button'
import { DialogButtons, DialogFrame } from '#/ui/dialog/dialog-frame'
import { useFieldValue } from '#/ui/form/form-handle'
import { focusField, ProblemAlert } from '#/ui/form/form-problem'
import { SubmitButton } from '#/ui/form/submit-button'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { formatFieldValue } from '#/ui/form/value-texts'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { SLOW_MS, useElapsed } from '#/ui/status/use-elapsed'
import { firstInvalid, useChanged, useSettingsForm } from '../settings-form-state'
import { changeRatios } from '../ratio/use-ratios'
import { RatioChanges } from './ratio-changes'

const errorId = (key: string) => `review-error-${key}`

interface Props {
  /** Options that are reviewed and saved, as far as they are changed. */
  keys: readonly string[]
  onClose: () => void
}

export function ReviewDialog({ keys, onClose }: Props) {
  const t = useT()
  const { form, save } = useSettingsForm()
  const changed = useChanged(form).filter((key) => keys.includes(key))
  const waitSeconds = save.problem?.waitSeconds ?? 0
  const secondsLeft = useCountdown(waitSeconds, !save.busy)
  const isSlow = useElapsed(SLOW_MS, save.busy)
  const submitOnce = useSubmitOnce(save.busy || secondsLeft > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events through portals.
    event.stopPropagation()
    const invalid = firstInvalid(form, changed)
    if (invalid !== undefined) return focusField(errorId(invalid))
    return submitOnce(
      async () => {
        if (await save.send(changed)) onClose()
      },
      JSON.stringify([changed, form.values()]),
    )
  }
  return (
    <DialogFrame
      title={t('option.review')}
      position="right"
      size="xl"
      isClosable={!save.busy}
      onClose={onClose}
    >
      <form noValidate aria-label={t('option.review')} aria-busy={save.busy} onSubmit={submit}>
        <Stack>
          <Text c="dimmed">{t(changed.length === 0 ? 'option.review.none' : 'option.review.hint')}</Text>
          <ProblemAlert problem={save.busy ? null : save.problem} />
          {save.problem && save.outcomes.length > 1 && <Report outcomes={save.outcomes} />}
          {save.conflicts.length > 0 && <Text role="alert">{t('option.conflict.hint')}</Text>}
          <Stack component="ul" gap="lg" p={0} m={0} style={{ overflowWrap: 'anywhere', listStyle: 'none' }}>
            {OPTION_RECORDS.filter(({ key }) => changed.includes(key)).map((record) => (
              <ReviewRow key={record.key} record={record} />
            ))}
          </Stack>
          <output>{isSlow ? t('form.stillWorking') : ''}</output>
          <DialogButtons>
            <ActionButton isBlocked={save.busy} onClick={onClose}>
              {t('form.leave.cancel')}
            </ActionButton>
            {changed.length > 0 && (
              <SubmitButton
                label={t(save.problem?.isOutcomeUnknown ? 'form.resend' : 'form.submit')}
                busy={save.busy}
                secondsLeft={secondsLeft}
                waitSeconds={waitSeconds}
              />
            )}
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}

function Report({ outcomes }: { outcomes: readonly OptionOutcome[] }) {
  const t = useT()
  return (
    <List size="sm">
      {outcomes.map((outcome) => (
        <List.Item key={outcome.key} fw={outcome.state === 'failed' ? 600 : undefined}>
          {optionLabel(outcome.key)}:{' '}
          {outcome.state === 'failed' ? messageOf(outcome.error) : t(`option.report.${outcome.state}`)}
        </List.Item>
      ))}
    </List>
  )
}

const MAX_SHOWN = 400
/** Characters that stand before the first difference of two long texts. */
const LEAD = 40

/** Two texts, long ones from a little before where they begin to differ. */
function TextChange({ before, after }: { before: string; after: string }) {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  const start = at < MAX_SHOWN / 2 ? 0 : at - LEAD
  const shown = (text: string) => truncate(`${start > 0 ? '… ' : ''}${text.slice(start)}`, MAX_SHOWN)
  return (
    <Text mt="xs" style={{ whiteSpace: 'pre-wrap' }}>
      <Text span c="dimmed">
        {shown(before)} →{' '}
      </Text>
      <Text span fw={600}>
        {shown(after)}
      </Text>
    </Text>
  )
}

function ReviewRow({ record }: { record: OptionRecord }) {
  const t = useT()
  const { form, server, options, save } = useSettingsForm()
  const { key, field, editor } = record
  const answer = useFieldValue(form, key)
  const before = server[key] ?? ''
  const section = sectionOf(key)
  const nameId = useId()
  return (
    <li>
      <Group gap="sm" align="baseline" justify="space-between" wrap="nowrap">
        <Text component="h3" id={nameId} size="lg" fw={600}>
          {t(field.label)}{' '}
          <Text component="code" translate="no" fz="xs" c="dimmed">
            {key}
          </Text>
          {section && (
            <Text span display="block" fz="xs" c="dimmed">
              {t(section.title)}
            </Text>
          )}
        </Text>
        <ActionButton
          size="xs"
          aria-describedby={nameId}
          isBlocked={save.busy}
          onClick={() => form.setValue(key, before)}
        >
          {t('common.undo')}
        </ActionButton>
      </Group>
      {field.kind === 'secret' ? (
        <Text mt="xs">{t('option.review.secret')}</Text>
      ) : editor === 'ratio' ? (
        <RatioChanges optionKey={key} from={String(before)} to={String(answer)} />
      ) : (
        <TextChange before={formatFieldValue(field, before)} after={formatFieldValue(field, answer)} />
      )}
      {optionDoubts(record, server, form.values(), options).map((doubt) => (
        <Text key={doubt} mt="xs" fw={600} c="orange">
          {doubt}
        </Text>
      ))}
      {key === OPTION_KEYS.groupRatio && <RemovedGroups from={String(before)} to={String(answer)} />}
      <Conflicts optionKey={key} />
      {form.errors[key] && (
        <Text id={errorId(key)} role="alert" tabIndex={-1} c="red">
          {form.errors[key]}
        </Text>
      )}
    </li>
  )
}

/** What somebody else changed in the meantime; an entry of a map can be left as theirs. */
function Conflicts({ optionKey }: { optionKey: string }) {
  const t = useT()
  const { form, save } = useSettingsForm()
  const conflicts = save.conflicts.filter(({ key }) => key === optionKey)
  return conflicts.map(({ member, theirs }) => (
    <Group key={member ?? ''} mt="xs" gap="sm">
      <Text fw={600} c="orange">
        {member === undefined
          ? t('form.conflict')
          : t('option.conflict', { name: member, value: ratioText(theirs ?? '') || t('common.blank') })}
      </Text>
      {member !== undefined && (
        <Button
          size="xs"
          onClick={() => {
            const kept = theirs === undefined ? undefined : Number(theirs)
            changeRatios(form, optionKey, new Map([[member, kept]]))
          }}
        >
          {t('option.conflict.keep', { name: member })}
        </Button>
      )}
    </Group>
  ))
}

function RemovedGroups({ from, to }: { from: string; to: string }) {
  const t = useT()
  const removed = ratioDifferences(from, to)?.filter(({ to: now }) => now === undefined) ?? []
  const usage = useQuery({ ...groupUsageQuery(), enabled: removed.length > 0 })
  if (removed.length > 0 && usage.isError)
    return <Text c="orange">{t('option.ratio.groupUsageUnknown', { message: messageOf(usage.error) })}</Text>
  return removed.map(({ name }) => {
    const counts = usage.data?.get(name)
    return (
      counts && (
        <Text key={name} c="orange">
          {t('option.ratio.groupInUse', { name, ...counts })}
        </Text>
      )
    )
  })
}
