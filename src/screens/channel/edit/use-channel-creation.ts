import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { CHANNEL } from '#/resources/channel/channel-queries'
import { CreatedDespiteRefusal, PartlyCreated } from '#/resources/channel/settle-creation'
import { useSave } from '#/shell/form/use-save'
import type { FormHandle } from '#/ui/form/form-handle'
import type { ChannelAnswers, ChannelFields } from './channel-fields'

interface Creation {
  form: FormHandle<ChannelFields>
  draftOf: (answers: ChannelAnswers) => ChannelDraft
  onMade: () => void
}

/** Channels that exist although the server refused, and the form as it was before. */
interface Refused {
  failure: CreatedDespiteRefusal
  base: ChannelAnswers
  answers: ChannelAnswers
}

/**
 * Makes channels of a form. When only some of several were made, their keys leave it, so that none is made twice. When
 * the server refused although it made them, `refused` stands in place of the form until they are saved again or deleted.
 */
export function useChannelCreation({ form, draftOf, onMade }: Creation) {
  const cache = useQueryClient()
  const create = useMutation(channelFormMutations.create)
  const [refused, setRefused] = useState<Refused>()
  const [isDismissed, setDismissed] = useState(false)
  const save = useSave({
    form,
    write: async (answers) => {
      const draft = draftOf(answers)
      try {
        return await create.mutateAsync(draft)
      } catch (error) {
        if (error instanceof PartlyCreated) {
          form.set('keys', draft.keys.slice(error.made).join('\n'))
          void cache.invalidateQueries({ queryKey: [CHANNEL] })
        }
        if (error instanceof CreatedDespiteRefusal) {
          setRefused({ failure: error, base: form.base(), answers })
          // The server has it all: a draft would offer to make the same channels once more.
          form.saved()
          void cache.invalidateQueries({ queryKey: [CHANNEL] })
        }
        throw error
      }
    },
    onSaved: onMade,
  })
  return {
    ...save,
    problem: isDismissed ? null : save.problem,
    submit: (answers: ChannelAnswers) => {
      setDismissed(false)
      return save.submit(answers)
    },
    refused: refused?.failure,
    onSavedAgain: onMade,
    /** Shows the form again with everything that was typed. */
    onDeleted: () => {
      if (!refused) return
      form.rebased(refused.base, refused.answers)
      setDismissed(true)
      setRefused(undefined)
    },
  }
}
