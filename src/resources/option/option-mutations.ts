import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { confirmWrite } from '#/http/confirm-write'
import { isSecretKey, optionsSchema } from './option'
import { isSameOptionText, type OptionChange } from './option-values'
import { optionRecord } from './option-records'

/** Whether the server has the new value. Throws for a secret, which is never told. */
async function isStored({ key, to }: OptionChange): Promise<boolean> {
  const record = optionRecord(key)
  if (!record || isSecretKey(key)) throw new Error('this cannot be looked up')
  const options = await gateway.get('api/option/', optionsSchema)
  if (options.size === 0) throw new Error('the server sent no options')
  return isSameOptionText(record, options.get(key) ?? '', to)
}

export const optionMutations = {
  /** Saves one option, with what its record says that it makes stale. A blank key would overwrite another (7.2). */
  write: (key: string) =>
    mutationOptions({
      mutationFn: async (change: OptionChange) =>
        confirmWrite(
          () => gateway.put('api/option/', nothing, { body: { key, value: change.to } }),
          () => isStored(change),
        ),
      meta: { invalidates: optionRecord(key)?.invalidates?.map((word) => [word]), errorHandledBy: 'caller' },
      // What was typed may be a secret: nothing remembers it.
      gcTime: 0,
    }),
}
