import type { AnyRouter } from '@tanstack/react-router'
import { loadAllTexts } from '#/i18n/i18n'
import { LazyNotificationList } from '#/ui/notifications/notification-region'
import { currentAccount } from '#/session/session'
import { menuLinks, type MenuLink } from './page-links'

/** Resolves when the browser has nothing else to do; in Safari, which cannot tell, after a second. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5000 })
    else setTimeout(resolve, 1000)
  })

declare global {
  interface Navigator {
    /** Unknown in Firefox and Safari. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether bytes that nobody has asked for are a burden. */
const isMetered = ({ saveData, effectiveType = '4g' } = navigator.connection ?? {}) =>
  saveData === true || effectiveType !== '4g'

/** Loads the texts that are left, and the code of notifications, of the palette and of the pages of the menu whenever a page has settled, so that a click finds its page. */
export function loadChunksOnIdle(router: AnyRouter): void {
  const preloadOf =
    ({ to }: MenuLink) =>
    () =>
      router.routesByPath[to].options.component?.preload?.()
  let isLoading = false
  const load = async () => {
    if (isLoading || isMetered()) return
    isLoading = true
    const others = [loadAllTexts, LazyNotificationList.load, () => import('./palette/palette')]
    const pages = menuLinks(currentAccount(), false).map(preloadOf)
    for (const loadChunk of [...others, ...pages]) {
      // oxlint-disable-next-line no-await-in-loop -- what the user does meanwhile comes first
      await idle()
      // oxlint-disable-next-line no-await-in-loop -- the same
      await Promise.resolve(loadChunk()).catch(() => undefined)
    }
    isLoading = false
  }
  router.subscribe('onRendered', () => void load())
}
