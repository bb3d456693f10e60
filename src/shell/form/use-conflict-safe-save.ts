import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Fields, FieldName } from '#/fields/field-values'
import { isNotFound, isUnauthenticated } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { notify } from '#/ui/notifications/notify'
import type { FormHandle } from '#/ui/form/form-handle'
import { discardedByServer, discardedMessage } from '#/ui/form/discarded-by-server'
import { rebase, type Conflict } from '#/ui/form/rebase'
import { toFormProblem } from '../problem/to-form-problem'

interface ConflictSafeSaveOptions<Stored, Of extends Fields> {
  form: FormHandle<Of>
  /** The record as the server has it now. Left out for a new one. */
  read?: () => Promise<Stored>
  /** A record as it is typed. */
  toValues?: (stored: Stored) => FieldValues<Of>
  /** What was typed as it would be read back, for example without blanks around it. */
  normalize?: (values: FieldValues<Of>) => FieldValues<Of>
  write: (values: FieldValues<Of>) => Promise<unknown>
  /** Called after the save, with the record as it was read back, if it could be. */
  onSaved: (stored: Stored | undefined) => void
}

/** What moved on the server while it was edited here. */
interface SaveConflict<Of extends Fields> {
  conflicts: Conflict<FieldName<Of>>[]
  theirs: FieldValues<Of>
  merged: FieldValues<Of>
}

/**
 * Saves a form without losing anybody's work: reads the record again, puts what was typed on top of it, asks
 * where both changed the same, writes once, reads back and names what the server ignored.
 * Failures stay at the form; when the form was left meanwhile they are told wherever the person is.
 */
export function useConflictSafeSave<Stored, Of extends Fields>(options: ConflictSafeSaveOptions<Stored, Of>) {
  const { form, read, toValues, normalize = (values) => values, write, onSaved } = options
  const [conflict, setConflict] = useState<SaveConflict<Of>>()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const save = useMutation({
    meta: { errorHandledBy: 'form' },
    // What was typed may be a secret: nothing remembers it once nobody looks at the outcome.
    gcTime: 0,
    mutationFn: async (mine: FieldValues<Of>) => {
      const before = read && toValues ? toValues(await read()) : undefined
      if (before) {
        const { merged, conflicts } = rebase({ base: form.base(), theirs: before, mine })
        if (conflicts.length > 0) return { conflict: { conflicts, theirs: before, merged } }
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
      if (!isShown.current) return undefined
      form.markSaved()
      return onSaved(stored)
    },
    onError: (error) => {
      // The end of a session is told by what ends it.
      if (!isShown.current && !isUnauthenticated(error)) notify('error', messageOf(error))
    },
  })

  return {
    busy: save.isPending,
    problem: toFormProblem(save.error),
    /** The record was deleted meanwhile; what was typed is still in the form. */
    isDeleted: read !== undefined && isNotFound(save.error),
    conflict,
    submit: (values: FieldValues<Of>) => save.mutateAsync(values).catch(() => undefined),
    /** Saves with what the person chose where both sides had changed the same. */
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
