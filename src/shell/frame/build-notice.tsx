import { Alert } from '#/ui/controls/alert'
import { Group } from '#/ui/layout/layout'
import { Button } from '#/ui/controls/button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { buildOf, currentBuild, fetchServedPage } from '#/http/served-build'
import { reloadPage } from '#/browser/urls'
import { STATUS } from '#/resources/status/status-queries'
import { hasUnsavedWork, allowUnload } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'

/** Interval in ms of the build check while the window is visible, and its minimum age on focus. */
const CHECK_MS = 10 * 60_000

/** Fetches the id of the build being served; falls back to the running one if it cannot be read. */
async function fetchServedBuild(): Promise<string> {
  const page = await fetchServedPage()
  return buildOf(page ?? '') || currentBuild()
}

const servedBuild = queryOptions({
  // Below the status key: it belongs to no account, so it survives signing in and out.
  queryKey: [STATUS, 'build'],
  queryFn: fetchServedBuild,
  // The page was just loaded: its build is the newest one.
  initialData: currentBuild,
  staleTime: CHECK_MS,
  refetchInterval: CHECK_MS,
  refetchOnWindowFocus: true,
  retry: false,
  meta: { errorHandledBy: 'caller' },
})

/** Notice that a newer build of the console is being served, with a button to reload the page. */
export function BuildNotice() {
  const t = useT()
  const { data } = useQuery(servedBuild)
  if (data === currentBuild()) return null
  return (
    <Alert isSpaced role="status">
      <Group justify="between">
        <div>
          <div>{t('shell.newBuild')}</div>
          {hasUnsavedWork('typed') && <div>{t('problem.chunk.draft')}</div>}
        </div>
        <Button size="sm" onClick={reload}>
          {t('problem.reload')}
        </Button>
      </Group>
    </Alert>
  )
}

function reload(): void {
  // Forms store drafts on unload, so no browser prompt is needed for them; a bulk run still prompts.
  allowUnload()
  reloadPage()
}
