import { Suspense, useState } from 'react'
import { QuotaInput } from '#/parts/quota-input'
import type { OptionRecord } from '#/resources/option/option'
import { isOffered } from '#/resources/option/option-records'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { lazyComponent } from '#/ui/status/lazy-component'
import { FieldInput } from '#/ui/form/field-input'
import { useT } from '#/ui/language/use-t'
import { ChangedNote, DuplicateNote } from './option-notes'
import { useSettingsForm } from './settings-form-context'
import classes from './option.module.css'

const PagePreview = lazyComponent(async () => (await import('./page-preview')).PagePreview)

/** Editors whose text is shown as on its page. */
const PREVIEWED = new Set<OptionRecord['editor']>(['markdown', 'html', 'page'])

/** Input of one option with its change note, and the confirmation that some changes need. */
export function OptionInput({ record }: { record: OptionRecord }) {
  const t = useT()
  const { form, options } = useSettingsForm()
  const [isAsking, setAsking] = useState(false)
  const { key, field, editor, confirm } = record
  const hint = isOffered(record, options) ? undefined : t('option.notOffered')
  const isWide = field.kind === 'textarea' || field.kind === 'tags'
  const onAnswered = (answer: unknown) => {
    if (!confirm?.when(answer) || typeof answer !== 'boolean') return
    // The value changes only after the user confirmed.
    form.setValue(key, !answer)
    setAsking(true)
  }
  const warning = isAsking && confirm?.warning?.(form.values(), options)
  return (
    <div className={isWide ? classes.wide : undefined} data-kind={field.kind}>
      {editor === 'quota' ? (
        <QuotaInput form={form} name={key} hint={hint} />
      ) : (
        <FieldInput form={form} name={key} hint={hint} onChanged={confirm ? onAnswered : undefined} />
      )}
      {editor !== undefined && PREVIEWED.has(editor) && (
        <Suspense>
          <PagePreview record={record} />
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
            form.setValue(key, form.values()[key] !== true)
            setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
