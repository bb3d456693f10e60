import { Anchor } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { AnyFieldValues, Fields, FieldValues } from '#/fields/fields'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import type { ConflictDialog as Dialog } from '#/ui/form/conflict-dialog'
import type { FormHandle } from '#/ui/form/form-handle'
import { FormState } from '#/ui/form/form-layout'
import { RecordForm } from '#/ui/form/record-form'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import type { ConflictingSave, FormSave } from './use-form-save'

/** The dialog of a save that has found values which somebody else changed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const LazyConflictDialog = lazyPart(
  async () => (await import('#/ui/form/conflict-dialog')).ConflictDialog,
) as unknown as typeof Dialog

interface StoredFormProps<Of extends Fields> {
  form: FormHandle<Of>
  /** Accessible name of the form: the title of its page. */
  title: string
  save: ConflictingSave<Of>
  leave: () => void
  children: ReactNode
}

/** The form on the page of a stored record, and the dialog of its conflicts. */
export function StoredForm<const Of extends Fields>(props: StoredFormProps<Of>) {
  const { form, title, save, leave, children } = props
  return (
    <>
      <RecordForm
        form={form}
        label={title}
        busy={save.busy}
        problem={save.problem}
        onSubmit={save.submit}
        onCancel={leave}
        state={<FormState form={form} />}
      >
        {children}
      </RecordForm>
      {save.conflict && (
        <LazyConflictDialog
          fields={form.fields}
          conflicts={save.conflict.conflicts}
          busy={save.busy}
          onSave={save.resolve}
          onCancel={save.dismiss}
        />
      )}
    </>
  )
}

/** What the list of a record searches: its name, or that of an account. */
const nameIn = ({ name, username }: AnyFieldValues) => String(name ?? username ?? '')

interface CreationFormProps<Of extends Fields> {
  form: FormHandle<Of>
  /** Accessible name of the form and the label of its button: what it does, as a verb. */
  title: string
  save: FormSave<Of>
  leave: () => void
  /** Path of the list where one looks for a record whose creation may have been carried out. */
  list: string
  /** Gets the `value` of the pressed button too. */
  onSubmit?: (values: FieldValues<Of>, pressed: string) => unknown
  /** Additional buttons between cancel and submit. */
  actions?: ReactNode
  children: ReactNode
}

/** The form of a page that creates records. A creation whose outcome is unknown is sent again only after a question. */
export function CreationForm<const Of extends Fields>(props: CreationFormProps<Of>) {
  const { form, title, save, leave, list, onSubmit = save.submit, actions, children } = props
  const t = useT()
  const [send, setSend] = useState<() => unknown>()
  // What may exist may do so after a later refusal too.
  const [mayExist, setMayExist] = useState(false)
  if (save.problem?.mayBeDone && !mayExist) setMayExist(true)
  const [name, setName] = useState('')
  const submit = (values: FieldValues<Of>, pressed: string) => {
    const sendNow = () => {
      setName(nameIn(values))
      return onSubmit(values, pressed)
    }
    if (!mayExist) return sendNow()
    setSend(() => sendNow)
    return false
  }
  return (
    <>
      <RecordForm
        form={form}
        label={title}
        busy={save.busy}
        problem={save.problem}
        submitLabel={save.problem?.isOutcomeUnknown ? undefined : title}
        onSubmit={submit}
        onCancel={leave}
        state={<FormState form={form} />}
        actions={actions}
      >
        {mayExist && (
          <Anchor underline="always" href={`${list}?keyword=${encodeURIComponent(name)}`} target="_blank">
            {t('form.lookInList', { name })}
          </Anchor>
        )}
        {children}
      </RecordForm>
      {send && (
        <ConfirmDialog
          title={t('form.resend.ask')}
          hint={t('form.resend.hint', { name })}
          confirmLabel={t('form.resend')}
          tone="plain"
          onConfirm={() => {
            setSend(undefined)
            send()
          }}
          onCancel={() => setSend(undefined)}
        />
      )}
    </>
  )
}
