import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { refusedCreationMutations } from '#/resources/channel/refused-creation'
import { createdText, type CreatedDespiteRefusal } from '#/resources/channel/confirm-creation'
import { BusyButton } from '#/ui/controls/busy-button'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'

interface Props {
  failure: CreatedDespiteRefusal
  /** Channel name, shown in the confirmation. */
  name: string
  /** Called after the channels were saved again. */
  onSaved: () => void
  /** Called after the channels were deleted; the form can then be edited and sent again. */
  onDeleted: () => void
}

/**
 * Replaces the form when the server created channels but reported a failure. Sending the form again would
 * create duplicates, so the existing channels are saved again or deleted.
 */
export function RefusedCreation({ failure, name, onSaved, onDeleted }: Props) {
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
    <Stack mt="md" maw="40rem">
      <Alert ref={alert} tabIndex={-1} role="alert" color="red" variant="light">
        {message && <p lang={serverTextLanguage(message)}>{message}</p>}
        <p>{createdText(ids)}</p>
      </Alert>
      <Text component="p">{t('channel.form.refused.hint')}</Text>
      <Group>
        <BusyButton
          type="button"
          busy={saveAgain.isPending}
          isBlocked={saveAgain.isPending || isConfirming}
          onClick={() => saveAgain.isPending || saveAgain.mutate(ids, { onSuccess: onSaved })}
        >
          {t('channel.form.refused.saveAgain')}
        </BusyButton>
        <Button
          variant="light"
          color="red"
          aria-disabled={saveAgain.isPending || undefined}
          data-disabled={saveAgain.isPending || undefined}
          onClick={() => saveAgain.isPending || setConfirming(true)}
        >
          {t('row.confirmDelete.yes')}
        </Button>
        <ButtonLink tone="default" to="/channel">
          {t('channel.form.refused.list')}
        </ButtonLink>
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
