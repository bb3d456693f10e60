import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import * as z from 'zod/mini'
import { isYounger, storedValue } from '#/browser/stored-value'
import { formatDatetimeInput } from '#/fields/datetime-text'
import {
  type FieldValue,
  type AnyFieldValues,
  type FieldValues,
  changedFieldNames,
  type Fields,
  type FieldName,
  fieldNames,
} from '#/fields/fields'
import { valuesSchema } from '#/fields/fields-schema'
import { useT } from '#/ui/language/use-t'
import classes from './record-form.module.css'

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

function pick(values: AnyFieldValues, names: readonly string[]): PartialValues {
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

/** Merges a draft that was offered but neither restored nor discarded with newer input; newer values win. */
export function mergeDrafts(offered: Draft | undefined, typed: Draft | undefined): Draft | undefined {
  if (!offered || !typed) return typed ?? offered
  return {
    at: typed.at,
    mine: { ...offered.mine, ...typed.mine },
    base: { ...offered.base, ...typed.base },
    secrets: [...new Set([...offered.secrets, ...typed.secrets])],
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
  /** Draft found when the form was opened, until it is restored or discarded. */
  offered: Draft | undefined
  /** Names of secrets in the restored draft, which have to be typed again. */
  namesToRetype: readonly string[]
  /** True once the browser refused to store a draft. */
  isStorageFull: boolean
  restore: () => void
  discard: () => void
  /** Removes the stored draft; nothing is stored until the next input. */
  drop: () => void
}

interface DraftSource<Of extends Fields> {
  fields: Of
  location: DraftLocation | undefined
  base: () => FieldValues<Of>
  values: () => FieldValues<Of>
  subscribe: (listener: () => void) => () => void
  /** Applies a draft to the form's values and base. */
  applyDraft: (draft: Draft) => void
}

/**
 * Stores the changed values of a form (debounced, on `pagehide` and on unmount) and offers the draft of an earlier
 * visit.
 */
export function useDraft<Of extends Fields>(source: DraftSource<Of>): DraftState {
  const { fields, location, base, values, subscribe, applyDraft } = source
  const [storage] = useState(() => (location ? draftStorage(fields, location) : undefined))
  const [offered, setOffered] = useState(() => storage?.read(Date.now()))
  const [namesToRetype, setNamesToRetype] = useState<readonly string[]>([])
  const [isStorageFull, setStorageFull] = useState(false)
  // A ref, not state: written on every key stroke, read only when a draft is stored.
  const isUnsaved = useRef(false)
  /** The offered draft until it is restored or discarded; stored drafts are merged into it. */
  const pending = useRef(offered)

  useEffect(() => {
    if (!storage) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      if (!isUnsaved.current) return
      isUnsaved.current = false
      const draft = mergeDrafts(pending.current, createDraft(fields, base(), values(), Date.now()))
      if (!draft) storage.remove()
      else if (!storage.write(draft)) setStorageFull(true)
    }
    const unsubscribe = subscribe(() => {
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
  }, [storage, fields, base, values, subscribe])

  const drop = () => {
    isUnsaved.current = false
    pending.current = undefined
    storage?.remove()
  }
  return {
    offered,
    namesToRetype,
    isStorageFull,
    restore() {
      if (!offered) return
      pending.current = undefined
      applyDraft(offered)
      setNamesToRetype(offered.secrets)
      setOffered(undefined)
    },
    discard() {
      setOffered(undefined)
      // Values typed since the offer make a new draft.
      drop()
      isUnsaved.current = true
    },
    drop,
  }
}

const MINUTES_LENGTH = 'YYYY-MM-DD HH:mm'.length

/** Runs `action`, then focuses the first field: the pressed button unmounts with the notice. */
function thenFocusFirstField(action: () => void) {
  return ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    action()
    form?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus()
  }
}

/** Offers to restore a stored draft, lists secrets to retype, and warns when the browser cannot store drafts. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  const t = useT()
  const { offered, namesToRetype, isStorageFull } = draft
  return (
    <>
      {offered ? (
        <output className={classes.notice}>
          <span>
            {t('form.draft', { time: formatDatetimeInput(offered.at / 1000).slice(0, MINUTES_LENGTH) })}{' '}
            {offered.secrets.length > 0 ? t('form.draft.retypeSecrets') : ''}
          </span>
          <Button variant="filled" size="xs" onClick={thenFocusFirstField(draft.restore)}>
            {t('form.draft.restore')}
          </Button>
          <Button size="xs" onClick={thenFocusFirstField(draft.discard)}>
            {t('form.draft.discard')}
          </Button>
        </output>
      ) : null}
      {!offered && namesToRetype.length > 0 ? (
        <output className={classes.notice}>
          <span>{t('form.draft.retypeSecrets')}</span>
        </output>
      ) : null}
      {isStorageFull ? (
        <output className={classes.notice}>
          <span>{t('form.draft.storageFull')}</span>
        </output>
      ) : null}
    </>
  )
}
