import { Suspense } from 'react'
import type { Fields, NameOf } from '#/fields/answers'
import type { Answer } from '#/fields/field'
import { late } from '#/ui/feedback/late'
import type { MovedDialog as Dialog } from '#/ui/form/moved-dialog'
import type { useSave } from './use-save'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const MovedDialog = late(
  async () => (await import('#/ui/form/moved-dialog')).MovedDialog,
) as unknown as typeof Dialog

interface Props<Of extends Fields> {
  fields: Of
  save: Pick<ReturnType<typeof useSave<unknown, Of>>, 'moved' | 'busy' | 'choose' | 'dismiss'>
  /** How an answer is written where its own text does not say enough: what it is worth, by how much it moved. */
  format?: (name: NameOf<Of>, answer: Answer) => string | undefined
}

/** Asks what is kept when a save met values that somebody else had changed; fetched only then. */
export function MovedValues<Of extends Fields>({ fields, save, format }: Props<Of>) {
  if (!save.moved) return null
  return (
    <Suspense>
      <MovedDialog
        fields={fields}
        conflicts={save.moved.conflicts}
        format={format}
        busy={save.busy}
        onSave={save.choose}
        onCancel={save.dismiss}
      />
    </Suspense>
  )
}
