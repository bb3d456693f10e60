import { Alert, Button } from '@mantine/core'
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useEffect, useState, type MouseEvent } from 'react'
import * as z from 'zod/mini'
import { isYounger, storedValue } from '#/browser/stored-value'
import { formatDatetimeInput } from '#/fields/datetime-text'
import { asFieldValues, fieldNames, type Fields, type AnyFieldValues, isSameValue } from '#/fields/fields'
import { valuesSchema } from '#/fields/fields-schema'
import { useT } from '#/ui/language/use-t'
import type { FormStore } from './form-handle'

const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000
const SAVE_DELAY_MS = 500

/** Storage location of a draft: `formKey` names the form and record (`token/5`), `owner` the user id. */
export interface DraftLocation {
  formKey: string
  owner: number | string
}

/** Unsaved form values kept in session storage for a day. A stored value that is none of `fields` is ignored and removed. */
export function storedDraft(fields: Fields, { formKey, owner }: DraftLocation) {
  const plain = Object.entries(fields).filter(([, { kind }]) => kind !== 'secret')
  const values = z.partial(valuesSchema(Object.fromEntries(plain)))
  const draft = z.object({
    /** When it was stored, in unix ms. */
    at: z.number().check(z.refine((at) => isYounger(at, DRAFT_LIFETIME_MS, Date.now()))),
    /** Typed values, changed fields only. */
    mine: values,
    /** Server values of these fields at that time, so that a later save can detect a conflict. */
    base: values,
    /** Names of changed secrets, whose values are not stored. */
    secrets: z.array(z.string()),
  })
  return storedValue(`draft:${owner}:${formKey}`, draft, 'session')
}

const pick = (values: Partial<AnyFieldValues>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const])),
  )

/** Draft of a form and the operations on it. */
export type DraftState = ReturnType<typeof useDraft>

/**
 * Restores the draft of an earlier visit, and stores the changed values of a form (debounced, on `pagehide` and on
 * unmount).
 */
export function useDraft<Of extends Fields>(form: FormStore<Of>, location: DraftLocation | undefined) {
  const { fields } = form
  const [stored] = useState(() => (location ? storedDraft(fields, location) : undefined))
  /** Draft of an earlier visit whose values the form has, until it is saved or discarded. */
  const [restored, setRestored] = useState(() => {
    const draft = stored?.read()
    if (!draft) return undefined
    const { base, mine, secrets } = draft
    // What the server has by now, such as after a save whose response came late, is no draft any more.
    const names = fieldNames(fields).filter(
      (name) => name in mine && !isSameValue(form.values()[name], mine[name]),
    )
    if (names.length === 0 && secrets.length === 0) return undefined
    form.restore(asFieldValues(fields, pick(base, names)), asFieldValues(fields, pick(mine, names)))
    return draft
  })
  const [isStorageFull, setStorageFull] = useState(false)
  const saveLater = useDebouncedCallback(
    () => {
      const changed = form.changedFields()
      const secrets = changed.filter((name) => fields[name]?.kind === 'secret')
      const names = changed.filter((name) => !secrets.includes(name))
      const draft = {
        at: Date.now(),
        mine: pick(form.values(), names),
        base: pick(form.base(), names),
        secrets,
      }
      if (changed.length === 0) stored?.remove()
      else if (stored?.write(draft) === false) setStorageFull(true)
    },
    { delay: SAVE_DELAY_MS, flushOnUnmount: true },
  )
  useEffect(() => form.subscribe(() => saveLater()), [form, saveLater])
  useWindowEvent('pagehide', () => saveLater.flush())

  /** Removes the stored draft; nothing is stored until the next input. */
  const drop = () => {
    saveLater.cancel()
    stored?.remove()
    setRestored(undefined)
  }
  /** Takes the values of the server again. */
  const discard = () => {
    form.reset()
    drop()
  }
  return { restored, isStorageFull, discard, drop }
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
