import { useState } from 'react'
import { nowInSeconds } from '#/resources/log/log-filter'
import { afterPointerUp } from '#/ui/form/after-pointer-up'
import type { LogQuery } from '../log-search'
import {
  logQueryToValues,
  validateLogFilters,
  valuesToLogSearch,
  type LogFilterValues,
  type LogFieldName,
  type LogFilterErrors,
} from './log-fields'

interface FilterState {
  /** Serialised search params that the values were derived from. */
  searchKey: string
  initialValues: LogFilterValues
  values: LogFilterValues
  problems: LogFilterErrors
}

function initialState(logQuery: LogQuery): FilterState {
  const initialValues = logQueryToValues(logQuery, nowInSeconds())
  return { searchKey: JSON.stringify(logQuery), initialValues, values: initialValues, problems: {} }
}

/** Edited filter values. They are reset when the search params change, for example by navigation. */
export function useLogFilterValues(logQuery: LogQuery) {
  const [stored, setState] = useState(() => initialState(logQuery))
  const current = stored.searchKey === JSON.stringify(logQuery) ? stored : initialState(logQuery)
  if (current !== stored) setState(current)

  return {
    ...current,
    type: (name: LogFieldName, value: string) =>
      setState((state) => ({
        ...state,
        values: { ...state.values, [name]: value },
        // Clear the error while typing; the field is validated again on blur.
        problems: { ...state.problems, [name]: undefined },
      })),
    /** Validates a field on blur, only if it was edited. */
    validate: (name: LogFieldName) =>
      // An error message moves the layout; wait until a pressed button was released.
      afterPointerUp(() =>
        setState((state) => {
          if (state.values[name] === state.initialValues[name]) return state
          return { ...state, problems: { ...state.problems, [name]: validateLogFilters(state.values)[name] } }
        }),
      ),
    /** Search params to apply, or undefined after showing validation errors. */
    searchParams: (): Partial<LogQuery> | undefined => {
      const problems = validateLogFilters(current.values)
      setState({ ...current, problems })
      return Object.keys(problems).length > 0
        ? undefined
        : valuesToLogSearch(current.values, current.initialValues)
    },
  }
}
