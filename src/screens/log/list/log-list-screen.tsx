import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useAccount } from '#/session/session'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'

import { logScopeOf } from '../log-scope'
import { logQueryOf } from '../log-search'
import { LogEntries } from './log-entries'
import classes from './log-list.module.css'
import { LogPanelProvider } from './log-panel-context'

const route = getRouteApi('/signed-in/log')

/** Usage log: the entries of all users for administrators, otherwise the user's own. */
export function LogListScreen() {
  const t = useT()
  const scope = logScopeOf(useAccount())
  // Deferred, so that inputs respond before the rows render.
  const search = useDeferredValue(route.useSearch())
  const logQuery = useDeferredValue(route.useSearch({ select: logQueryOf, structuralSharing: true }))
  return (
    <div className={classes.screen}>
      <PageTitle>{t('log.menu')}</PageTitle>
      <LogPanelProvider>
        <LogEntries scope={scope} search={search} logQuery={logQuery} />
      </LogPanelProvider>
    </div>
  )
}
