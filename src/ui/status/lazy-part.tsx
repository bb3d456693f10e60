import { Group, Alert, Button } from '@mantine/core'
import { useEffect, useEffectEvent, useReducer, type ComponentType } from 'react'
import { loadAllTexts } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { notify } from '../notifications/notify'
import { hasUnsavedWork, reloadWithDrafts } from '../dialog/unsaved-work'

interface Options<Props> {
  /** Rendered while the code is loaded, with the same props. Default: nothing. */
  Loading?: ComponentType<Props>
  /** Closes what is over the page, and so unmounts the part, when its code cannot be loaded. Default: its `onClose`. */
  onFail?: () => void
  /** Whether its code has no text but those of the first part of the dictionaries: it does not wait for the others. */
  firstTextsOnly?: true
}

/**
 * A part of a screen with code of its own, loaded by `preload` or when it is first rendered. If that fails, an alert in its
 * place offers to try again and to reload; the rest of the screen keeps its state and typed values. What is over the page
 * closes instead, with a notification: an alert would stand at the end of the page, where nobody looks. Without React's
 * `lazy`, which shows what is loaded already a moment later only.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  { Loading, onFail, firstTextsOnly }: Options<Props> = {},
) {
  let Part: ComponentType<Props> | 'failed' | undefined
  // A second component would take the place of what is shown, with all that was typed there.
  const keep = (loaded: ComponentType<Props>) => {
    if (Part === undefined || Part === 'failed') Part = loaded
  }
  const load = () =>
    Promise.all([importPart(), firstTextsOnly ? undefined : loadAllTexts()]).then(([loaded]) => keep(loaded))
  const fetchPart = () => load().catch(() => (Part ??= 'failed'))
  function LazyPart(props: Props) {
    const t = useT()
    const [, render] = useReducer((count: number) => count + 1, 0)
    const retry = () => {
      Part = undefined
      render()
    }
    const close = onFail ?? ('onClose' in props ? props.onClose : undefined)
    const fail = useEffectEvent(() => {
      if (typeof close !== 'function') return
      const text = t('problem.chunk')
      notify('warning', text, <ReloadHint title={text} />)
      retry()
      close()
    })
    const isMissing = Part === undefined
    const isFailed = Part === 'failed'
    useEffect(() => {
      if (isMissing) void fetchPart().then(render)
      if (isFailed) fail()
    }, [isMissing, isFailed])
    if (Part === undefined) return Loading && <Loading {...props} />
    if (Part !== 'failed') return <Part {...props} />
    return (
      typeof close !== 'function' && (
        <Alert color="orange" mb="md" role="alert" title={t('problem.chunk')}>
          <ReloadHint onRetry={retry} />
        </Alert>
      )
    )
  }
  /** Loads the code before it is needed; a failure is told when the part is rendered. */
  const preload = () => load().catch(() => undefined)
  return Object.assign(LazyPart, { load: preload, preload: () => void preload() })
}

function ReloadHint({ title, onRetry }: { title?: string; onRetry?: () => void }) {
  const t = useT()
  return (
    <Group justify="space-between">
      <span>
        {title && <strong>{title} </strong>}
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
