import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Fields } from '#/fields/field-values'
import { type Draft, draftStorage, createDraft, type DraftLocation, mergeDrafts } from './draft'

const SAVE_DELAY_MS = 500

/** What a form does about its draft. */
export interface DraftState {
  /** The draft found when the form was opened, until it is restored or discarded. */
  offered: Draft | undefined
  /** The names of restored secrets: they have to be typed again. */
  namesToRetype: readonly string[]
  /** True once the browser refused to keep a draft. */
  isStorageFull: boolean
  restore: () => void
  discard: () => void
  /** Forgets what is kept and keeps nothing until something is typed again. */
  drop: () => void
}

interface DraftSource<Of extends Fields> {
  fields: Of
  location: DraftLocation | undefined
  base: () => FieldValues<Of>
  values: () => FieldValues<Of>
  subscribe: (listener: () => void) => () => void
  /** Puts a draft into the form. */
  applyDraft: (draft: Draft) => void
}

/**
 * Keeps the changed answers of a form while they are typed (after a pause, when the page is hidden and when
 * the form goes away) and offers what an earlier visit left.
 */
export function useDraft<Of extends Fields>(source: DraftSource<Of>): DraftState {
  const { fields, location, base, values, subscribe, applyDraft } = source
  const [storage] = useState(() => (location ? draftStorage(fields, location) : undefined))
  const [offered, setOffered] = useState(() => storage?.read(Date.now()))
  const [namesToRetype, setNamesToRetype] = useState<readonly string[]>([])
  const [isStorageFull, setStorageFull] = useState(false)
  // Not state: written by every keystroke, read only when something is kept.
  const isUnsaved = useRef(false)
  /** The offer nobody has answered yet. */
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
    const stop = subscribe(() => {
      isUnsaved.current = true
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_DELAY_MS)
    })
    window.addEventListener('pagehide', save)
    return () => {
      stop()
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [storage, fields, base, values, subscribe])

  const forget = () => {
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
      // What was typed since the offer is a draft of its own.
      forget()
      isUnsaved.current = true
    },
    drop: forget,
  }
}
