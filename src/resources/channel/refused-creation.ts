// oxlint-disable no-await-in-loop -- one channel after the other: what comes after a failure is not sent
import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import { isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { unverifiableWrite } from '#/http/confirm-write'
import { channelSchema } from './channel'
import { CHANNEL } from './channel-queries'
import { removeChannel } from './channel-row-mutations'

/**
 * Saves a channel again as it is stored, models and groups each once. Any edit deletes the abilities of the channel and
 * inserts them anew; no read shows whether it did, so a lost answer leaves the outcome unknown.
 */
async function saveAgain(id: number): Promise<void> {
  // Read first: to an edit of a channel that is gone the server says yes, and keeps stray abilities.
  const { models, group } = await gateway.get('api/channel/{id}', channelSchema, { id })
  const body = { id, models: z.encode(commaText, models), group: z.encode(commaText, group) }
  await unverifiableWrite(() => gateway.put('api/channel/', nothing, { body }))
}

async function removeIfThere(id: number): Promise<void> {
  try {
    await removeChannel({ id })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/** What repairs channels that the server created and refused. Either may be sent again after a failure. */
export const refusedCreationMutations = {
  saveAgain: mutationOptions({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await saveAgain(id)
    },
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.form.created', errorHandledBy: 'form' },
  }),
  remove: mutationOptions({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await removeIfThere(id)
    },
    meta: { invalidates: [[CHANNEL]], successMessage: 'channel.done', errorHandledBy: 'form' },
  }),
}
