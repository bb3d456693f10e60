import { useBlocker } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { lazyComponent } from '../status/lazy-component'
import { useUnsavedWork } from './unsaved-work'

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog')).ConfirmDialog)

interface Props {
  title: string
  hint: string
  confirmLabel: string
  cancelLabel: string
  onLeave?: () => void
  /** False while there is nothing to lose. */
  isActive?: boolean
  /** A dialog of the page's own: it makes room for the question, because the last to come would lie on top. */
  children?: ReactNode
}

/**
 * While it is mounted, leaving the page is asked about, and so does the browser before a reload or closing.
 * `navigate({ ignoreBlocker: true })` passes, for a session that ended. Forms have their own, `FormNavigationGuard`.
 */
export function NavigationGuard(props: Props) {
  const { title, hint, confirmLabel, cancelLabel, onLeave, isActive = true, children = null } = props
  useUnsavedWork('running', () => isActive)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: isActive,
    disabled: !isActive,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return children
  const leave = () => {
    onLeave?.()
    blocker.proceed()
  }
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        hint={hint}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        onConfirm={leave}
        onCancel={blocker.reset}
      />
    </Suspense>
  )
}
