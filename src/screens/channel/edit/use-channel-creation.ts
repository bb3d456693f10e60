import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { CHANNEL } from '#/resources/channel/channel-queries'
import { PartlyCreated } from '#/resources/channel/settle-creation'
import { useSave } from '#/shell/form/use-save'
import type { FormHandle } from '#/ui/form/form-handle'
import type { ChannelAnswers, ChannelFields } from './channel-fields'

interface Creation {
  form: FormHandle<ChannelFields>
  draftOf: (answers: ChannelAnswers) => ChannelDraft
  onMade: () => void
}

/** Makes channels of a form. When only some of several were made, their keys leave it, so that none is made twice. */
export function useChannelCreation({ form, draftOf, onMade }: Creation) {
  const cache = useQueryClient()
  const create = useMutation(channelFormMutations.create)
  return useSave({
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
        throw error
      }
    },
    onSaved: onMade,
  })
}
