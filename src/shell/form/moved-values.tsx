import { lazy, Suspense } from 'react'
import type { Fields } from '#/fields/answers'
import type { MovedDialog as Dialog } from '#/ui/form/moved-dialog'
import type { useSave } from './use-save'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const MovedDialog = lazy(async () => ({
  default: (await import('#/ui/form/moved-dialog')).MovedDialog,
})) as unknown as typeof Dialog

interface Props<Of extends Fields> {
  fields: Of
  save: Pick<ReturnType<typeof useSave<unknown, Of>>, 'moved' | 'busy' | 'choose' | 'dismiss'>
}

/** Asks what is kept when a save met values that somebody else had changed; fetched only then. */
export function MovedValues<Of extends Fields>({ fields, save }: Props<Of>) {
  if (!save.moved) return null
  return (
    <Suspense>
      <MovedDialog
        fields={fields}
        conflicts={save.moved.conflicts}
        busy={save.busy}
        onSave={save.choose}
        onCancel={save.dismiss}
      />
    </Suspense>
  )
}
