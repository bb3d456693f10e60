import { LinkButton, Button } from '#/ui/controls/button'
import { Alert } from '#/ui/controls/alert'
import { Group, Stack } from '#/ui/layout/layout'
import { Text } from '#/ui/text/text'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { retryAfterOf, messageOf } from '#/http/failure'
import {
  refusedCreationMutations,
  createdText,
  type CreatedDespiteRefusal,
} from '#/resources/channel/channel-creation'
import classes from './channel-edit.module.css'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'

interface Props {
  failure: CreatedDespiteRefusal
  /** Channel name, shown in the confirmation. */
  name: string
  creation: {
    /** Called after the channels were saved again. */
    onSavedAgain: () => void
    /** Called after the channels were deleted; the form can then be edited and sent again. */
    onDeleted: () => void
  }
}

/**
 * Replaces the form when the server created channels but reported a failure. Sending the form again would
 * create duplicates, so the existing channels are saved again or deleted.
 */
export function RefusedCreation({ failure, name, creation: { onSavedAgain, onDeleted } }: Props) {
  const t = useT()
  const { ids, refusal } = failure
  const saveAgain = useMutation(refusedCreationMutations.saveAgain)
  const remove = useMutation(refusedCreationMutations.remove)
  const [isConfirming, setConfirming] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  // The focused button was unmounted with the form. A repeated refusal is announced in the same region.
  useEffect(() => {
    if (saveAgain.error !== undefined) alert.current?.focus()
  }, [saveAgain.error])
  const message = saveAgain.error && !saveAgain.isPending ? messageOf(saveAgain.error) : refusal
  return (
    <Stack isWide isApart className={classes.narrow}>
      <Alert tone="bad" ref={alert} tabIndex={-1} role="alert">
        {message && <p lang={serverTextLanguage(message)}>{message}</p>}
        <p>{createdText(ids)}</p>
      </Alert>
      <Text>{t('channel.form.refused.hint')}</Text>
      <Group>
        <Button
          variant="primary"
          busy={saveAgain.isPending}
          isBlocked={saveAgain.isPending || isConfirming}
          onClick={() => saveAgain.isPending || saveAgain.mutate(ids, { onSuccess: onSavedAgain })}
        >
          {t('channel.form.refused.saveAgain')}
        </Button>
        <Button
          variant="danger"
          isBlocked={saveAgain.isPending}
          onClick={() => saveAgain.isPending || setConfirming(true)}
        >
          {t('row.confirmDelete.yes')}
        </Button>
        <LinkButton to="/channel">{t('channel.form.refused.list')}</LinkButton>
      </Group>
      {isConfirming && (
        <ConfirmDialog
          title={t('row.confirmDelete', { name })}
          hint={t('channel.form.refused.delete.hint', { ids: ids.map((id) => `#${id}`).join(', ') })}
          confirmLabel={t('row.confirmDelete.yes')}
          busy={remove.isPending}
          problem={remove.error ? messageOf(remove.error) : undefined}
          waitSeconds={retryAfterOf(remove.error)?.seconds}
          onConfirm={() => remove.mutate(ids, { onSuccess: onDeleted })}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Stack>
  )
}
