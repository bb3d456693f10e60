import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { pageOwner, reauth } from '#/session/session'
import { redirectToLogin } from '#/app/session-watch'
import { hasForm, subscribeToForms } from '#/ui/dialog/unsaved-work'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { lazyPart } from '#/ui/status/lazy-part'
import { useStored } from '#/ui/storage/use-stored'

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog')).SignInAgainDialog)

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
  useEffect(() => {
    if (!isNeeded) return undefined
    const noMore = new AbortController()
    for (const interaction of INTERACTIONS)
      document.addEventListener(interaction, SignInAgainDialog.preload, {
        capture: true,
        once: true,
        signal: noMore.signal,
      })
    return () => noMore.abort()
  }, [isNeeded])
  useEffect(() => {
    if (!isOver) return undefined
    return () => recoverFocus(() => document.querySelector(FORM_INPUTS), AFTER_DIALOG_MS)
  }, [isOver])
  if (!current?.isPrompted) return null
  const { account } = current
  return <SignInAgainDialog account={account} onClose={() => void redirectToLogin(router, account.id)} />
}
