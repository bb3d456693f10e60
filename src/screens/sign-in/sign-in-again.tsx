import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Account } from '#/resources/account/account'
import { pageOwner, reauth as reauthStore } from '#/session/session'
import { hasForm, subscribeToForms } from '#/ui/dialog/unsaved-work'
import { useStored } from '#/ui/storage/use-stored'
import { redirectToLogin } from './sign-in-routes'

type Dialog = ComponentType<{ account: Account }>
/** Undefined while loading; `missing` if the chunk failed to load. */
type Fetched = { Component: Dialog } | 'missing' | undefined

/** Renders the sign-in dialog when the session of the page's owner expired, otherwise nothing. */
export function SignInAgain() {
  const router = useRouter()
  const reauth = useStored(reauthStore)
  const dialog = useReauthDialog(reauth !== undefined)
  const isDialogMissing = reauth?.isPrompted === true && dialog === 'missing'
  useRestoreFocus(reauth !== undefined)
  useEffect(() => {
    if (isDialogMissing) redirectToLogin(router)
  }, [isDialogMissing, router])
  if (!reauth?.isPrompted || dialog === undefined || dialog === 'missing') return null
  return <dialog.Component account={reauth.account} />
}

/** Whether a signed-in user has a form open. */
const isFormAtRisk = () => hasForm() && pageOwner() !== undefined
/** Events that precede any input that could be lost. */
const INTERACTIONS = ['keydown', 'pointerdown'] as const

/**
 * Preloads the dialog's chunk when the user starts to work with a form. Sessions often expire because a new
 * version was installed, and the old chunk is gone by then. Without the chunk users sign in on the login
 * page.
 */
function useReauthDialog(isReauthNeeded: boolean): Fetched {
  const isNeeded = useSyncExternalStore(subscribeToForms, isFormAtRisk)
  const [dialog, setDialog] = useState<Fetched>()
  useEffect(() => {
    if (!isNeeded) return undefined
    const beforeInteraction = new AbortController()
    let isUnmounted = false
    const fetchDialog = () => {
      beforeInteraction.abort()
      import('./sign-in-again-dialog').then(
        (loaded) => isUnmounted || setDialog({ Component: loaded.default }),
        () => isUnmounted || setDialog('missing'),
      )
    }
    // A restored draft is unsaved without any interaction.
    if (isReauthNeeded) fetchDialog()
    for (const interaction of isReauthNeeded ? [] : INTERACTIONS)
      document.addEventListener(interaction, fetchDialog, { capture: true, signal: beforeInteraction.signal })
    return () => {
      isUnmounted = true
      beforeInteraction.abort()
    }
  }, [isNeeded, isReauthNeeded])
  return dialog
}

/** Delay in ms, longer than the dialog's own focus restoration. */
const AFTER_DIALOG_MS = 50
const FORM_INPUTS = 'main form :is(input, textarea):not(:disabled)'

/** Focuses the form after the dialog closed if the dialog had no element to return the focus to. */
function useRestoreFocus(isDialogOpen: boolean): void {
  const wasDialogOpen = useRef(false)
  useEffect(() => {
    if (isDialogOpen) wasDialogOpen.current = true
    if (isDialogOpen || !wasDialogOpen.current) return undefined
    wasDialogOpen.current = false
    const timer = setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) return
      document.querySelector<HTMLElement>(FORM_INPUTS)?.focus()
    }, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [isDialogOpen])
}
