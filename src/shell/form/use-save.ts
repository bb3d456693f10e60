import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Answers, Fields, NameOf } from '#/fields/answers'
import { isMissing, isSessionOver } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { tell } from '#/ui/feedback/tell'
import type { FormHandle } from '#/ui/form/form-handle'
import { ignoredFields, ignoredText } from '#/ui/form/ignored-fields'
import { rebase, type Conflict } from '#/ui/form/rebase'
import { formProblem } from '../problem/form-problem'

interface Saving<Kept, Of extends Fields> {
  form: FormHandle<Of>
  /** The record as the server has it now. Left out for a new one. */
  read?: () => Promise<Kept>
  /** A record as it is typed. */
  answersOf?: (kept: Kept) => Answers<Of>
  /** What was typed as it would be read back, for example without blanks around it. */
  normalised?: (answers: Answers<Of>) => Answers<Of>
  write: (answers: Answers<Of>) => Promise<unknown>
  /** Called after the save, with the record as it was read back, if it could be. */
  onSaved: (kept: Kept | undefined) => void
}

/** What moved on the server while it was edited here. */
interface Moved<Of extends Fields> {
  conflicts: Conflict<NameOf<Of>>[]
  theirs: Answers<Of>
  merged: Answers<Of>
}

/**
 * Saves a form without losing anybody's work: reads the record again, puts what was typed on top of it, asks
 * where both changed the same, writes once, reads back and names what the server ignored (decisions 20, 21).
 * Failures stay at the form; when the form was left meanwhile they are told wherever the person is.
 */
export function useSave<Kept, Of extends Fields>(saving: Saving<Kept, Of>) {
  const { form, read, answersOf, normalised = (answers) => answers, write, onSaved } = saving
  const [moved, setMoved] = useState<Moved<Of>>()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const save = useMutation({
    meta: { told: 'atForm' },
    // What was typed may be a secret: nothing remembers it once nobody looks at the outcome.
    gcTime: 0,
    mutationFn: async (mine: Answers<Of>) => {
      const before = read && answersOf ? answersOf(await read()) : undefined
      if (before) {
        const { merged, conflicts } = rebase({ base: form.base(), theirs: before, mine })
        if (conflicts.length > 0) return { moved: { conflicts, theirs: before, merged } }
        await write(merged)
        return { sent: merged, kept: await read?.().catch(() => undefined) }
      }
      await write(mine)
      return {}
    },
    onSuccess: ({ moved: conflict, sent, kept }) => {
      if (conflict) return setMoved(conflict)
      if (sent && kept !== undefined && answersOf) {
        const answers = answersOf(kept)
        const ignored = ignoredFields(form.fields, { sent: normalised(sent), kept: answers })
        if (ignored.length > 0) tell('warning', ignoredText(form.fields, ignored, answers))
      }
      if (!isShown.current) return undefined
      form.saved()
      return onSaved(kept)
    },
    onError: (error) => {
      // The end of a session is told by what ends it.
      if (!isShown.current && !isSessionOver(error)) tell('error', messageOf(error))
    },
  })

  return {
    busy: save.isPending,
    problem: formProblem(save.error),
    /** The record was deleted meanwhile; what was typed is still in the form. */
    isGone: read !== undefined && isMissing(save.error),
    moved,
    submit: (answers: Answers<Of>) => save.mutateAsync(answers).catch(() => undefined),
    /** Saves with what the person chose where both sides had changed the same. */
    choose: (chosen: Partial<Answers<Of>>) => {
      if (!moved) return
      const answers = { ...moved.merged, ...chosen }
      form.rebased(moved.theirs, answers)
      setMoved(undefined)
      save.mutate(answers)
    },
    dismiss: () => setMoved(undefined),
  }
}
