import { Group, Alert, Button } from '@mantine/core'
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react'
import { useT } from '#/ui/language/use-t'
import { notify } from '../notifications/notify'
import { hasUnsavedWork, reloadWithDrafts } from '../dialog/unsaved-work'

interface Options<Props> {
  /** Rendered while the code is loaded; `caller`: what the caller's own `Suspense` shows. Default: nothing. */
  Loading?: ComponentType<Props> | 'caller'
  /**
   * For a dialog or drawer over the page, where an alert would stand at the end of the page, where nobody looks: closes
   * it when its code cannot be loaded. A notification says so, and the next time it is opened, it is loaded again.
   */
  onFail?: () => void
}

/** Loads the code of the failed part once more. */
const RetryContext = createContext<() => void>(() => undefined)

/**
 * A part of a screen with code of its own, loaded when it is first rendered. If that fails, an alert in its place offers
 * to try again and to reload; the rest of the screen keeps its state and typed values.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, onFail }: Options<Props> = {},
): ComponentType<Props> {
  const Failed = onFail ? () => <FailedOverlay onFail={onFail} /> : FailedPart
  const create = (): ComponentType<Props> =>
    // An error is not thrown: React would log it as one of the application.
    lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Failed) }))
  let current = create()
  return function LazyPart(props: Props) {
    const [, setCount] = useState(0)
    const retry = useCallback(() => {
      current = create()
      setCount((count) => count + 1)
    }, [])
    const Current = current
    const part = <Current {...props} />
    return (
      <RetryContext value={retry}>
        {Loading === 'caller' ? (
          part
        ) : (
          <Suspense fallback={Loading && <Loading {...props} />}>{part}</Suspense>
        )}
      </RetryContext>
    )
  }
}

function FailedPart() {
  const t = useT()
  const retry = useContext(RetryContext)
  return (
    <Alert color="orange" mb="md" role="alert" title={t('problem.chunk')}>
      <ReloadHint onRetry={retry} />
    </Alert>
  )
}

function FailedOverlay({ onFail }: { onFail: () => void }) {
  const t = useT()
  const retry = useContext(RetryContext)
  useEffect(() => {
    notify('warning', t('problem.chunk'), <ChunkErrorMessage />)
    onFail()
    return retry
  }, [t, onFail, retry])
  return null
}

function ReloadHint({ onRetry }: { onRetry?: () => void }) {
  const t = useT()
  return (
    <Group justify="space-between">
      <span>
        {t('problem.chunk.hint')} {hasUnsavedWork('typed') && t('problem.chunk.draft')}
      </span>
      <Group>
        {onRetry && (
          <Button size="xs" onClick={onRetry}>
            {t('problem.retry')}
          </Button>
        )}
        <Button size="xs" onClick={reloadWithDrafts}>
          {t('problem.reload')}
        </Button>
      </Group>
    </Group>
  )
}

/** Content of the notification for code that failed to load, where nothing can be rendered in place. */
export function ChunkErrorMessage() {
  const t = useT()
  return (
    <>
      <strong>{t('problem.chunk')}</strong>
      <ReloadHint />
    </>
  )
}
