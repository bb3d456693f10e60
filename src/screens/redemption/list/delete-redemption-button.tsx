import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { redemptionName, type Redemption } from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { IconButton } from '#/ui/feedback/icon-button'
import { useT } from '#/ui/language/use-t'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#/ui/feedback/confirm-dialog')).ConfirmDialog,
}))

/** Deletes a code after asking. What went wrong is told in the dialog, which stays open. */
export function DeleteRedemptionButton({ code }: { code: Redemption }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(redemptionMutations.remove(code))
  const name = redemptionName(code)
  const ask = () => {
    remove.reset()
    setAsking(true)
  }
  return (
    <>
      <IconButton icon="trash" color="red" label={t('redemption.delete', { name })} onClick={ask} />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('confirm.delete', { name })}
            hint={t('redemption.confirm.hint', { id: code.id })}
            confirmLabel={t('confirm.delete.yes')}
            busy={remove.isPending}
            problem={remove.error ? messageOf(remove.error) : undefined}
            waitSeconds={waitOf(remove.error)?.seconds}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
