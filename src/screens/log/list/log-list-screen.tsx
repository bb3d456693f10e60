import { useDeferredValue } from 'react'
import { useAccount } from '#/session/use-account'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { logListRoute } from '../log-routes'
import { logScopeOf } from '../log-scope'
import { questionOf } from '../log-search'
import { LogEntries } from './log-entries'
import classes from './log-list.module.css'
import { LogQuestionBar } from './log-question-bar'
import { OpenedLog } from './opened-log'

/** What was used, by whom and what it cost: everybody's for administrators, the own for others. */
export function LogListScreen() {
  const t = useT()
  const scope = logScopeOf(useAccount())
  // A press is answered at once: the rows follow as fast as they can be drawn.
  const search = useDeferredValue(logListRoute.useSearch())
  const question = useDeferredValue(logListRoute.useSearch({ select: questionOf, structuralSharing: true }))
  return (
    <div className={classes.screen}>
      <PageTitle>{t('menu.log')}</PageTitle>
      <LogQuestionBar scope={scope} />
      <OpenedLog>
        <LogEntries scope={scope} search={search} question={question} />
      </OpenedLog>
    </div>
  )
}
