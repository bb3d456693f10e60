import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The record a form begins with: the first fresh answer, and that one from then on, because a form must not
 * change under the hands of whoever types.
 */
export function useInitialRecord<T>({
  data,
  isFetching,
}: Pick<UseQueryResult<T>, 'data' | 'isFetching'>): T | undefined {
  const [record, setRecord] = useState<T>()
  if (record === undefined && data !== undefined && !isFetching) setRecord(data)
  return record
}
