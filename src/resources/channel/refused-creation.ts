// oxlint-disable no-await-in-loop -- one channel after the other: what comes after a failure is not sent
import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { commaText } from '#/http/rows'
import { gateway, nothing } from '#/http/gateway'
import { unverifiableWrite } from '#/http/confirm-write'
import { channelSchema } from './channel'
import { CHANNEL } from './channel-queries'
import { removeChannel } from './channel-row-mutations'

/**
 * Saves the stored channel again, with unique models and groups: any edit makes the server recreate the channel's
 * abilities. No read shows abilities, so a lost response leaves the outcome unknown.
 */
async function saveAgain(id: number): Promise<void> {
  // Read first: an edit of a deleted channel reports success and inserts stray abilities.
  const { models, group } = await gateway.get('api/channel/{id}', channelSchema, { id })
  const body = { id, models: z.encode(commaText, models), group: z.encode(commaText, group) }
  await unverifiableWrite(() => gateway.put('api/channel/', nothing, { body }))
}

/** Mutations that repair channels created despite a refusal; both may be retried by the user. */
export const refusedCreationMutations = {
  saveAgain: mutationOptions({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await saveAgain(id)
    },
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.form.created', errorHandledBy: 'form' },
  }),
  remove: mutationOptions({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await removeChannel(id)
    },
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.done', errorHandledBy: 'form' },
  }),
}
