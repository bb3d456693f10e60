import { memo, Suspense, useId, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import type { Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { PlainButton } from '#/ui/controls/plain-button'
import { lazyComponent } from '#/ui/status/lazy-component'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import classes from './log-overview.module.css'

// Loaded when the overview is first opened.
const OverviewParts = lazyComponent(async () => (await import('./overview-parts')).default)

const storedIsOpen = storedValue('log.overview', z.boolean())
const read = () => storedIsOpen.read() ?? false
const subscribe = (listener: () => void) => storedIsOpen.subscribe(listener)

export interface OverviewProps {
  scope: LogScope
  filter: LogFilter
  /** Rows fetched so far, the source of the names to break down by. */
  loaded: readonly Log[]
}

/** Quota of the filtered entries over time and by name. Collapsed by default; the state is stored. */
export const LogOverview = memo(function LogOverview(props: OverviewProps) {
  const t = useT()
  const id = useId()
  const isOpen = useSyncExternalStore(subscribe, read)
  const { scope, filter } = props
  return (
    <section aria-label={t('log.overview')} className={classes.overview}>
      <PlainButton
        tone="subtle"
        className={classes.title}
        lead={<Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => storedIsOpen.write(!isOpen)}
      >
        {t('log.overview')}
      </PlainButton>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <OverviewParts key={JSON.stringify([scope, filter])} {...props} />
          </Suspense>
        )}
      </div>
    </section>
  )
})
