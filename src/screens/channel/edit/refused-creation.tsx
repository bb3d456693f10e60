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
  /** What the channels are called in the question. */
  name: string
  /** The channels were saved again. */
  onSaved: () => void
  /** The channels were deleted: what was typed can be changed and sent again. */
  onDeleted: () => void
}

/**
 * Stands in place of the form when the server created channels and refused at the same time. Sending the form again
 * would create more of them, so what exists is saved again or deleted.
 */
export function RefusedCreation({ failure, name, onSaved, onDeleted }: Props) {
  const t = useT()
  const { ids, refusal } = failure
  const saveAgain = useMutation(refusedCreationMutations.saveAgain)
  const remove = useMutation(refusedCreationMutations.remove)
  const [isAsking, setAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus went with the form. A second refusal is announced in the same place.
  useEffect(() => {
    if (saveAgain.error !== undefined) box.current?.focus()
  }, [saveAgain.error])
  const words = saveAgain.error && !saveAgain.isPending ? messageOf(saveAgain.error) : refusal
  return (
    <Stack mt="md" maw="40rem">
      <Alert ref={box} tabIndex={-1} role="alert" color="red" variant="light">
        {words && <p lang={serverTextLanguage(words)}>{words}</p>}
        <p>{createdText(ids)}</p>
      </Alert>
      <Text component="p">{t('channel.form.refused.hint')}</Text>
      <Group>
        <BusyButton
          type="button"
          busy={saveAgain.isPending}
          isBlocked={saveAgain.isPending || isAsking}
          onClick={() => saveAgain.isPending || saveAgain.mutate(ids, { onSuccess: onSaved })}
        >
          {t('channel.form.refused.saveAgain')}
        </BusyButton>
        <Button
          variant="light"
          color="red"
          aria-disabled={saveAgain.isPending || undefined}
          data-disabled={saveAgain.isPending || undefined}
          onClick={() => saveAgain.isPending || setAsking(true)}
        >
          {t('row.confirmDelete.yes')}
        </Button>
        <ButtonLink tone="default" to="/channel">
          {t('channel.form.refused.list')}
        </ButtonLink>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={t('row.confirmDelete', { name })}
          hint={t('channel.form.refused.delete.hint', { ids: ids.map((id) => `#${id}`).join(', ') })}
          confirmLabel={t('row.confirmDelete.yes')}
          busy={remove.isPending}
          problem={remove.error ? messageOf(remove.error) : undefined}
          waitSeconds={retryAfterOf(remove.error)?.seconds}
          onConfirm={() => remove.mutate(ids, { onSuccess: onDeleted })}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
