import { Alert, Button, Group } from '@mantine/core'
import { reloadPage } from '#/browser/navigation'
import { hasUnsavedWork, allowUnload } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { useNewerBuild } from './use-newer-build'

function reload(): void {
  // Forms keep their drafts when the page goes, so the browser need not ask; a bulk run still does.
  allowUnload()
  reloadPage()
}

/** Tells that a newer build of the console is being served, and loads it when the person wants to. */
export function BuildNotice() {
  const t = useT()
  const isNewer = useNewerBuild()
  if (!isNewer) return null
  return (
    <Alert role="status" mb="md">
      <Group justify="space-between">
        <div>
          <div>{t('shell.newBuild')}</div>
          {hasUnsavedWork('typed') && <div>{t('problem.chunk.draft')}</div>}
        </div>
        <Button size="xs" variant="default" onClick={reload}>
          {t('problem.reload')}
        </Button>
      </Group>
    </Alert>
  )
}
