import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { visibleText } from '#/format/visible-text'
import { retryAfterOf } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { IconButton } from '#/ui/controls/icon-button'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'

const ConfirmDialog = lazyComponent(async () => (await import('#/ui/dialog/confirm-dialog')).ConfirmDialog)

interface Props<Result> {
  /** The accessible name of the button. */
  label: string
  /** Name of the record in the confirmation. */
  name: string
  /** Text of the confirmation: the id of the record, and the consequences. */
  hint: string
  /** Its `meta` must have `errorHandledBy: 'form'`: the dialog shows the error. */
  mutation: UseMutationOptions<Result>
}

/**
 * Button that deletes a record after confirmation by name, with invisible characters shown, and id (T-24). An error is
 * shown in the dialog, which stays open.
 */
export function DeleteRowButton<Result>({ label, name, hint, mutation }: Props<Result>) {
  const t = useT()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useMutation(mutation)
  const openDialog = () => {
    remove.reset()
    setConfirming(true)
  }
  return (
    <>
      <IconButton icon="trash" color="red" label={label} onClick={openDialog} />
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            title={t('row.confirmDelete', { name: visibleText(name) })}
            hint={hint}
            confirmLabel={t('row.confirmDelete.yes')}
            busy={remove.isPending}
            problem={remove.error ? messageOf(remove.error) : undefined}
            wholeText={clippedTextOf(remove.error)}
            waitSeconds={retryAfterOf(remove.error)?.seconds}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => setConfirming(false) })}
            onCancel={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
