import { useStatus } from '#/session/use-status'
import { logoOf } from './logo'

/** The icon of the tab follows the configured logo. The title is the business of `RouteAnnouncer`. */
export function DocumentHead() {
  return <link rel="icon" href={logoOf(useStatus())} />
}
