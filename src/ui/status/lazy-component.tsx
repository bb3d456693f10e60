import { Group, Alert, Button } from '@mantine/core'
import { lazy, useEffect, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import { reloadPage } from '#/browser/urls'
import { useT } from '#/ui/language/use-t'
import { notify } from '../notifications/notify'
import { hasUnsavedWork, allowUnload } from '../dialog/unsaved-work'

/**
 * `React.lazy` with a fallback: if the chunk fails to load, an alert with a reload button is rendered in place, and the
 * rest of the screen keeps its state and typed values (FM-X1, CD-37).
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyWithFallback(load, ChunkErrorAlert)
}

/** `React.lazy` that renders `Fallback` if the chunk fails to load. */
function lazyWithFallback<Props>(load: () => Promise<ComponentType<Props>>, Fallback: () => ReactNode) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: Fallback }
    }
  })
}

/**
 * `React.lazy` for a dialog or panel over the page: if the chunk fails to load, a notification says so, and `close` is
 * called; the next time it is opened, the chunk is requested again. An alert in its place would be at the end of the page,
 * where nobody looks.
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: () => void,
): ComponentType<Props> {
  const create = () => lazyWithFallback(load, Failed)
  let current = create()
  function Failed() {
    const t = useT()
    useEffect(() => {
      notify('warning', t('problem.chunk'), <ChunkErrorMessage />)
      close()
      return () => {
        current = create()
      }
    }, [t])
    return null
  }
  return function Overlay(props: Props) {
    const Current = current
    return <Current {...props} />
  }
}

function reload(): void {
  // Skip the browser's own "Leave site?" question: the click was explicit, and drafts are stored on `pagehide`.
  allowUnload()
  reloadPage()
}

function ReloadHint() {
  const t = useT()
  return (
    <Group justify="space-between">
      <span>
        {t('problem.chunk.hint')} {hasUnsavedWork('typed') && t('problem.chunk.draft')}
      </span>
      <Button size="xs" onClick={reload}>
        {t('problem.reload')}
      </Button>
    </Group>
  )
}

/** Fallback for a part of a screen whose chunk failed to load. */
function ChunkErrorAlert() {
  const t = useT()
  return (
    <Alert color="orange" mb="md" role="alert" title={t('problem.chunk')}>
      <ReloadHint />
    </Alert>
  )
}

/** Content of the notification for a chunk that failed to load, where no fallback can be rendered in place. */
export function ChunkErrorMessage() {
  const t = useT()
  return (
    <>
      <strong>{t('problem.chunk')}</strong>
      <ReloadHint />
    </>
  )
}
