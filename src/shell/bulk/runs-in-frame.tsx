import { VisuallyHidden } from '@mantine/core'
import { useEffect, useSyncExternalStore, Suspense } from 'react'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { formatCount } from '#/format/quota'
import { useAccount } from '#/session/session'
import { Button } from '#/ui/controls/button'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { lazyOverlay } from '#/ui/status/lazy-component'
import { holdRuns } from './run-locks'
import {
  changeRuns,
  hasStoredRuns,
  isAllDone,
  isRunActive,
  runProgress,
  RUNS_PANEL,
  runsStore,
  useOwnRuns,
} from './runs'

/** Button of the header that shows the progress of the runs and opens their panel; absent while there are none. */
export function RunsButton() {
  const t = useT()
  const owner = useAccount()?.id
  const { isOpen } = useSyncExternalStore(runsStore.subscribe, runsStore.read)
  const runs = useOwnRuns(owner)
  const active = runs.filter(isRunActive)
  const isRunning = active.length > 0
  useRestoredRuns(owner)
  const isUnfinished = runs.some(({ phase }) => phase !== 'over')
  useUnsavedWork('running', () => isUnfinished)
  useEffect(() => {
    if (!isUnfinished) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnfinished])
  useEffect(() => holdRuns(runs.filter(({ phase }) => phase !== 'over').map(({ id }) => id)), [runs])
  if (runs.length === 0) return null
  const hasRest = runs.some((run) => run.phase === 'over' && !isAllDone(run))
  const { n, total } = runProgress(isRunning ? active : runs)
  const toggle = () => changeRuns({ isOpen: !isOpen, focused: isOpen ? undefined : runs.at(-1)?.id })
  const StateIcon = isRunning ? IconRefresh : hasRest ? IconAlertTriangle : IconCheck
  return (
    <Button
      size="sm"
      icon={<StateIcon aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={RUNS_PANEL}
      onClick={toggle}
    >
      <span>
        <VisuallyHidden>{t('bulk.runs.button')} </VisuallyHidden>
        {isRunning && total > 0 ? `${formatCount(n)} / ${formatCount(total)}` : runs.length}
        {hasRest && <VisuallyHidden> {t('bulk.runs.rest')}</VisuallyHidden>}
      </span>
    </Button>
  )
}

/** Shows the runs that a reload interrupted. */
function useRestoredRuns(owner: number | undefined): void {
  useEffect(() => {
    if (owner === undefined || !hasStoredRuns(owner)) return
    // Without the chunks the runs stay stored for the next load of the page.
    void Promise.all([import('./duplicated-tab'), import('./run-engine')])
      .then(([{ forgetCopiedRuns }, { restoreRuns }]) =>
        forgetCopiedRuns(owner).then(() => restoreRuns(owner)),
      )
      .catch(() => undefined)
  }, [owner])
}

const BulkQuestion = lazyOverlay(
  async () => (await import('./bulk-question')).BulkQuestion,
  () => changeRuns({ question: undefined }),
)
const EditDialog = lazyOverlay(
  async () => (await import('./edit-dialog')).EditDialog,
  () => changeRuns({ edit: undefined }),
)
const RunsPanel = lazyOverlay(
  async () => (await import('./runs-panel')).RunsPanel,
  () => changeRuns({ isOpen: false }),
)

/** The panel of the runs and the question before one, over any page. */
export function RunsOverlays() {
  const owner = useAccount()?.id
  const { isOpen, question, edit } = useSyncExternalStore(runsStore.subscribe, runsStore.read)
  const runs = useOwnRuns(owner)
  return (
    <>
      {/* Apart: while the code of one is loaded, another that was closed would be kept with what was typed in it. */}
      <Suspense>{owner !== undefined && question && <BulkQuestion plan={question} />}</Suspense>
      <Suspense>{owner !== undefined && edit && <EditDialog request={edit} />}</Suspense>
      <Suspense>{owner !== undefined && isOpen && runs.length > 0 && <RunsPanel owner={owner} />}</Suspense>
    </>
  )
}
