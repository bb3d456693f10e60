import { Alert, Button } from '@mantine/core'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import * as z from 'zod/mini'
import { isYounger, storedValue } from '#/browser/stored-value'
import { formatDatetimeInput } from '#/fields/datetime-text'
import {
  type FieldValue,
  type FieldValues,
  changedFieldNames,
  isSameValue,
  type Fields,
  type FieldName,
  fieldNames,
} from '#/fields/fields'
import { valuesSchema } from '#/fields/fields-schema'
import { useT } from '#/ui/language/use-t'
import type { FormStore } from './form-handle'

const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000

/** Storage location of a draft: `formKey` names the form and record (`token/5`), `owner` the user id. */
export interface DraftLocation {
  formKey: string
  owner: number | string
}

type PartialValues = Readonly<Partial<Record<string, FieldValue>>>

/** Unsaved form values kept in session storage. */
export interface Draft {
  /** When it was stored, in unix ms. */
  at: number
  /** Typed values, changed fields only. */
  mine: PartialValues
  /** Server values of these fields at that time, so that a later save can detect a conflict. */
  base: PartialValues
  /** Names of changed secrets, whose values are not stored. */
  secrets: readonly string[]
}

function pick(values: PartialValues, names: readonly string[]): PartialValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Creates a draft of the changed fields; undefined if nothing changed. `now` in unix ms. */
export function createDraft<Of extends Fields>(
  fields: Of,
  base: FieldValues<Of>,
  mine: FieldValues<Of>,
  now: number,
): Draft | undefined {
  const changed = changedFieldNames(fields, base, mine)
  if (changed.length === 0) return undefined
  const isSecret = (name: FieldName<Of>) => fields[name]?.kind === 'secret'
  const plainNames = changed.filter((name) => !isSecret(name))
  return {
    at: now,
    mine: pick(mine, plainNames),
    base: pick(base, plainNames),
    secrets: changed.filter(isSecret),
  }
}

/** Session storage of one draft. A stored value that is not a valid draft of `fields` is ignored and removed. */
export function draftStorage(fields: Fields, { formKey, owner }: DraftLocation) {
  const plain = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'secret'))
  const values = z.partial(valuesSchema(plain))
  const names = new Set(fieldNames(fields))
  const schema: z.ZodMiniType<Draft> = z.object({
    at: z.number(),
    mine: values,
    base: values,
    secrets: z.array(z.string().check(z.refine((name) => names.has(name)))),
  })
  const stored = storedValue(`draft:${owner}:${formKey}`, schema, 'session')
  return {
    /** Reads the draft if it is younger than 24 hours at `now` (unix ms), else removes it. */
    read(now: number): Draft | undefined {
      const draft = stored.read()
      if (!draft || isYounger(draft.at, DRAFT_LIFETIME_MS, now)) return draft
      stored.remove()
      return undefined
    },
    write: (draft: Draft) => stored.write(draft),
    remove: () => stored.remove(),
  }
}

const SAVE_DELAY_MS = 500

/** Draft of a form and the operations on it. */
export interface DraftState {
  /** Draft of an earlier visit whose values the form has, until it is saved or discarded. */
  restored: Draft | undefined
  /** True once the browser refused to store a draft. */
  isStorageFull: boolean
  /** Takes the values of the server again. */
  discard: () => void
  /** Removes the stored draft; nothing is stored until the next input. */
  drop: () => void
}

/**
 * Restores the draft of an earlier visit, and stores the changed values of a form (debounced, on `pagehide` and on
 * unmount).
 */
export function useDraft<Of extends Fields>(
  form: FormStore<Of>,
  location: DraftLocation | undefined,
): DraftState {
  const [storage] = useState(() => (location ? draftStorage(form.fields, location) : undefined))
  const [restored, setRestored] = useState(() => {
    const draft = storage?.read(Date.now())
    if (!draft) return undefined
    // What the server has by now, such as after a save whose response came late, is no draft any more.
    const names = Object.keys(draft.mine).filter(
      (name) => !isSameValue(form.values()[name], draft.mine[name]),
    )
    if (names.length === 0 && draft.secrets.length === 0) return undefined
    form.restore(pick(draft.base, names), pick(draft.mine, names))
    return draft
  })
  const [isStorageFull, setStorageFull] = useState(false)
  // A ref, not state: written on every key stroke, read only when a draft is stored.
  const isUnsaved = useRef(false)

  useEffect(() => {
    if (!storage) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      if (!isUnsaved.current) return
      isUnsaved.current = false
      const draft = createDraft(form.fields, form.base(), form.values(), Date.now())
      if (!draft) storage.remove()
      else if (!storage.write(draft)) setStorageFull(true)
    }
    const unsubscribe = form.subscribe(() => {
      isUnsaved.current = true
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_DELAY_MS)
    })
    window.addEventListener('pagehide', save)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [storage, form])

  const drop = () => {
    isUnsaved.current = false
    storage?.remove()
    setRestored(undefined)
  }
  return {
    restored,
    isStorageFull,
    discard() {
      form.reset()
      drop()
    },
    drop,
  }
}

const MINUTES_LENGTH = 'YYYY-MM-DD HH:mm'.length

/** Says that a draft was restored, with a button that discards it, and warns when the browser cannot store drafts. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  const t = useT()
  const { restored, isStorageFull, discard } = draft
  const discardAndFocus = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    discard()
    // The pressed button unmounts with the notice.
    form?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus()
  }
  return (
    <>
      {restored && (
        <Alert role="status">
          {t('form.draft', { time: formatDatetimeInput(restored.at / 1000).slice(0, MINUTES_LENGTH) })}{' '}
          {restored.secrets.length > 0 && t('form.draft.retypeSecrets')}{' '}
          <Button size="xs" onClick={discardAndFocus}>
            {t('form.draft.discard')}
          </Button>
        </Alert>
      )}
      {isStorageFull && <Alert role="status">{t('form.draft.storageFull')}</Alert>}
    </>
  )
}
