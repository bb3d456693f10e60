import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { tokenName, type Token } from '#/resources/token/token'
import { tokenMutations } from '#/resources/token/token-mutations'
import { IconButton } from '#/ui/feedback/icon-button'
import { useT } from '#/ui/language/use-t'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#/ui/feedback/confirm-dialog')).ConfirmDialog,
}))

/** Deletes a token after asking. What went wrong is told in the dialog, which stays open. */
export function DeleteTokenButton({ token }: { token: Token }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(tokenMutations.remove(token))
  const name = tokenName(token)
  const ask = () => {
    remove.reset()
    setAsking(true)
  }
  return (
    <>
      <IconButton icon="trash" color="red" label={t('token.delete', { name })} onClick={ask} />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('confirm.delete', { name })}
            hint={t('token.confirm.hint')}
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
