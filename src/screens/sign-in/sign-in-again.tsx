import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Account } from '#/resources/account/account'
import { pageOwner, reauth } from '#/session/session'
import { redirectToLogin } from '#/app/session-watch'
import { hasForm, subscribeToForms } from '#/ui/dialog/unsaved-work'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { useStored } from '#/ui/storage/use-stored'

/** Whether a signed-in user has a form open. */
const isFormAtRisk = () => hasForm() && pageOwner() !== undefined
/** Events that precede any input that could be lost. */
const INTERACTIONS = ['keydown', 'pointerdown'] as const
const FORM_INPUTS = 'main form :is(input, textarea):not(:disabled)'
/** In ms, longer than the dialog's own focus restoration, which has no element to return to after a draft was restored. */
const AFTER_DIALOG_MS = 50

/**
 * Renders the sign-in dialog when the session of the page's owner expired, otherwise nothing. Its chunk is loaded when the user
 * starts to work with a form: sessions often expire because a new version was installed, and the old chunk is gone by then.
 * Without it users sign in on the login page.
 */
export function SignInAgain() {
  const router = useRouter()
  const current = useStored(reauth)
  const isOver = current !== undefined
  const isNeeded = useSyncExternalStore(subscribeToForms, isFormAtRisk)
  const [Dialog, setDialog] = useState<ComponentType<{ account: Account }>>()
  useEffect(() => {
    if (!isNeeded || Dialog) return undefined
    const beforeInteraction = new AbortController()
    const load = () => {
      beforeInteraction.abort()
      import('./sign-in-again-dialog').then(
        (loaded) => setDialog(() => loaded.default),
        () => reauth.read() && void redirectToLogin(router, pageOwner()?.id),
      )
    }
    // A restored draft is unsaved without any interaction.
    if (isOver) load()
    for (const interaction of isOver ? [] : INTERACTIONS)
      document.addEventListener(interaction, load, { capture: true, signal: beforeInteraction.signal })
    return () => beforeInteraction.abort()
  }, [isNeeded, isOver, Dialog, router])
  useEffect(() => {
    if (!isOver) return undefined
    return () => recoverFocus(() => document.querySelector(FORM_INPUTS), AFTER_DIALOG_MS)
  }, [isOver])
  return current?.isPrompted && Dialog ? <Dialog account={current.account} /> : null
}
