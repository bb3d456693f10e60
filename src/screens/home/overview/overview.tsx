import { useDeferredValue, useEffect, type ComponentType } from 'react'
import type { Account } from '#/resources/account/account'
import { isInAudience, isRoot, type Audience } from '#/session/audience'
import classes from './overview.module.css'
import { lazyPart } from '#/ui/status/lazy-part'
import type { ADMIN_PANELS } from './admin-panels'
import type { OWN_PANELS } from './own-panels'

/** A panel of the overview. */
interface OverviewPanel {
  id: string
  audience: Exclude<Audience, 'everybody'> | 'root'
  /** Takes the whole width, or two rows. */
  shape?: 'wide' | 'tall'
  /** Rendered before the others in a first load. */
  isFirst?: true
  Component: ComponentType
}

const loadOwnPanels = () => import('./own-panels')
const own = (id: keyof typeof OWN_PANELS): Pick<OverviewPanel, 'id' | 'audience' | 'Component'> => ({
  id,
  audience: 'signedIn',
  Component: lazyPart(async () => (await loadOwnPanels()).OWN_PANELS[id]),
})
const admin = (id: keyof typeof ADMIN_PANELS): Pick<OverviewPanel, 'id' | 'audience' | 'Component'> => ({
  id,
  audience: 'admins',
  Component: lazyPart(async () => (await import('./admin-panels')).ADMIN_PANELS[id]),
})

/** The panels in their order; those of one audience are a chunk. A new panel is a line here and in its chunk. */
const PANELS: readonly OverviewPanel[] = [
  {
    id: 'setup',
    audience: 'root',
    shape: 'wide',
    Component: lazyPart(async () => (await import('./setup-panel')).SetupPanel),
  },
  { ...own('balance'), isFirst: true },
  { ...own('quickStart'), shape: 'tall' },
  own('endingTokens'),
  { ...own('consumption'), shape: 'wide' },
  { ...admin('channels'), shape: 'wide' },
  admin('modelsAtRisk'),
  admin('testHistory'),
  { ...admin('allConsumption'), shape: 'wide' },
  admin('topTen'),
  admin('arrivals'),
]

const isFor = (account: Account, { audience }: OverviewPanel) =>
  audience === 'root' ? isRoot(account) : isInAudience(account, audience)

/** Loads the panels of everybody; a chunk that is missing is reported where they are shown. */
export function preloadOwnPanels(): void {
  loadOwnPanels().catch(() => undefined)
}

/** Whether the overview has rendered since the page was loaded: it then renders all panels at once. */
let hasRendered = false

/** What is going on: the panels that `account` may see. In a first load the first one is painted before the others render. */
export function Overview({ account }: { account: Account }) {
  const rendersFirstOnly = useDeferredValue(false, !hasRendered)
  useEffect(() => {
    hasRendered = true
  }, [])
  return (
    <div className={classes.overview}>
      {PANELS.filter((panel) => isFor(account, panel)).map(({ id, shape, isFirst, Component }) => (
        <div key={id} className={classes.place} data-shape={shape}>
          {(isFirst || !rendersFirstOnly) && <Component />}
        </div>
      ))}
    </div>
  )
}
