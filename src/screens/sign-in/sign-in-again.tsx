import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Account } from '#/resources/account/account'
import { pageOwner, currentReauth, onReauthChange } from '#/session/reauth'
import { hasForm, subscribeToForms } from '#/ui/dialog/unsaved-work'
import { redirectToLogin } from './login-redirect'

type Dialog = ComponentType<{ account: Account }>
/** Undefined while it is on its way; an error when it did not arrive. */
type Fetched = { Component: Dialog } | 'missing' | undefined

/** Asks the owner of a page whose session ended to sign in over it; nothing while all is well. */
export function SignInAgain() {
  const router = useRouter()
  const reauth = useSyncExternalStore(onReauthChange, currentReauth)
  const dialog = useReauthDialog(reauth !== undefined)
  const isDialogMissing = reauth?.isPrompted === true && dialog === 'missing'
  useRestoreFocus(reauth !== undefined)
  useEffect(() => {
    if (isDialogMissing) redirectToLogin(router)
  }, [isDialogMissing, router])
  if (!reauth?.isPrompted || dialog === undefined || dialog === 'missing') return null
  return <dialog.Component account={reauth.account} />
}

/** Whether there is a form of somebody who is signed in: whoever is not cannot be signed out under it. */
const isFormAtRisk = () => hasForm() && pageOwner() !== undefined
/** What anything that can be lost begins with. */
const INTERACTIONS = ['keydown', 'pointerdown'] as const

/**
 * The dialog's code, fetched when somebody begins to work with a form and all is well: sessions end when a new version
 * is installed, and then it may be there no more. Without it signing in goes by the log-in page.
 */
function useReauthDialog(isReauthNeeded: boolean): Fetched {
  const isNeeded = useSyncExternalStore(subscribeToForms, isFormAtRisk)
  const [dialog, setDialog] = useState<Fetched>()
  useEffect(() => {
    if (!isNeeded) return undefined
    const beforeInteraction = new AbortController()
    let isOver = false
    const fetchDialog = () => {
      beforeInteraction.abort()
      import('./sign-in-again-dialog').then(
        (loaded) => isOver || setDialog({ Component: loaded.default }),
        () => isOver || setDialog('missing'),
      )
    }
    // A draft that came back is unsaved without a touch.
    if (isReauthNeeded) fetchDialog()
    for (const interaction of isReauthNeeded ? [] : INTERACTIONS)
      document.addEventListener(interaction, fetchDialog, { capture: true, signal: beforeInteraction.signal })
    return () => {
      isOver = true
      beforeInteraction.abort()
    }
  }, [isNeeded, isReauthNeeded])
  return dialog
}

/** Later than the dialog gives back the focus by itself. */
const AFTER_DIALOG_MS = 50
const FORM_INPUTS = 'main form :is(input, textarea):not(:disabled)'

/** The focus goes into the form when the dialog had nothing to give it back to. */
function useRestoreFocus(isAway: boolean): void {
  const wasAway = useRef(false)
  useEffect(() => {
    if (isAway) wasAway.current = true
    if (isAway || !wasAway.current) return undefined
    wasAway.current = false
    const timer = setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) return
      document.querySelector<HTMLElement>(FORM_INPUTS)?.focus()
    }, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [isAway])
}
