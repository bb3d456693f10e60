import { canStoreChannel } from '#/resources/channel/channel-edits'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { editToken } from '#/resources/token/token-edits'
import type { RecordValues } from '#/resources/row-mutations'
import { userMutations } from '#/resources/user/user-mutations'
import type { BulkEntry } from './bulk-entry'
import type { SilentMutate } from './silent-mutate'

/** What a run does to a record. Its input is data, so that it can be repeated after a reload. */
interface RunKind {
  /** Runs with the same noun never write the same record at once. */
  noun: string
  /** Whether it deletes: then it waits some seconds, in which it can be undone. */
  isDeletion?: boolean
  /** Deletes a record at once, because the page is being left while the run waits: nobody waits for the response. */
  leave?: (id: number) => Promise<unknown>
  /** Requests per step, for the rate limit (a read before the write: 2). */
  requests: number
  /**
   * Processes one record with one or more mutations of its resource. Resolves when it is done (also when a read verified
   * that a lost write took effect), rejects with `HttpFailure` otherwise.
   */
  step: (entry: BulkEntry, mutate: SilentMutate) => Promise<unknown>
  /** Whether the server stores such values; by default any that it has sent itself. */
  canStore?: (values: RecordValues) => boolean
}

const NO_CHANGE = { from: {}, to: {} }

/** The kinds of bulk runs. */
export const RUN_KINDS = {
  'channel.edit': {
    noun: 'channel',
    requests: 2,
    step: (channel, mutate) => mutate(channelRowMutations.edit(channel), channel.change ?? NO_CHANGE),
    canStore: canStoreChannel,
  },
  'channel.delete': {
    noun: 'channel',
    isDeletion: true,
    requests: 2,
    step: (channel, mutate) => mutate(channelRowMutations.remove(channel), undefined),
    leave: (id) => channelRowMutations.removeOnLeave({ id }),
  },
  'redemption.edit': {
    noun: 'redemption',
    requests: 2,
    step: (code, mutate) => mutate(redemptionMutations.edit(code), code.change ?? NO_CHANGE),
  },
  'token.edit': {
    noun: 'token',
    requests: 2,
    step: (token, mutate) => mutate(editToken(token), token.change ?? NO_CHANGE),
  },
  'user.edit': {
    noun: 'user',
    requests: 2,
    step: (user, mutate) => mutate(userMutations.edit(user), user.change ?? NO_CHANGE),
  },
  'redemption.delete': {
    noun: 'redemption',
    isDeletion: true,
    requests: 2,
    step: (code, mutate) => mutate(redemptionMutations.remove(code), undefined),
    leave: (id) => redemptionMutations.removeOnLeave({ id }),
  },
} as const satisfies Record<string, RunKind>

/** Name of a kind of bulk run. */
export type RunKindName = keyof typeof RUN_KINDS

/** Whether a text names a kind of bulk run. */
export function isRunKind(name: string): name is RunKindName {
  return Object.hasOwn(RUN_KINDS, name)
}

/** Whether runs of a kind delete records. */
export function isDeletion(kind: RunKindName): boolean {
  const { isDeletion: deletes = false }: RunKind = RUN_KINDS[kind]
  return deletes
}

/** Whether the server would store `values` in a record that runs of a kind edit. */
export function canStore(kind: RunKindName, values: RecordValues): boolean {
  const { canStore: accepts }: RunKind = RUN_KINDS[kind]
  return accepts?.(values) ?? true
}

/** Deletes a record of a run of this kind at once, because the page is being left. */
export async function deleteOnLeave(kind: RunKindName, id: number): Promise<void> {
  const { leave }: RunKind = RUN_KINDS[kind]
  await leave?.(id)
}
