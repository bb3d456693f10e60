import { useDeferredValue } from 'react'
import { useAccount } from '#/session/use-account'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { logListRoute } from '../log-routes'
import { logScopeOf } from '../log-scope'
import { logQueryOf } from '../log-search'
import { LogEntries } from './log-entries'
import classes from './log-list.module.css'
import { LogFilterBar } from './log-filter-bar'
import { LogPanelProvider } from './log-panel-context'

/** What was used, by whom and what it cost: everybody's for administrators, the own for others. */
export function LogListScreen() {
  const t = useT()
  const scope = logScopeOf(useAccount())
  // A press is answered at once: the rows follow as fast as they can be drawn.
  const search = useDeferredValue(logListRoute.useSearch())
  const logQuery = useDeferredValue(logListRoute.useSearch({ select: logQueryOf, structuralSharing: true }))
  return (
    <div className={classes.screen}>
      <PageTitle>{t('shell.menu.log')}</PageTitle>
      <LogFilterBar scope={scope} />
      <LogPanelProvider>
        <LogEntries scope={scope} search={search} logQuery={logQuery} />
      </LogPanelProvider>
    </div>
  )
}
