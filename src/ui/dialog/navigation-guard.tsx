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
  /** False lets navigation pass. */
  isActive?: boolean
  /** The caller's own dialog; hidden while the question is open, because the later of two dialogs would cover it. */
  children?: ReactNode
}

/**
 * Asks for confirmation before running work is interrupted by a navigation, a reload or closing the tab. Bypassed by
 * `navigate({ ignoreBlocker: true })`, as after session expiry. Forms use `FormNavigationGuard`.
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
