import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/** The first fresh record of a query; later refetches do not change it, so a form keeps its initial values. */
export function useInitialRecord<T>({
  data,
  isFetching,
}: Pick<UseQueryResult<T>, 'data' | 'isFetching'>): T | undefined {
  const [record, setRecord] = useState<T>()
  if (record === undefined && data !== undefined && !isFetching) setRecord(data)
  return record
}
