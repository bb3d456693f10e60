import type { MutationOptions } from '@tanstack/react-query'
import { canStoreChannel } from '#/resources/channel/channel-edits'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import type { RecordChange, RecordValues } from '#/resources/row-mutations'
import { tokenMutations } from '#/resources/token/token-mutations'
import { userMutations } from '#/resources/user/user-mutations'
import type { Job, JobItem, JobKindName } from './job'
import type { JobKind } from './job-kind'
import { testKind } from './test-kind'

/** A kind that reads each record, and writes what differs. */
function editing<Result>(
  noun: string,
  edit: (item: JobItem) => MutationOptions<Result, Error, RecordChange>,
  accepts?: JobKind['canStore'],
): JobKind {
  return {
    noun,
    requests: 2,
    canStore: accepts,
    step: async (item, { mutate }) => {
      await mutate(edit(item), item.change ?? { from: {}, to: {} })
      return undefined
    },
  }
}

interface Removals<Result> {
  remove: (item: JobItem) => MutationOptions<Result>
  removeOnLeave: (item: { id: number }) => Promise<unknown>
}

/** A kind that reads each record, and deletes it; it waits some seconds, in which it can be undone. */
function deleting<Result>(noun: string, { remove, removeOnLeave }: Removals<Result>): JobKind {
  return {
    noun,
    requests: 2,
    leave: (id) => removeOnLeave({ id }),
    step: async (item, { mutate }) => {
      await mutate(remove(item), undefined)
      return undefined
    },
  }
}

/** The kinds of jobs. */
const JOB_KINDS = {
  'channel.edit': editing('channel', channelRowMutations.edit, canStoreChannel),
  'channel.delete': deleting('channel', channelRowMutations),
  'redemption.edit': editing('redemption', redemptionMutations.edit),
  'redemption.delete': deleting('redemption', redemptionMutations),
  'token.edit': editing('token', tokenMutations.edit),
  'user.edit': editing('user', userMutations.edit),
  'channel.test': testKind,
  /** Written into a file by the screen of the log. */
  'log.export': {},
} as const satisfies Record<JobKindName, JobKind>

/** Whether a text names a kind of jobs. */
export function isJobKind(name: string): name is JobKindName {
  return Object.hasOwn(JOB_KINDS, name)
}

/** The kind of a job; one without a step where the name is of another version. */
export function kindOf({ kind }: Pick<Job, 'kind'>): JobKind {
  return isJobKind(kind) ? JOB_KINDS[kind] : {}
}

/** Whether the server would store `values` in a record that jobs of a kind edit. */
export function canStore(job: Pick<Job, 'kind'>, values: RecordValues): boolean {
  return kindOf(job).canStore?.(values) ?? true
}
