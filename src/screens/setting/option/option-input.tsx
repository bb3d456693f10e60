import { Anchor, Text } from '@mantine/core'
import { useState, useId } from 'react'
import { truncate } from '#/format/truncate'
import { QuotaInput } from '#/parts/quota-input'
import { type OptionRecord } from '#/resources/option/option'
import { lockReason } from '#/resources/option/option-records'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { AddressOffer } from '#/ui/form/address-offer'
import { Field } from '#/ui/form/field'
import { useFieldValue } from '#/ui/form/form-handle'
import { formatFieldValue } from '#/ui/form/value-texts'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { useSettingsForm, useChanged } from './settings-form-state'

const PagePreview = lazyPart(async () => (await import('./page-preview')).PagePreview)

const PREVIEWED = new Set<OptionRecord['editor']>(['markdown', 'html', 'page'])

export function OptionInput({ record }: { record: OptionRecord }) {
  const t = useT()
  const { form, options } = useSettingsForm()
  const [isAsking, setAsking] = useState(false)
  const { key, field, editor, confirm, doubt } = record
  const locked = lockReason(record, options)
  const hint = locked && t(locked)
  const isWide = field.kind === 'textarea' || field.kind === 'tags'
  const onAnswered = (answer: unknown) => {
    if (!confirm?.when(answer) || typeof answer !== 'boolean') return
    // The value changes only after the user confirmed.
    form.setValue(key, !answer)
    setAsking(true)
  }
  const values = form.values()
  const warning = isAsking && doubt?.({ ...values, [key]: values[key] !== true }, options)
  return (
    <div style={isWide ? { gridColumn: '1 / -1', minWidth: 0 } : undefined} data-kind={field.kind}>
      {editor === 'quota' ? (
        <QuotaInput form={form} name={key} hint={hint} />
      ) : (
        <Field
          form={form}
          name={key}
          hint={hint}
          aside={record.repair && <OptionAddressOffer optionKey={key} repair={record.repair} />}
          onChanged={confirm ? onAnswered : undefined}
        />
      )}
      {editor !== undefined && PREVIEWED.has(editor) && <PagePreview record={record} />}
      <DuplicateNote record={record} />
      <ChangedNote record={record} />
      {isAsking && confirm && (
        <ConfirmDialog
          title={t(confirm.title)}
          hint={
            <>
              <p>{t(confirm.hint)}</p>
              {warning && <strong>{t(warning)}</strong>}
            </>
          }
          confirmLabel={t(confirm.yes)}
          onConfirm={() => {
            form.setValue(key, form.values()[key] !== true)
            setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface OfferProps {
  optionKey: string
  repair: NonNullable<OptionRecord['repair']>
}

function OptionAddressOffer({ optionKey, repair }: OfferProps) {
  const t = useT()
  const { form } = useSettingsForm()
  const value: unknown = useFieldValue(form, optionKey)
  const parts = typeof value === 'string' ? repair.partsOf(value) : undefined
  const take = () => {
    form.setValues(parts ?? {})
    document.getElementById(form.idOf(optionKey))?.focus()
  }
  return (
    <AddressOffer reason={t(repair.reason)} base={parts && Object.values(parts).join(', ')} onTake={take} />
  )
}

/** Warns that the server returned an option more than once and that the last value is shown. */
export function DuplicateNote({
  record: { key, field },
  isNamed = false,
}: {
  record: OptionRecord
  isNamed?: boolean
}) {
  const t = useT()
  const { options } = useSettingsForm()
  if (!options.duplicates?.has(key)) return null
  return (
    <Text size="sm" c="dimmed">
      {isNamed && `${t(field.label)}: `}
      {t('option.duplicate')}
    </Text>
  )
}

const MAX_SHOWN = 60

function ChangedNote({ record: { key, field } }: { record: OptionRecord }) {
  const t = useT()
  const { form, server } = useSettingsForm()
  const noteId = useId()
  if (!useChanged(form).includes(key)) return null
  const before = server[key]
  const isShown = field.kind !== 'secret' && field.kind !== 'textarea' && before !== undefined
  const undo = () => {
    if (before !== undefined) form.setValue(key, before)
    // The button is unmounted together with the note.
    document.getElementById(form.idOf(key))?.focus()
  }
  return (
    <Text size="sm" c="orange">
      <span id={noteId}>
        {isShown
          ? t('option.was', { value: truncate(formatFieldValue(field, before), MAX_SHOWN) })
          : t('option.changed')}
      </span>{' '}
      <Anchor component="button" type="button" inherit aria-describedby={noteId} onClick={undo}>
        {t('common.undo')}
      </Anchor>
    </Text>
  )
}
