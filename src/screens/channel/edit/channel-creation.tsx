import { LinkButton } from '#/ui/button/link-button'
import { ActionButton } from '#/ui/button/action-button'
import { Stack, Text, Group, Alert } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { retryAfterOf, messageOf } from '#/http/failure'
import { serverSeconds } from '#/http/server-clock'
import { t as translate } from '#/i18n/i18n'
import { CHANNEL } from '#/resources/channel/channel'
import {
  refusedCreationMutations,
  createdText,
  CreatedDespiteRefusal,
  PartlyCreated,
} from '#/resources/channel/channel-creation'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import type { ChannelValues, ChannelFields } from '#/resources/channel/channel-fields'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import type { JobCall } from '#/app/jobs/job-call'
import { mutationAsJob } from '#/app/jobs/job-mutations'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import type { FormHandle } from '#/ui/form/form-handle'
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
  const { channels, ids, refusal } = failure
  const saveAgain = useMutation(refusedCreationMutations.saveAgain)
  const remove = useMutation(refusedCreationMutations.remove)
  const [isConfirming, setConfirming] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  // At first the focused button was unmounted with the form; a repeated refusal is announced in the same region.
  useEffect(() => {
    if (saveAgain.error !== undefined) alert.current?.focus()
  }, [saveAgain.error])
  const message = saveAgain.error && !saveAgain.isPending ? messageOf(saveAgain.error) : refusal
  return (
    <Stack mt="md" maw="var(--gc-length-44)">
      <Alert color="red" ref={alert} tabIndex={-1} role="alert">
        {message && <p lang={serverTextLanguage(message)}>{message}</p>}
        <p>{createdText(ids)}</p>
      </Alert>
      <Text>{t('channel.form.refused.hint')}</Text>
      <Group>
        <ActionButton
          variant="filled"
          busy={saveAgain.isPending}
          isBlocked={saveAgain.isPending || isConfirming}
          onClick={() => saveAgain.isPending || saveAgain.mutate(ids, { onSuccess: onSavedAgain })}
        >
          {t('channel.form.refused.saveAgain')}
        </ActionButton>
        <ActionButton
          variant="filled"
          color="red"
          isBlocked={saveAgain.isPending}
          onClick={() => saveAgain.isPending || setConfirming(true)}
        >
          {t('row.confirmDelete.yes')}
        </ActionButton>
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
          onConfirm={() => remove.mutate(channels, { onSuccess: onDeleted })}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Stack>
  )
}

interface ChannelCreationOptions {
  form: FormHandle<ChannelFields>
  toDraft: (values: ChannelValues) => ChannelDraft
  onCreated: () => void
}

/** The job of a creation of several channels; one alone needs none. */
function creationOfSeveral({ name, keys }: ChannelDraft): JobCall | undefined {
  if (keys.length < 2) return undefined
  return {
    kind: 'channel.create',
    title: translate('channel.form.createSeveral', { n: keys.length, name }),
    since: serverSeconds(),
    items: keys.map((_key, at) => ({ id: at + 1, name })),
  }
}

/** Channels that exist although the server reported a failure. */
interface Refused {
  failure: CreatedDespiteRefusal
  /** Values that the form compared with, to restore what counts as changed. */
  base: ChannelValues
  /** Values that were sent. */
  values: ChannelValues
}

/**
 * Creates channels from the form. After a partial success the created keys are removed from the form, so that
 * none is created twice. If the server reports a failure but created channels, `refused` is set until they
 * are saved again or deleted.
 */
export function useChannelCreation({ form, toDraft, onCreated }: ChannelCreationOptions) {
  const cache = useQueryClient()
  const create = useMutation(mutationAsJob(channelFormMutations.create, creationOfSeveral, cache))
  const [refused, setRefused] = useState<Refused>()
  const [isDismissed, setDismissed] = useState(false)
  const save = useConflictSafeSave({
    form,
    write: async (values) => {
      const draft = toDraft(values)
      try {
        return await create.mutateAsync(draft)
      } catch (error) {
        if (error instanceof PartlyCreated) {
          form.setValue('keys', draft.keys.slice(error.created).join('\n'))
          void cache.invalidateQueries({ queryKey: [CHANNEL] })
        }
        if (error instanceof CreatedDespiteRefusal) {
          setRefused({ failure: error, base: form.base(), values })
          // All channels exist; a restored draft would create them again.
          form.markSaved()
          void cache.invalidateQueries({ queryKey: [CHANNEL] })
        }
        throw error
      }
    },
    onSaved: onCreated,
  })
  return {
    ...save,
    problem: isDismissed ? null : save.problem,
    submit: (values: ChannelValues) => {
      setDismissed(false)
      return save.submit(values)
    },
    refused: refused?.failure,
    /** Called after the created channels were saved again. */
    onSavedAgain: onCreated,
    /** Called after the created channels were deleted: shows the form again with all typed values. */
    onDeleted: () => {
      if (!refused) return
      form.rebase(refused.base, refused.values)
      setDismissed(true)
      setRefused(undefined)
    },
  }
}
