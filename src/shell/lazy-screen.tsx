import { Button } from '#/ui/controls/button'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadPage } from '#/browser/urls'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { ErrorMessage, ProblemPage } from './problem/problem-pages'
import { reloadOnce } from './problem/reload-once'

/**
 * A lazily loaded screen, with an error page as fallback if its chunk fails to load. The router's own fallback would
 * reload the page even offline, and would throw where storage is denied.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  Object.assign(
    lazyRouteComponent(async () => {
      try {
        return await load()
      } catch (error) {
        // Not rethrown: React would log it to the console as an error of the application.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads only this export
        return { [name ?? 'default']: () => <ChunkErrorScreen error={error} /> } as Awaited<
          ReturnType<typeof load>
        >
      }
    }, name),
    // By its name the build finds the chunks to preload for a route.
    { displayName: name },
  )

/** Loading state while the chunk of a screen is fetched. */
export function PageLoading() {
  const t = useT()
  return <Loading prompt={t('shell.loading.page')} />
}

/** Reloads the page once automatically; if that is impossible or does not help, offers a button (CD-37). */
function ChunkErrorScreen({ error }: { error: unknown }) {
  const t = useT()
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    void reloadOnce().then((isReloading) => setStuck(!isReloading))
  }, [])
  if (!isStuck) return <PageLoading />
  return (
    <ProblemPage title={t('problem.chunk')} hint={t('problem.chunk.hint')}>
      <ErrorMessage error={error} />
      <Button variant="primary" onClick={reloadPage}>
        {t('problem.reload')}
      </Button>
    </ProblemPage>
  )
}
