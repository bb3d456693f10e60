import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Account } from '#/resources/account/account'
import { accountHere, currentInterruption, onInterruption } from '#/session/interruption'
import { hasForm, onForms } from '#/ui/feedback/unsaved-work'
import { toLogIn } from './to-log-in'

type Dialog = ComponentType<{ account: Account }>
/** Undefined while it is on its way; an error when it did not arrive. */
type Fetched = { draw: Dialog } | 'missing' | undefined

/** Asks the owner of a page whose session ended to sign in over it; nothing while all is well. */
export function SignInAgain() {
  const router = useRouter()
  const interruption = useSyncExternalStore(onInterruption, currentInterruption)
  const dialog = useDialog(interruption !== undefined)
  const isStuck = interruption?.isAsked === true && dialog === 'missing'
  useFocusBack(interruption !== undefined)
  useEffect(() => {
    if (isStuck) toLogIn(router)
  }, [isStuck, router])
  if (!interruption?.isAsked || dialog === undefined || dialog === 'missing') return null
  return <dialog.draw account={interruption.account} />
}

/** Whether there is a form of somebody who is signed in: whoever is not cannot be signed out under it. */
const isFormAtRisk = () => hasForm() && accountHere() !== undefined
/** What anything that can be lost begins with. */
const TOUCHES = ['keydown', 'pointerdown'] as const

/**
 * The dialog's code, fetched when somebody begins to work with a form and all is well: sessions end when a new version
 * is installed, and then it may be there no more. Without it signing in goes by the log-in page.
 */
function useDialog(isInterrupted: boolean): Fetched {
  const isWanted = useSyncExternalStore(onForms, isFormAtRisk)
  const [dialog, setDialog] = useState<Fetched>()
  useEffect(() => {
    if (!isWanted) return undefined
    const untouched = new AbortController()
    let isOver = false
    const fetchDialog = () => {
      untouched.abort()
      import('./sign-in-again-dialog').then(
        (loaded) => isOver || setDialog({ draw: loaded.default }),
        () => isOver || setDialog('missing'),
      )
    }
    // A draft that came back is unsaved without a touch.
    if (isInterrupted) fetchDialog()
    for (const touch of isInterrupted ? [] : TOUCHES)
      document.addEventListener(touch, fetchDialog, { capture: true, signal: untouched.signal })
    return () => {
      isOver = true
      untouched.abort()
    }
  }, [isWanted, isInterrupted])
  return dialog
}

/** Later than the dialog gives back the focus by itself. */
const AFTER_DIALOG_MS = 50
const ANSWERS = 'main form :is(input, textarea):not(:disabled)'

/** The focus goes into the form when the dialog had nothing to give it back to. */
function useFocusBack(isAway: boolean): void {
  const wasAway = useRef(false)
  useEffect(() => {
    if (isAway) wasAway.current = true
    if (isAway || !wasAway.current) return undefined
    wasAway.current = false
    const timer = setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) return
      document.querySelector<HTMLElement>(ANSWERS)?.focus()
    }, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [isAway])
}
