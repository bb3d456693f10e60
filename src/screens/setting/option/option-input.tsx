import { Suspense, useState } from 'react'
import { QuotaInput } from '#/parts/quota-input'
import type { OptionRecord } from '#/resources/option/option-record'
import { isOffered } from '#/resources/option/option-records'
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog'
import { late } from '#/ui/feedback/late'
import { FieldInput } from '#/ui/form/field-input'
import { useT } from '#/ui/language/use-t'
import { ChangedNote } from './changed-note'
import { useDesk } from './desk'
import { DuplicateNote } from './duplicate-note'
import classes from './option.module.css'

const PagePreview = late(async () => (await import('./page-preview')).PagePreview)

/** One option with its input, what it was before, and the question that some changes ask. */
export function OptionInput({ record }: { record: OptionRecord }) {
  const t = useT()
  const { form, options } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const { key, ask, drawn, confirm } = record
  const hint = isOffered(record, options) ? undefined : t('option.notOffered')
  const isWide = ask.kind === 'block' || ask.kind === 'many'
  const onAnswered = (answer: unknown) => {
    if (!confirm?.when(answer) || typeof answer !== 'boolean') return
    // Not changed before the question is answered.
    form.set(key, !answer)
    setAsking(true)
  }
  const warning = isAsking && confirm?.warning?.(form.answers(), options)
  return (
    <div className={isWide ? classes.wide : undefined} data-kind={ask.kind}>
      {drawn === 'quota' ? (
        <QuotaInput form={form} name={key} hint={hint} />
      ) : (
        <FieldInput form={form} name={key} hint={hint} onAnswered={confirm ? onAnswered : undefined} />
      )}
      {drawn === 'page' && (
        <Suspense>
          <PagePreview option={key} label={ask.label} />
        </Suspense>
      )}
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
            form.set(key, form.answers()[key] !== true)
            setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
