import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { CHANNEL } from '#/resources/channel/channel-queries'
import { CreatedDespiteRefusal, PartlyCreated } from '#/resources/channel/channel-creation'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import type { FormHandle } from '#/ui/form/form-handle'
import type { ChannelValues, ChannelFields } from '#/resources/channel/channel-fields'

interface ChannelCreationOptions {
  form: FormHandle<ChannelFields>
  toDraft: (values: ChannelValues) => ChannelDraft
  onCreated: () => void
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
  const create = useMutation(channelFormMutations.create)
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
