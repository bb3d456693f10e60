import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { sleep } from '#/async/wait'
import { discardPreloadedResponses } from '#/http/gateway'
import { ACCOUNT } from '#/resources/account/account'

/** How long the first render waits for data, in ms since the start. */
const DATA_TIMEOUT_MS = 300
/** Polling interval in ms: the router has no event for its loading state. */
const POLL_MS = 50

/** Queries that the first render waits for: all but the account check, which hardly any page displays. */
const blockingQueries = { predicate: ({ queryKey }: Query) => queryKey[0] !== ACCOUNT }

/** Resolves when no blocking query is fetching. */
function queriesIdle(cache: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = cache.getQueryCache().subscribe(check)
    function check() {
      if (cache.isFetching(blockingQueries) > 0) return
      stop()
      resolve()
    }
    check()
  })
}

/** What the first render needs of the router. */
interface FirstRouter {
  load: () => Promise<void>
  state: { matches: readonly unknown[] }
}

/** Resolves when the router has something to render: the page, or its loading state if the chunk takes a second. */
async function waitForMatches(router: FirstRouter): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- polling
  while (router.state.matches.length === 0) await sleep(POLL_MS)
}

/**
 * Loads the current route. Resolves when its chunk is loaded and its queries are idle. After 300 ms it no longer waits for
 * the queries, only until the router has a page. It waits for data because data that arrives during the first transition
 * restarts it, and for a page because the first render removes the frame (public/start.js) and would leave the window empty.
 */
export async function waitForFirstPaint(router: FirstRouter, cache: QueryClient): Promise<void> {
  const load = async () => {
    await router.load().finally(discardPreloadedResponses)
    await queriesIdle(cache)
  }
  await Promise.race([load(), sleep(DATA_TIMEOUT_MS).then(() => waitForMatches(router))])
}

/** A link of the frame that public/start.js draws before the libraries arrive. */
interface FocusedLink {
  href: string
  /** Element name of the landmark that contains it. */
  landmark: string | undefined
}

const LANDMARKS = 'header, nav, main, footer'
const landmarkOf = (element: Element) => element.closest(LANDMARKS)?.tagName

/** The link of the frame that has the focus. */
let focused: FocusedLink | undefined

/** Follows the focus in the frame: it is removed when React first commits, and the focus with it. */
export function watchFrame(container: Element): void {
  const note = (element: Element | null) => {
    focused =
      element instanceof HTMLAnchorElement && container.contains(element)
        ? { href: element.href, landmark: landmarkOf(element) }
        : undefined
  }
  note(document.activeElement)
  container.addEventListener('focusin', ({ target }) => note(target instanceof Element ? target : null))
}

/** Moves the focus from a link of the frame to the same link of the console. */
function restoreFocus(container: Element): void {
  if (!focused || document.activeElement !== document.body) return
  const { href, landmark } = focused
  const links = [...container.querySelectorAll('a')]
  links.find((link) => link.href === href && landmarkOf(link) === landmark)?.focus({ preventScroll: true })
}

interface Props {
  container: Element
  router: Pick<AnyRouter, 'subscribe'>
}

/** Takes over from the frame with the first commit, which replaces it. */
export function FrameTakeOver({ container, router, children }: PropsWithChildren<Props>) {
  useLayoutEffect(() => {
    restoreFocus(container)
    container.removeAttribute('aria-busy')
    // Later placeholder rows fade in.
    return router.subscribe('onBeforeNavigate', () => delete document.documentElement.dataset.frame)
  }, [container, router])
  return children
}
