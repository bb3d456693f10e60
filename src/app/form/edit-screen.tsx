import { Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type LinkProps, useSearch, useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { fieldNames, type FieldName, type Fields, type FieldValues } from '#/fields/fields'
import { truncate } from '#/format/truncate'
import { visibleText } from '#/format/visible-text'
import { isNotFound, retryAfterOf } from '#/http/failure'
import type { StaticKey } from '#/i18n/i18n'
import { useAccount } from '#/session/session'
import { RetryButton } from '#/ui/button/retry-button'
import { FormSkeleton, type FormShape } from '#/ui/form/form-layout'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { ReadProblem } from '../problem/read-problem'
import { RecordNotFound } from './missing-record'
import { useInitialRecord } from './stored-record'
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
