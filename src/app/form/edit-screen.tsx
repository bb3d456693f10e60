import { Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type LinkProps, useSearch, useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type FieldValue, fieldNames, type FieldName, type Fields, type FieldValues } from '#/fields/fields'
import { truncate } from '#/format/truncate'
import { visibleText } from '#/format/visible-text'
import { isNotFound, retryAfterOf } from '#/http/failure'
import type { StaticKey } from '#/i18n/i18n'
import { useAccount } from '#/session/session'
import { RetryButton } from '#/ui/button/retry-button'
import type { FormHandle } from '#/ui/form/form-handle'
import { FormSkeleton, type FormShape, FormState } from '#/ui/form/form-layout'
import type { FormProblem } from '#/ui/form/form-problem'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { PageTitle } from '#/ui/text/page-title'
import { isBeingDeleted } from '../jobs/deletions'
import { ReadProblem } from '../problem/read-problem'
import { DeletionNotice, type RecordRef, RecordNotFound, RecreateButton } from './missing-record'
import { LazyConflictDialog, useInitialRecord } from './stored-record'
import { useConflictSafeSave } from './use-conflict-safe-save'
import classes from './edit-screen.module.css'

interface EditScreenProps<Row> {
  title: StaticKey
  /** Name of the record inside a sentence. */
  noun: StaticKey
  /** Path of the list, which a missing record links to; none for a record that always exists. */
  list?: LinkProps['to']
  /** Identifies the record: another id opens another form. Omitted where there is one record only. */
  id?: number
  query: UseQueryResult<Row>
  /** Name of the record in heading and tab title. */
  nameOf?: (record: Row) => string
  /** State and facts of the record, for one line below the heading; without what it does not have. */
  factsOf?: (record: Row) => readonly (string | undefined)[]
  /** What can be done to the record, at the right of the heading. */
  Actions?: ComponentType<{ record: Row }>
  /** Fields by section, shown as boxes while the record is loading. */
  shape: FormShape
  children: (record: Row) => ReactNode
}

/** Length of a name in the heading, in characters: its field has the whole. */
const NAME_LENGTH = 80

/**
 * Page of a form over a stored record, with its title. The form opens after the record is fetched: saving without it
 * would overwrite stored values.
 */
export function EditScreen<Row extends object>(props: EditScreenProps<Row>) {
  const { title, id, nameOf, factsOf, Actions, ...record } = props
  const t = useT()
  const row = record.query.data
  const name = row && nameOf?.(row)
  return (
    <>
      <div className={classes.head}>
        <PageTitle record={name && truncate(visibleText(name), NAME_LENGTH)}>{t(title)}</PageTitle>
        {factsOf && (
          <Text size="sm" c="dimmed" className={classes.facts}>
            {/* The line is kept until the record is loaded. */}
            {row ? factsOf(row).filter(Boolean).join('\u00a0· ') : '\u00a0'}
          </Text>
        )}
        {Actions && (
          <div className={classes.actions}>
            {row && !isNotFound(record.query.error) && <Actions key={id} record={row} />}
          </div>
        )}
      </div>
      <LoadedRecord key={id} {...record} />
    </>
  )
}

function LoadedRecord<Row>({
  noun,
  list,
  query,
  shape,
  children,
}: Omit<EditScreenProps<Row>, 'title' | 'id' | 'nameOf' | 'factsOf' | 'Actions'>) {
  const t = useT()
  const initial = useInitialRecord(query)
  if (initial !== undefined) return children(initial)
  if (!query.isError) return <FormSkeleton shape={shape} prompt={t(noun)} />
  if (list !== undefined && isNotFound(query.error))
    return <RecordNotFound noun={t(noun)} error={query.error} list={list} />
  return <ReadProblem noun={t(noun)} error={query.error} onRetry={() => void query.refetch()} />
}

interface EditFormSettings<Of extends Fields> {
  fields: Of
  initialValues: FieldValues<Of>
  /** Names the stored draft of the form, such as `token/7`. */
  formKey: string
  /** Path that the form is left for, unless it was opened from a list. */
  list: string
  /** The field that has the focus when the form opens; none by default, which leaves it on the heading. */
  firstName?: FieldName<Of> | undefined
}

/**
 * Creates a form whose draft belongs to the signed-in account, and the function that leaves it. The form opens with the
 * focus on the field that the URL names, if it has one of that name, else on `firstName`.
 */
export function useEditForm<const Of extends Fields>(settings: EditFormSettings<Of>) {
  const { fields, initialValues, formKey, list, firstName } = settings
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm(list)
  const { focus } = useSearch({ strict: false })
  const focusName = fieldNames(fields).find((name) => name === focus) ?? firstName
  const draftLocation = { formKey, owner }
  const form = useRecordForm({ fields, initialValues, draftLocation, focusName, marksOptional: true })
  return { form, leave }
}

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
  const submit = (values: FieldValues<Of>, pressed: string) => {
    if (record && isBeingDeleted(record.noun, record.id)) {
      notify('info', t('row.deleting'))
      return false
    }
    const question = ask?.(values)
    if (!question) return onSubmit(values, pressed)
    setAsked({ question, send: () => onSubmit(values, pressed) })
    return false
  }
  return (
    <>
      {record && <DeletionNotice {...record} />}
      <RecordForm
        form={form}
        label={title}
        busy={save.busy || recreate?.busy === true}
        problem={recreate?.problem ?? (isDeleted ? { message: t('form.deleted') } : save.problem)}
        submitLabel={save.problem?.isOutcomeUnknown ? undefined : submitLabel}
        onSubmit={submit}
        onCancel={leave}
        state={<FormState form={form} />}
        actions={
          <>
            {actions}
            {isDeleted && <RecreateButton busy={recreate.busy} create={recreate.create} />}
          </>
        }
      >
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

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by links of a list, or of the steps of a new server: going back restores it. */
    fromList?: boolean
  }
}

/**
 * Returns a function that leaves a form: back in history if it was opened from its list (page, filters and scroll
 * position are restored), else to the list at `address`. With `ignoreBlocker` it asks nothing and keeps the draft.
 */
export function useLeaveForm(address: string, options?: { ignoreBlocker: boolean }): () => void {
  const router = useRouter()
  const fromList = useLocation({ select: ({ state }) => state.fromList === true })
  const [formPath] = useState(() => router.latestLocation.pathname)
  return () => {
    // The form stays mounted while the chunk of the next screen loads: do not redirect a pending navigation.
    if (router.latestLocation.pathname !== formPath) return
    if (fromList) router.history.back(options)
    else router.history.push(address, undefined, options)
  }
}

interface SuggestionsUnavailableProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** What users can do without the suggestions. */
  text: string
}

/**
 * Error at the field whose suggestions could not be fetched. The rest of the form stays usable. In this file because each
 * form that has one loads it anyway: a file of its own would be one request more.
 */
export function SuggestionsUnavailable({ query, text }: SuggestionsUnavailableProps) {
  return (
    <span role="status">
      {text} <RetryButton size="xs" wait={retryAfterOf(query.error)} onRetry={() => void query.refetch()} />
    </span>
  )
}
