import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValue, Fields, FieldName } from '#/fields/fields'
import type { ConflictDialog as Dialog } from '#/ui/form/conflict-dialog'
import { lazyPart } from '#/ui/status/lazy-part'
import type { useConflictSafeSave } from './use-conflict-safe-save'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const ConflictDialog = lazyPart(
  async () => (await import('#/ui/form/conflict-dialog')).ConflictDialog,
) as unknown as typeof Dialog

interface Props<Of extends Fields> {
  fields: Of
  save: Pick<ReturnType<typeof useConflictSafeSave<unknown, Of>>, 'conflict' | 'busy' | 'resolve' | 'dismiss'>
  /** Display text of a value where the raw value is not enough, such as a quota with its difference. */
  format?: (name: FieldName<Of>, value: FieldValue) => string | undefined
}

/** Opens the lazily loaded conflict dialog when a save finds values that somebody else changed. */
export function ConflictResolver<Of extends Fields>({ fields, save, format }: Props<Of>) {
  if (!save.conflict) return null
  return (
    <ConflictDialog
      fields={fields}
      conflicts={save.conflict.conflicts}
      format={format}
      busy={save.busy}
      onSave={save.resolve}
      onCancel={save.dismiss}
    />
  )
}

/** The first fresh record of a query; later refetches do not change it, so a form keeps its initial values. */
export function useInitialRecord<T>({
  data,
  isFetching,
}: Pick<UseQueryResult<T>, 'data' | 'isFetching'>): T | undefined {
  const [record, setRecord] = useState<T>()
  if (record === undefined && data !== undefined && !isFetching) setRecord(data)
  return record
}
