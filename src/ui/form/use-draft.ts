import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Fields } from '#/fields/field-values'
import { type Draft, draftStorage, createDraft, type DraftLocation, mergeDrafts } from './draft'

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
