import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { visibleText } from '#/format/visible-text'
import { retryAfterOf } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { IconButton } from '#/ui/controls/icon-button'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'

const ConfirmDialog = lazyComponent(async () => (await import('#/ui/dialog/confirm-dialog')).ConfirmDialog)

interface Props<Answer> {
  /** The accessible name of the button. */
  label: string
  /** What the record is called in the question. */
  name: string
  /** Which one it is, by its id, and what follows from it. */
  hint: string
  /** Its `meta` says `errorHandledBy: 'form'`: a failure is told in the question. */
  mutation: UseMutationOptions<Answer>
}

/**
 * Deletes a record after asking, by every letter of its name and by its id (T-24). What went wrong is told in the
 * question, which stays open.
 */
export function DeleteRowButton<Answer>({ label, name, hint, mutation }: Props<Answer>) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(mutation)
  const ask = () => {
    remove.reset()
    setAsking(true)
  }
  return (
    <>
      <IconButton icon="trash" color="red" label={label} onClick={ask} />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('row.confirmDelete', { name: visibleText(name) })}
            hint={hint}
            confirmLabel={t('row.confirmDelete.yes')}
            busy={remove.isPending}
            problem={remove.error ? messageOf(remove.error) : undefined}
            wholeText={clippedTextOf(remove.error)}
            waitSeconds={retryAfterOf(remove.error)?.seconds}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
