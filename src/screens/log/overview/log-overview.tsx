import { memo, Suspense, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { Button } from '#/ui/controls/button'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { lazyComponent } from '#/ui/status/lazy-component'
import classes from './log-overview.module.css'
import type { OverviewProps } from './overview-window'

// Loaded when the overview is first opened.
const OverviewParts = lazyComponent(async () => (await import('./overview-parts')).default)

/** One overview is on the page. */
const OVERVIEW_ID = 'log-overview'
const storedIsOpen = storedValue('log.overview', z.boolean())
const read = () => storedIsOpen.read() ?? false
const subscribe = (listener: () => void) => storedIsOpen.subscribe(listener)

/** Whether the overview is open; the state is stored. */
export const useIsOverviewOpen = () => useSyncExternalStore(subscribe, read)

/** Opens and closes the overview. */
export function OverviewButton() {
  const t = useT()
  const isOpen = useIsOverviewOpen()
  return (
    <Button
      variant="subtle"
      size="sm"
      icon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? OVERVIEW_ID : undefined}
      onClick={() => storedIsOpen.write(!isOpen)}
    >
      {t('log.overview')}
    </Button>
  )
}

/** Quota of the filtered entries by time and by name, while it is open. */
export const LogOverview = memo(function LogOverview(props: OverviewProps) {
  const t = useT()
  const isOpen = useIsOverviewOpen()
  const { scope, filter } = props
  if (!isOpen) return null
  return (
    <section id={OVERVIEW_ID} aria-label={t('log.overview')} className={classes.overview}>
      <Suspense>
        <OverviewParts key={JSON.stringify([scope, filter])} {...props} />
      </Suspense>
    </section>
  )
})
