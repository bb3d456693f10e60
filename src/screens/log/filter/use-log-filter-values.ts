import { useState } from 'react'
import { nowInSeconds } from '#/resources/log/log-range'
import { afterPointerUp } from '#/ui/form/after-pointer-up'
import { noFilters, type LogQuery } from '../log-search'
import {
  logQueryToValues,
  validateLogFilters,
  valuesToLogSearch,
  type LogFilterValues,
  type LogFieldName,
  type LogFilterErrors,
} from './log-fields'

interface Typing {
  /** The address the fields were filled from, as text. */
  address: string
  shown: LogFilterValues
  typed: LogFilterValues
  problems: LogFilterErrors
}

function filled(logQuery: LogQuery): Typing {
  const shown = logQueryToValues(logQuery, nowInSeconds())
  return { address: JSON.stringify(logQuery), shown, typed: shown, problems: {} }
}

/** What is being typed into the filters; another address fills them anew, whoever went there. */
export function useLogFilterValues(logQuery: LogQuery) {
  const [kept, setTyping] = useState(() => filled(logQuery))
  const typing = kept.address === JSON.stringify(logQuery) ? kept : filled(logQuery)
  if (typing !== kept) setTyping(typing)

  return {
    ...typing,
    type: (name: LogFieldName, value: string) =>
      setTyping((now) => ({
        ...now,
        typed: { ...now.typed, [name]: value },
        // What is being mended is judged again when it is left.
        problems: { ...now.problems, [name]: undefined },
      })),
    /** Judges a field that was changed: passing through must not scold. */
    validate: (name: LogFieldName) =>
      // What is said moves the button that is being pressed.
      afterPointerUp(() =>
        setTyping((now) => {
          if (now.typed[name] === now.shown[name]) return now
          return { ...now, problems: { ...now.problems, [name]: validateLogFilters(now.typed)[name] } }
        }),
      ),
    /** Forgets what was typed, also where the address asked for nothing all along. */
    clear: () => setTyping(filled({ ...logQuery, ...noFilters })),
    /** The address that is asked for, or undefined when something is wrong, which is then said. */
    asked: (): Partial<LogQuery> | undefined => {
      const problems = validateLogFilters(typing.typed)
      setTyping({ ...typing, problems })
      return Object.keys(problems).length > 0 ? undefined : valuesToLogSearch(typing.typed, typing.shown)
    },
  }
}
