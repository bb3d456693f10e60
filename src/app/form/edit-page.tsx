import { Box, Group, Text } from '@mantine/core'
import {
  useMutation,
  useQuery,
  useQueryClient,
  type MutationOptions,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldName, Fields, FieldValues } from '#/fields/fields'
import type { Changes } from '#/fields/record-values'
import { truncate } from '#/format/truncate'
import { visibleText } from '#/format/visible-text'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { isNotFound } from '#/http/failure'
import type { StaticKey } from '#/i18n/i18n'
import { recordName, type NamedMembers, type RecordNoun } from '#/resources/known-record'
import type { RecordSave } from '#/resources/row-mutations'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { Offer } from '#/ui/notifications/notify'
import { lazyPart } from '#/ui/status/lazy-part'
import { Loading } from '#/ui/status/loading'
import { PageTitle } from '#/ui/text/page-title'
import { fetchFresh } from '../cache'
import type { RowAction } from '../list/list-definitions'
import { noteSaved } from '../list/saved-row'
import { ReadProblem } from '../problem/read-problem'
import { RecordNotFound } from './missing-record'
import { PageForm } from './page-form'
import { RecordActions } from './record-actions'
import { notifySaved } from './notify-saved'
import { useInitialRecord } from './stored-record'
import { type FormList, useEditForm } from './use-edit-form'
import { useRecordSave } from './use-form-save'

const listOf = (noun: RecordNoun): FormList => (noun === 'profile' ? '/setting' : `/${noun}`)

type Fact = string | undefined | readonly [label: StaticKey, value: string | undefined]

interface Props<Row, Of extends Fields, Result, Key extends QueryKey> {
  /** First part of the query keys of the record; names the stored draft. */
  noun: RecordNoun
  query: UseQueryOptions<Row, Error, Row, Key>
  /** Identifies the record: another id opens another form. Omitted where there is one record only. */
  id?: number
  /** Path that the page is left for, and that a missing record links to. Default: the list of the noun. */
  list?: FormList
  fields: Of
  /** The field that gets the focus, unless the URL names another. */
  firstName?: FieldName<Of> | undefined
  /** Converts the record to form values, and these to the members that they change (`conversionsOf`). */
  valuesOf: (record: Row) => FieldValues<Of>
  changesOf: (values: FieldValues<Of>, now: Row) => Changes
  save: MutationOptions<Result, Error, RecordSave<Row>>
  /** State and facts of the record, for one line below the heading; without what it does not have. */
  factsOf?: (record: Row) => readonly Fact[]
  /** Those of the list. Must be a constant. */
  actions?: ReadonlyArray<RowAction<Row>>
  /** Throws if the record, as just read, may not be saved. */
  assertSaveable?: (now: Row, opened: Row) => void
  /** Shown instead of the form of a record that cannot be edited. */
  instead?: (record: Row) => ReactNode
  /** What the notification of a save offers. */
  next?: (save: RecordSave<Row>) => Offer
  /** Called after each save that was sent, also when the page was left. */
  onWritten?: (save: RecordSave<Row>) => void
  /** Called before the page is left, with the record as read back. */
  onSaved?: (stored: Row | undefined, opened: Row) => void
  children: (form: FormHandle<Of>, record: Row) => ReactNode
}

/** Length of a name in the heading, in characters: its field has the whole. */
const NAME_LENGTH = 80

/**
 * Page of a form over a stored record. The form opens after the record is fetched: saving without it would overwrite
 * stored values.
 */
export function EditPage<Row extends NamedMembers, const Of extends Fields, Result, Key extends QueryKey>(
  props: Props<Row, Of, Result, Key>,
) {
  const { noun, id, list = listOf(noun), factsOf, actions } = props
  const t = useT()
  const query = useQuery(props.query)
  const row = query.data
  const factText = (fact: Fact) =>
    typeof fact === 'object' ? fact[1] && t('form.fact', { label: t(fact[0]), value: fact[1] }) : fact
  const isFound = row !== undefined && !isNotFound(query.error)
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="0 var(--gc-space-4)" maw="var(--gc-length-60)">
        <PageTitle record={row && id ? truncate(visibleText(recordName(noun, row)), NAME_LENGTH) : undefined}>
          {t(`${noun}.editTitle`)}
        </PageTitle>
        {actions && isFound && (
          <Group mb="sm">
            <RecordActions key={id} noun={noun} list={list} record={row} actions={actions} />
          </Group>
        )}
      </Group>
      {factsOf && row && (
        <Text size="sm" c="dimmed" mt="calc(-1 * var(--gc-space-2))" mb="sm">
          {factsOf(row).map(factText).filter(Boolean).join('\u00a0· ')}
        </Text>
      )}
      <LoadedRecord key={id} query={query} noun={noun} list={id === undefined ? undefined : list}>
        {(record) => props.instead?.(record) ?? <EditForm {...props} record={record} />}
      </LoadedRecord>
    </>
  )
}

interface LoadedRecordProps<Row> {
  query: UseQueryResult<Row>
  noun: RecordNoun
  /** Where a missing record links to. */
  list: FormList | undefined
  children: (record: Row) => ReactNode
}

/** A record once it is loaded, and what is shown until then or instead. */
export function LoadedRecord<Row>({ query, noun, list, children }: LoadedRecordProps<Row>) {
  const what = useT()(`${noun}.noun`)
  const initial = useInitialRecord(query)
  if (initial !== undefined) return children(initial)
  if (!query.isError)
    return (
      <Box mih="100vh">
        <Loading prompt={what} />
      </Box>
    )
  if (list !== undefined && isNotFound(query.error))
    return <RecordNotFound noun={what} error={query.error} list={list} />
  return <ReadProblem noun={what} error={query.error} onRetry={() => void query.refetch()} />
}

const ConflictDialog = lazyPart(async () => (await import('#/ui/form/conflict-dialog')).ConflictDialog)

/** Form of the loaded record. Concurrent changes are merged, or resolved in a dialog. */
function EditForm<Row extends NamedMembers, Of extends Fields, Result, Key extends QueryKey>(
  props: Props<Row, Of, Result, Key> & { record: Row },
) {
  const { noun, id, list = listOf(noun), fields, firstName, record, valuesOf, changesOf } = props
  const t = useT()
  const cache = useQueryClient()
  const { form, leave } = useEditForm({
    fields,
    initialValues: valuesOf(record),
    isStored: true,
    formKey: id === undefined ? noun : `${noun}/${id}`,
    list,
    firstName,
  })
  const { successMessage, ...meta } = props.save.meta ?? {}
  const write = useMutation({ ...props.save, meta })
  const save = useRecordSave({
    form,
    read: async () => {
      const now = await fetchFresh(cache, props.query)
      props.assertSaveable?.(now, record)
      return now
    },
    valuesOf,
    changesOf,
    write: async (changed) => {
      const result = await write.mutateAsync(changed)
      noteSaved(noun, String(record.id))
      // The cache reports a lost response.
      if (result !== CONFIRMED_WITHOUT_RESPONSE && successMessage)
        notifySaved(t(successMessage), noun, changed, fields, props.next)
      props.onWritten?.(changed)
    },
    onSaved: (stored) => {
      props.onSaved?.(stored, record)
      leave()
    },
  })
  return (
    <>
      <PageForm form={form} title={t(`${noun}.editTitle`)} save={save} leave={leave}>
        {props.children(form, record)}
      </PageForm>
      {save.conflict && (
        <ConflictDialog
          fields={fields}
          conflicts={save.conflict.conflicts}
          busy={save.busy}
          onSave={save.resolve}
          onCancel={save.dismiss}
        />
      )}
    </>
  )
}
