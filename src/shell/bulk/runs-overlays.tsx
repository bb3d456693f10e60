import { Suspense, useSyncExternalStore } from 'react'
import { useAccount } from '#/session/session'
import { lazyComponent } from '#/ui/status/lazy-component'
import { runsStore, useOwnRuns } from './runs'

const BulkQuestion = lazyComponent(async () => (await import('./bulk-question')).BulkQuestion)
const EditDialog = lazyComponent(async () => (await import('./edit-dialog')).EditDialog)
const RunsPanel = lazyComponent(async () => (await import('./runs-panel')).RunsPanel)

/** The panel of the runs and the question before one, over any page. */
export function RunsOverlays() {
  const owner = useAccount()?.id
  const { isOpen, question, edit } = useSyncExternalStore(runsStore.subscribe, runsStore.read)
  const runs = useOwnRuns(owner)
  return (
    <Suspense>
      {owner !== undefined && question && <BulkQuestion plan={question} />}
      {owner !== undefined && edit && <EditDialog request={edit} />}
      {owner !== undefined && isOpen && runs.length > 0 && <RunsPanel owner={owner} />}
    </Suspense>
  )
}
