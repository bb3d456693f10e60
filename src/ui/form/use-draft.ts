import { useEffect, useRef, useState } from 'react'
import type { Answers, Fields } from '#/fields/answers'
import { type Draft, draftDrawer, draftOf, type DraftPlace, joinDrafts } from './draft'

const PAUSE_MS = 500

/** What a form does about its draft. */
export interface Drafting {
  /** The draft found when the form was opened, until it is restored or discarded. */
  offered: Draft | undefined
  /** The names of restored secrets: they have to be typed again. */
  retype: readonly string[]
  /** True once the browser refused to keep a draft. */
  hasNoRoom: boolean
  restore: () => void
  discard: () => void
  /** Forgets what is kept and keeps nothing until something is typed again. */
  drop: () => void
}

interface Source<Of extends Fields> {
  fields: Of
  place: DraftPlace | undefined
  base: () => Answers<Of>
  answers: () => Answers<Of>
  subscribe: (listener: () => void) => () => void
  /** Puts a draft into the form. */
  take: (draft: Draft) => void
}

/**
 * Keeps the changed answers of a form while they are typed (after a pause, when the page is hidden and when
 * the form goes away) and offers what an earlier visit left.
 */
export function useDraft<Of extends Fields>(source: Source<Of>): Drafting {
  const { fields, place, base, answers, subscribe, take } = source
  const [drawer] = useState(() => (place ? draftDrawer(fields, place) : undefined))
  const [offered, setOffered] = useState(() => drawer?.read(Date.now()))
  const [retype, setRetype] = useState<readonly string[]>([])
  const [hasNoRoom, setHasNoRoom] = useState(false)
  // Not state: written by every keystroke, read only when something is kept.
  const isUnkept = useRef(false)
  /** The offer nobody has answered yet. */
  const pending = useRef(offered)

  useEffect(() => {
    if (!drawer) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      if (!isUnkept.current) return
      isUnkept.current = false
      const draft = joinDrafts(pending.current, draftOf(fields, base(), answers(), Date.now()))
      if (!draft) drawer.remove()
      else if (!drawer.write(draft)) setHasNoRoom(true)
    }
    const stop = subscribe(() => {
      isUnkept.current = true
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    })
    window.addEventListener('pagehide', keep)
    return () => {
      stop()
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [drawer, fields, base, answers, subscribe])

  const forget = () => {
    isUnkept.current = false
    pending.current = undefined
    drawer?.remove()
  }
  return {
    offered,
    retype,
    hasNoRoom,
    restore() {
      if (!offered) return
      pending.current = undefined
      take(offered)
      setRetype(offered.secrets)
      setOffered(undefined)
    },
    discard() {
      setOffered(undefined)
      // What was typed since the offer is a draft of its own.
      forget()
      isUnkept.current = true
    },
    drop: forget,
  }
}
