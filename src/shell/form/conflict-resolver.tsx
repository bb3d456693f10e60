import { Suspense } from 'react'
import type { Fields, FieldName } from '#/fields/field-values'
import type { FieldValue } from '#/fields/field'
import { lazyComponent } from '#/ui/status/lazy-component'
import type { ConflictDialog as Dialog } from '#/ui/form/conflict-dialog'
import type { useConflictSafeSave } from './use-conflict-safe-save'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const ConflictDialog = lazyComponent(
  async () => (await import('#/ui/form/conflict-dialog')).ConflictDialog,
) as unknown as typeof Dialog

interface Props<Of extends Fields> {
  fields: Of
  save: Pick<ReturnType<typeof useConflictSafeSave<unknown, Of>>, 'conflict' | 'busy' | 'resolve' | 'dismiss'>
  /** How an answer is written where its own text does not say enough: what it is worth, by how much it moved. */
  format?: (name: FieldName<Of>, value: FieldValue) => string | undefined
}

/** Asks what is kept when a save met values that somebody else had changed; fetched only then. */
export function ConflictResolver<Of extends Fields>({ fields, save, format }: Props<Of>) {
  if (!save.conflict) return null
  return (
    <Suspense>
      <ConflictDialog
        fields={fields}
        conflicts={save.conflict.conflicts}
        format={format}
        busy={save.busy}
        onSave={save.resolve}
        onCancel={save.dismiss}
      />
    </Suspense>
  )
}
