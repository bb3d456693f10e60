import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { confirmWrite } from '#/http/confirm-write'
import { isSecretKey, optionsSchema } from './option'
import { isSameOptionText, type OptionChange } from './option-values'
import { optionRecord } from './option-records'

/** Whether the server stores the new value. Throws for a secret, which the server never returns. */
async function isStored({ key, to }: OptionChange): Promise<boolean> {
  const record = optionRecord(key)
  if (!record || isSecretKey(key)) throw new Error('a secret cannot be verified')
  const options = await gateway.get('api/option/', optionsSchema)
  if (options.size === 0) throw new Error('the server sent no options')
  return isSameOptionText(record, options.get(key) ?? '', to)
}

/** Mutations of options. */
export const optionMutations = {
  /**
   * Saves one option and invalidates the resources named in its record. A blank key would overwrite another option
   * (K7.2).
   */
  write: (key: string) =>
    mutationOptions({
      mutationFn: async (change: OptionChange) =>
        confirmWrite(
          () => gateway.put('api/option/', nothing, { body: { key, value: change.to } }),
          () => isStored(change),
        ),
      meta: {
        invalidates: optionRecord(key)?.invalidates?.map((resource) => [resource]),
        errorHandledBy: 'caller',
      },
      // Do not keep the value in the mutation cache: it may be a secret.
      gcTime: 0,
    }),
}
