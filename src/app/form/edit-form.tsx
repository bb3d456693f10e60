import { Anchor } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { AnyFieldValues, FieldName, Fields, FieldValue, FieldValues } from '#/fields/fields'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import type { FormHandle } from '#/ui/form/form-handle'
import { FormState } from '#/ui/form/form-layout'
import type { FormProblem } from '#/ui/form/form-problem'
import { RecordForm } from '#/ui/form/record-form'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { isBeingDeleted } from '../jobs/deletions'
import { DeletionNotice, type RecordRef, RecreateButton } from './missing-record'
import { LazyConflictDialog } from './stored-record'
import { useConflictSafeSave } from './use-conflict-safe-save'

interface Recreation {
  busy: boolean
  problem: FormProblem | null
  /** Creates a new record from the values of the form; returns false if they are not valid. */
  create: () => unknown
}

interface RecreateOptions<Of extends Fields> {
  form: FormHandle<Of>
  write: (values: FieldValues<Of>) => Promise<unknown>
  onCreated: () => void
  /** Validates what a new record needs besides the form's own rules. */
  isComplete?: () => boolean
}

/** Creates the record again from the form of a deleted one. */
export function useRecreate<Of extends Fields>(options: RecreateOptions<Of>): Recreation {
  const { form, write, onCreated, isComplete = () => true } = options
  const { busy, problem, submit } = useConflictSafeSave({ form, write, onSaved: onCreated })
  return {
    busy,
    problem,
    create: () => form.validate() && isComplete() && submit(form.values()),
  }
}

/** Question before a submit. */
export interface SubmitQuestion {
  title: string
  hint: string
  confirmLabel: string
}

/** What the list of a record searches: its name, or that of an account. */
const nameIn = ({ name, username }: AnyFieldValues) => String(name ?? username ?? '')

type Save<Of extends Fields> = ReturnType<typeof useConflictSafeSave<unknown, Of>>

interface EditFormProps<Of extends Fields> {
  form: FormHandle<Of>
  /** Accessible name of the form: the title of its page. */
  title: string
  /** The stored record: not saved while it is being deleted. */
  record?: RecordRef
  save: Pick<Save<Of>, 'busy' | 'problem' | 'isDeleted' | 'conflict' | 'submit' | 'resolve' | 'dismiss'>
  leave: () => void
  /** Offered when the record was deleted while it was edited. */
  recreate?: Recreation
  /** Path of the list where one looks for a record whose creation may have been carried out. */
  list?: string
  /** What the submit does, as a verb; *Save* by default. */
  submitLabel?: string
  /** Replaces `save.submit`; gets the `value` of the pressed button. */
  onSubmit?: (values: FieldValues<Of>, pressed: string) => unknown
  /** What to ask before values are sent; undefined if nothing. */
  ask?: (values: FieldValues<Of>) => SubmitQuestion | undefined
  /** Display text of a value in the conflict dialog where the raw value is not enough. */
  format?: (name: FieldName<Of>, value: FieldValue) => string | undefined
  /** Additional buttons between cancel and submit. */
  actions?: ReactNode
  children: ReactNode
}

/** Form of a new or stored record, with everything that saving it may need: errors, conflicts, a deleted record. */
export function EditForm<const Of extends Fields>(props: EditFormProps<Of>) {
  const {
    form,
    title,
    record,
    save,
    leave,
    recreate,
    list,
    submitLabel,
    onSubmit = save.submit,
    ask,
    format,
    actions,
    children,
  } = props
  const t = useT()
  const [asked, setAsked] = useState<{ question: SubmitQuestion; send: () => unknown }>()
  const isDeleted = recreate !== undefined && save.isDeleted
  const problem = recreate?.problem ?? (isDeleted ? { message: t('form.deleted') } : save.problem)
  const creation = record ? recreate?.problem : save.problem
  // What may exist may do so after a later refusal too.
  const [mayExist, setMayExist] = useState(false)
  if (creation?.mayBeDone && !mayExist) setMayExist(true)
  const [name, setName] = useState('')
  const askFirst = (question: SubmitQuestion | undefined, send: () => unknown) => {
    if (!question) return send()
    setAsked({ question, send })
    return false
  }
  const sendNew = (send: () => unknown) => {
    const question = {
      title: t('form.resend.ask'),
      hint: t('form.resend.hint', { name }),
      confirmLabel: t('form.resend'),
    }
    return askFirst(mayExist ? question : undefined, () => {
      setName(nameIn(form.values()))
      return send()
    })
  }
  const submit = (values: FieldValues<Of>, pressed: string) => {
    if (record && isBeingDeleted(record.noun, record.id)) {
      notify('info', t('row.deleting'))
      return false
    }
    const send = () => onSubmit(values, pressed)
    return askFirst(ask?.(values), record ? send : () => sendNew(send))
  }
  return (
    <>
      {record && <DeletionNotice {...record} />}
      <RecordForm
        form={form}
        label={title}
        busy={save.busy || recreate?.busy === true}
        problem={problem}
        submitLabel={save.problem?.isOutcomeUnknown ? undefined : submitLabel}
        onSubmit={submit}
        onCancel={leave}
        state={<FormState form={form} />}
        actions={
          <>
            {actions}
            {isDeleted && <RecreateButton busy={recreate.busy} create={() => sendNew(recreate.create)} />}
          </>
        }
      >
        {mayExist && list !== undefined && (
          <Anchor underline="always" href={`${list}?keyword=${encodeURIComponent(name)}`} target="_blank">
            {t('form.lookInList', { name })}
          </Anchor>
        )}
        {children}
      </RecordForm>
      {asked && (
        <ConfirmDialog
          {...asked.question}
          tone="plain"
          onConfirm={() => {
            setAsked(undefined)
            asked.send()
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {save.conflict && (
        <LazyConflictDialog
          fields={form.fields}
          conflicts={save.conflict.conflicts}
          format={format}
          busy={save.busy}
          onSave={save.resolve}
          onCancel={save.dismiss}
        />
      )}
    </>
  )
}
