import { ActionButton } from '#/ui/button/action-button'
import { Group, List, Stack, Text } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { truncate } from '#/format/truncate'
import type { OptionRecord } from '#/resources/option/option'
import { OPTION_RECORDS, withNumbersOfSections, sectionOf } from '#/resources/option/option-records'
import { ratioDifferences, type RatioDifference, ratioText } from '#/resources/option/ratio-map'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useFieldValue } from '#/ui/form/form-handle'
import { SubmitButton } from '#/ui/form/submit-button'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { formatFieldValue } from '#/ui/form/value-texts'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { SectionReport } from '../option-section'
import { RefusalReason, useRefusalFocus } from '../refusal-reason'
import { useSettingsForm, useChanged } from '../settings-form-state'
import classes from './review.module.css'

/** Identifies saves started from this dialog. */
const SAVE_SOURCE = 'review'

/**
 * Lists all unsaved changes, stored value beside new value, before they are sent. Each change can be
 * reverted.
 */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { form, save } = useSettingsForm()
  const changed = useChanged(form)
  const isHere = save.source === SAVE_SOURCE
  useRefusalFocus(SAVE_SOURCE)
  const waitSeconds = (isHere && save.problem?.waitSeconds) || 0
  const secondsLeft = useCountdown(waitSeconds, !save.busy)
  const submitOnce = useSubmitOnce(save.busy || secondsLeft > 0)
  const records = OPTION_RECORDS.filter(({ key }) => changed.includes(key))
  // Stored numbers that are invalid: unchanged, but validated when their section is saved.
  const checked = new Set(withNumbersOfSections(changed))
  const unlisted = OPTION_RECORDS.filter(
    ({ key }) => checked.has(key) && !changed.includes(key) && form.errors[key] !== undefined,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const send = save.prepare(SAVE_SOURCE, changed)
    if (!send) return
    submitOnce(
      async () => {
        await send()
        if (!form.isDirty()) onClose()
      },
      JSON.stringify([changed, form.values()]),
    )
  }
  // The dialogs of conflicts and doubts replace this one; stacked, they would be covered.
  if (save.conflicts.length > 0 || save.doubts) return null
  return (
    <DialogFrame
      title={t('option.review')}
      position="right"
      size="xl"
      isClosable={!save.busy}
      onClose={onClose}
    >
      <form noValidate aria-label={t('option.review')} onSubmit={submit}>
        <Stack>
          <Text c="dimmed">{t(records.length === 0 ? 'option.review.none' : 'option.review.hint')}</Text>
          <SectionReport source={SAVE_SOURCE} />
          {unlisted.map((record) => (
            <RefusalReason key={record.key} record={record} source={SAVE_SOURCE} isNamed />
          ))}
          <List>
            {records.map((record) => (
              <ReviewRow key={record.key} record={record} />
            ))}
          </List>
          <div className={classes.buttons}>
            {records.length > 0 && (
              <SubmitButton
                label={t(isHere && save.problem?.isOutcomeUnknown ? 'form.resend' : 'option.review.save')}
                busy={save.busy}
                secondsLeft={secondsLeft}
                waitSeconds={waitSeconds}
              />
            )}
            <ActionButton isBlocked={save.busy} onClick={() => save.busy || onClose()}>
              {t('form.leave.cancel')}
            </ActionButton>
          </div>
        </Stack>
      </form>
    </DialogFrame>
  )
}

const MAX_SHOWN = 400

/** One change: its section, stored and new value, and a button that reverts it. */
export function ReviewRow({ record }: { record: OptionRecord }) {
  const t = useT()
  const { form, server, options, save } = useSettingsForm()
  const { key, field, editor, confirm } = record
  const answer = useFieldValue(form, key)
  const before = server[key] ?? ''
  const section = sectionOf(key)
  const nameId = useId()
  const warning = confirm?.when(answer) ? confirm.warning?.(form.values(), options) : undefined
  return (
    <li className={classes.row}>
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
        <button
          type="button"
          className={classes.undo}
          aria-describedby={nameId}
          aria-disabled={save.busy || undefined}
          onClick={() => save.busy || form.setValue(key, before)}
        >
          {t('option.undo')}
        </button>
      </Group>
      {field.kind === 'secret' ? (
        <Text mt="xs">{t('option.review.secret')}</Text>
      ) : editor === 'ratio' ? (
        <RatioChanges from={String(before)} to={String(answer)} />
      ) : (
        <dl className={classes.values}>
          <dt>{t('option.review.before')}</dt>
          <dd>{truncate(formatFieldValue(field, before), MAX_SHOWN)}</dd>
          <dt>{t('option.review.after')}</dt>
          <dd className={classes.after}>{truncate(formatFieldValue(field, answer), MAX_SHOWN)}</dd>
        </dl>
      )}
      {warning && (
        <Text mt="xs" fw={600} c="orange">
          {t(warning)}
        </Text>
      )}
      <RefusalReason record={record} source={SAVE_SOURCE} />
    </li>
  )
}

/** Maximum number of names to list per kind of change; more are only counted. */
const MAX_LISTED = 30

function valueOf({ from, to }: RatioDifference): string {
  if (from === undefined) return ratioText(to ?? '')
  return to === undefined ? ratioText(from) : `${ratioText(from)} → ${ratioText(to)}`
}

function Changes({ title, changes }: { title: string; changes: readonly RatioDifference[] }) {
  const t = useT()
  if (changes.length === 0) return null
  return (
    <section aria-label={title}>
      <Text component="h4" mt="xs" size="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes.names}>
        {changes.slice(0, MAX_LISTED).map((change) => (
          <li key={change.name}>
            <bdi translate="no">{change.name}</bdi>: {valueOf(change)}
          </li>
        ))}
        {changes.length > MAX_LISTED && (
          <li>{t('option.review.more', { n: changes.length - MAX_LISTED })}</li>
        )}
      </ul>
    </section>
  )
}

/** Names added, changed and removed in a ratio map. */
function RatioChanges({ from, to }: { from: string; to: string }) {
  const t = useT()
  const all = ratioDifferences(from, to)
  // Invalid text cannot be compared by name; it is validated on save.
  if (!all) return <Text mt="xs">{t('option.changed')}</Text>
  const added = all.filter(({ from: before }) => before === undefined)
  const removed = all.filter(({ to: after }) => after === undefined)
  const altered = all.filter(({ from: before, to: after }) => before !== undefined && after !== undefined)
  const titled = (key: 'added' | 'altered' | 'removed', changes: readonly RatioDifference[]) => (
    <Changes title={t(`option.review.${key}`, { n: changes.length })} changes={changes} />
  )
  return (
    <>
      {titled('added', added)}
      {titled('altered', altered)}
      {titled('removed', removed)}
    </>
  )
}
