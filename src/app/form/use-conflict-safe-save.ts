import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, Fields, FieldName } from '#/fields/fields'
import { isNotFound, isUnauthenticated, messageOf } from '#/http/failure'
import type { FormHandle } from '#/ui/form/form-handle'
import { rebase, type Conflict } from '#/ui/form/rebase'
import { useIsMounted } from '#/ui/form/use-is-mounted'
import { discardedByServer, discardedMessage } from '#/ui/form/value-texts'
import { notify } from '#/ui/notifications/notify'
import { toFormProblem } from '../problem/to-form-problem'

interface ConflictSafeSaveOptions<Stored, Of extends Fields> {
  form: FormHandle<Of>
  /** Fetches the current record. Omitted for a new one. */
  read?: () => Promise<Stored>
  /** Converts a record to form values. */
  toValues?: (stored: Stored) => FieldValues<Of>
  /** Converts form values to what the server would return for them, for example trimmed. */
  normalize?: (values: FieldValues<Of>) => FieldValues<Of>
  write: (values: FieldValues<Of>) => Promise<unknown>
  /** Called after the save with the record as read back, or undefined if that read failed. */
  onSaved: (stored: Stored | undefined) => void
}

/** Fields that were changed both on the server and in the form. */
interface SaveConflict<Of extends Fields> {
  conflicts: Conflict<FieldName<Of>>[]
  theirs: FieldValues<Of>
  merged: FieldValues<Of>
}

/**
 * Saves a form without overwriting changes of others: refetches the record, rebases the form values on it, asks when
 * both changed the same field, writes once, reads back and warns about values that the server discarded.
 * Errors are shown in the form, or as a notification if the form was unmounted before the save finished.
 */
export function useConflictSafeSave<Stored, Of extends Fields>(options: ConflictSafeSaveOptions<Stored, Of>) {
  const { form, read, toValues, normalize = (values) => values, write, onSaved } = options
  const [conflict, setConflict] = useState<SaveConflict<Of>>()
  const isMounted = useIsMounted()

  const save = useMutation({
    meta: { errorHandledBy: 'form' },
    // Form values may contain secrets: remove them from the mutation cache with the form.
    gcTime: 0,
    mutationFn: async (mine: FieldValues<Of>) => {
      const theirs = read && toValues ? toValues(await read()) : undefined
      if (theirs) {
        const { merged, conflicts } = rebase({ base: form.base(), theirs, mine })
        if (conflicts.length > 0) return { conflict: { conflicts, theirs, merged } }
        await write(merged)
        return { sent: merged, stored: await read?.().catch(() => undefined) }
      }
      await write(mine)
      return {}
    },
    onSuccess: ({ conflict: saveConflict, sent, stored }) => {
      if (saveConflict) return setConflict(saveConflict)
      if (sent && stored !== undefined && toValues) {
        const values = toValues(stored)
        const discarded = discardedByServer(form.fields, { sent: normalize(sent), stored: values })
        if (discarded.length > 0) notify('warning', discardedMessage(form.fields, discarded, values))
      }
      if (!isMounted.current) return undefined
      form.markSaved()
      return onSaved(stored)
    },
    onError: (error) => {
      // The session watch reports the end of a session.
      if (!isMounted.current && !isUnauthenticated(error)) notify('error', messageOf(error))
    },
  })

  return {
    busy: save.isPending,
    problem: toFormProblem(save.error),
    /** Whether the record was deleted on the server; the form keeps its values. */
    isDeleted: read !== undefined && isNotFound(save.error),
    conflict,
    submit: (values: FieldValues<Of>) => save.mutateAsync(values).catch(() => undefined),
    /** Saves again with the chosen values of the conflicting fields. */
    resolve: (chosen: Partial<FieldValues<Of>>) => {
      if (!conflict) return
      const values = { ...conflict.merged, ...chosen }
      form.rebase(conflict.theirs, values)
      setConflict(undefined)
      save.mutate(values)
    },
    dismiss: () => setConflict(undefined),
  }
}
