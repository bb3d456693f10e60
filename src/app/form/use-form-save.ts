import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asFieldValues, type AnyFieldValues, type Fields, type FieldValues } from '#/fields/fields'
import type { Changes } from '#/fields/record-values'
import { isNotFound, isUnauthenticated, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import type { RecordSave } from '#/resources/row-mutations'
import type { FormHandle } from '#/ui/form/form-handle'
import type { FormProblem } from '#/ui/form/form-problem'
import { rebase } from '#/ui/form/rebase'
import { discardedMessage } from '#/ui/form/value-texts'
import { notify } from '#/ui/notifications/notify'
import { toFormProblem } from '../problem/to-form-problem'

interface FormSaveOptions<Result, Of extends Fields> {
  form: FormHandle<Of>
  /** Sends the values; the result false says that nothing was sent. */
  write: (values: FieldValues<Of>) => Promise<Result | false>
  /** Called after the save, unless the form was left, with the `value` of the pressed button. */
  onSaved: (result: Result, pressed: string) => void
}

/** A save of a form in progress. */
export interface FormSave<Of extends Fields> {
  busy: boolean
  problem: FormProblem | null
  submit: (values: FieldValues<Of>, pressed: string) => Promise<unknown>
}

/** Saves a form. Errors are shown in it, or as a notification if it was left before the save finished. */
export function useFormSave<Result, Of extends Fields>(options: FormSaveOptions<Result, Of>) {
  const { form, write, onSaved } = options
  const save = useMutation({
    meta: { errorHandledBy: 'form' },
    // Form values may contain secrets: remove them from the mutation cache with the form.
    gcTime: 0,
    mutationFn: ({ values }: { values: FieldValues<Of>; pressed: string }) => write(values),
    onSuccess: (result, { pressed }) => {
      if (result === false || !form.isMounted()) return
      form.markSaved()
      onSaved(result, pressed)
    },
    onError: (error) => {
      // The session watch reports the end of a session.
      if (!form.isMounted() && !isUnauthenticated(error)) notify('error', messageOf(error))
    },
  })
  return {
    busy: save.isPending,
    error: save.error,
    problem: toFormProblem(save.error),
    submit: (values: FieldValues<Of>, pressed = '') =>
      save.mutateAsync({ values, pressed }).catch(() => undefined),
  }
}

interface RecordSaveOptions<Row, Of extends Fields> {
  form: FormHandle<Of>
  /** Reads the record as it is now; throws if it may not be saved. */
  read: () => Promise<Row>
  valuesOf: (record: Row) => FieldValues<Of>
  /** The members of the record that these values change. */
  changesOf: (values: FieldValues<Of>, now: Row) => Changes
  write: (save: RecordSave<Row>) => Promise<unknown>
  /** Called with the record as read back; undefined if that read failed. */
  onSaved: (stored: Row | undefined) => void
}

/**
 * Saves the form of a stored record without overwriting changes of others: reads the record again, merges the form into
 * it, asks when both changed the same field, sends what differs, reads back and tells what the server did not store.
 */
export function useRecordSave<Row, Of extends Fields>(options: RecordSaveOptions<Row, Of>) {
  const { form, read, valuesOf, changesOf, write, onSaved } = options
  type Merge = ReturnType<typeof rebase<FieldValues<Of>>>
  const [conflict, setConflict] = useState<Merge & { theirs: FieldValues<Of> }>()
  const save = useFormSave({
    form,
    write: async (mine) => {
      const now = await read()
      const theirs = valuesOf(now)
      const { merged, conflicts } = rebase({ base: form.base(), theirs, mine })
      if (conflicts.length > 0) {
        setConflict({ conflicts, theirs, merged })
        return false
      }
      const changes = changesOf(merged, now)
      if (Object.keys(changes).length === 0) {
        notify('info', t('form.unchanged'))
        return { stored: now }
      }
      await write({ now, changes })
      const stored = await read().catch(() => undefined)
      if (stored) {
        const left = Object.keys(changesOf(merged, stored))
        const discarded = left.filter((name) => name in changes && form.fields[name]?.kind !== 'secret')
        if (discarded.length > 0)
          notify('warning', discardedMessage(form.fields, discarded, valuesOf(stored)))
      }
      return { stored }
    },
    onSaved: ({ stored }) => onSaved(stored),
  })
  return {
    ...save,
    problem: isNotFound(save.error) ? { message: t('form.deleted') } : save.problem,
    conflict,
    /** Saves again with the chosen values of the conflicting fields. */
    resolve: (chosen: AnyFieldValues) => {
      if (!conflict) return
      const values = { ...conflict.merged, ...asFieldValues(form.fields, chosen) }
      form.rebase(conflict.theirs, values)
      setConflict(undefined)
      void save.submit(values)
    },
    dismiss: () => setConflict(undefined),
  }
}
