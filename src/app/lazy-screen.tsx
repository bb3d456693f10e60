import { Button } from '@mantine/core'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { reloadPage } from '#/browser/urls'
import { currentBuild, fetchServedPage } from '#/http/served-build'
import { loadAllTexts } from '#/i18n/i18n'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { adminGate, rootRoute, userGate } from './gates'
import { pages, screenOf, type Page } from './pages'
import { ErrorText } from './problem/error-text'
import { ProblemPage } from './problem/problem-pages'

const GATES = { everybody: rootRoute, signedIn: userGate, admins: adminGate }

/**
 * The options that the route of a page has from its record in `pages`: its gate, path, and lazily loaded screen, with an error page as
 * fallback if its chunk fails to load. The router's own fallback would reload the page even offline, and would throw where
 * storage is denied.
 */
export function pageOptions<Name extends keyof typeof pages>(
  name: Name,
  load: () => Promise<Record<`${Capitalize<Name>}Screen`, () => ReactNode>>,
) {
  const page: (typeof pages)[Name] = pages[name]
  const { firstTextsOnly }: Page = page
  const screen = screenOf(name)
  const audience: (typeof pages)[Name]['audience'] = page.audience
  const path: (typeof pages)[Name]['path'] = page.path
  const loadScreen = async (): Promise<Record<string, () => ReactNode>> => {
    try {
      const [loaded] = await Promise.all([load(), firstTextsOnly ? undefined : loadAllTexts()])
      return loaded
    } catch (error) {
      // Not rethrown: React would log it to the console as an error of the application.
      return { [screen]: () => <ChunkErrorScreen error={error} /> }
    }
  }
  return {
    getParentRoute: () => GATES[audience],
    path,
    staticData: page,
    component: lazyRouteComponent(loadScreen, screen),
  }
}

export function PageLoading() {
  const t = useT()
  return <Loading prompt={t('app.loading.page')} />
}

/** Reloads the page once automatically; if that is impossible or does not help, offers a button. */
function ChunkErrorScreen({ error }: { error: unknown }) {
  const t = useT()
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    void reloadOnce().then((isReloading) => setStuck(!isReloading))
  }, [])
  if (!isStuck) return <PageLoading />
  return (
    <ProblemPage title={t('problem.chunk')} hint={t('problem.chunk.hint')}>
      <ErrorText error={error} />
      <Button variant="filled" onClick={reloadPage}>
        {t('problem.reload')}
      </Button>
    </ProblemPage>
  )
}

/** The build that was running at the automatic reload; if it is served again, another reload does not help. */
const reloadedFrom = storedText('reloaded-from', z.string().check(z.maxLength(2048)), 'session')

/**
 * Reloads the page after a chunk failed to load, once per build. Resolves with false, without a reload, when there is
 * unsaved work, no connection, no reachable page, or the reload was already done.
 */
async function reloadOnce(): Promise<boolean> {
  const build = currentBuild()
  if (!navigator.onLine || reloadedFrom.read() === build) return false
  // Otherwise the reload would leave the user with an error page.
  if ((await fetchServedPage()) === undefined || hasUnsavedWork()) return false
  // Without storage the reload could repeat endlessly.
  if (!reloadedFrom.write(build)) return false
  reloadPage()
  return true
}
