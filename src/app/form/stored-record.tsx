import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConflictDialog as Dialog } from '#/ui/form/conflict-dialog'
import { lazyPart } from '#/ui/status/lazy-part'

/** The dialog of a save that has found values which somebody else changed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
export const LazyConflictDialog = lazyPart(
  async () => (await import('#/ui/form/conflict-dialog')).ConflictDialog,
) as unknown as typeof Dialog

/** The first fresh record of a query; later refetches do not change it, so a form keeps its initial values. */
export function useInitialRecord<T>({
  data,
  isFetching,
}: Pick<UseQueryResult<T>, 'data' | 'isFetching'>): T | undefined {
  const [record, setRecord] = useState<T>()
  if (record === undefined && data !== undefined && !isFetching) setRecord(data)
  return record
}
