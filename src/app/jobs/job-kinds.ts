import type { MutationOptions } from '@tanstack/react-query'
import type { StaticKey } from '#/i18n/i18n'
import { canStoreChannel } from '#/resources/channel/channel-edits'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { GONE, type RecordChange, type RecordValues } from '#/resources/row-mutations'
import { tokenMutations } from '#/resources/token/token-mutations'
import { userMutations } from '#/resources/user/user-mutations'
import type { ItemOutcome, Job, JobItem, JobKindName } from './job'
import type { StepContext } from './silent-mutate'
import { testChannel } from './test-channel'

/** What a job does. Its input is data, so that it can be repeated after a reload. */
interface JobKind {
  /** Whose records it writes: none that is being deleted. */
  noun?: string
  /** Calls of a step (a read before the write: 2). */
  calls?: number
  /**
   * Processes one item with one or more mutations of its resource. Resolves when it is done (also when a read verified that
   * a lost write took effect), perhaps with another outcome; rejects with `HttpFailure` otherwise.
   */
  step?: (item: JobItem, context: StepContext) => Promise<ItemOutcome>
  /** Whether it waits some seconds, in which it can be undone. */
  isDeletion?: boolean
  /** Whether the server stores such values; by default any that it has sent itself. */
  canStore?: (values: RecordValues) => boolean
  /** The page with its results. */
  page?: { to: '/channel/tests'; label: StaticKey }
}

/** A kind that reads each record, and writes what differs. */
function editing<Result>(
  noun: string,
  edit: (
    item: JobItem,
    onWrite: (values: RecordValues) => void,
  ) => MutationOptions<Result, Error, RecordChange>,
  accepts?: JobKind['canStore'],
): JobKind {
  return {
    noun,
    calls: 2,
    canStore: accepts,
    step: async (item, { mutate }) => {
      const change = item.change ?? { from: {}, to: {} }
      let written: RecordValues = {}
      await mutate(
        edit(item, (values) => (written = values)),
        change,
      )
      // The others had the value already: of somebody else, unless an earlier attempt had no response.
      return { state: 'done', change: item.state === 'unknown' ? change : { ...change, to: written } }
    },
  }
}

/** A kind that reads each record, and deletes it. */
function deleting<Result>(noun: string, remove: (item: JobItem) => MutationOptions<Result>): JobKind {
  return {
    noun,
    calls: 2,
    isDeletion: true,
    step: async (item, { mutate }) => {
      return { state: Object.is(await mutate(remove(item), undefined), GONE) ? 'gone' : 'done' }
    },
  }
}

const KINDS: Record<JobKindName, JobKind> = {
  'channel.edit': editing('channel', channelRowMutations.edit, canStoreChannel),
  'channel.delete': deleting('channel', channelRowMutations.remove),
  'channel.test': {
    noun: 'channel',
    step: testChannel,
    page: { to: '/channel/tests', label: 'tests.results' },
  },
  'redemption.edit': editing('redemption', redemptionMutations.edit),
  'redemption.delete': deleting('redemption', redemptionMutations.remove),
  'token.edit': editing('token', tokenMutations.edit),
  'token.delete': deleting('token', tokenMutations.remove),
  'user.edit': editing('user', userMutations.edit),
  'user.delete': deleting('user', userMutations.remove),
  /** Written into a file by the screen of the log. */
  'log.export': {},
  /** A row of a list, which tells it by itself. */
  'row.delete': {},
}

/** The kind of a job. */
export const kindOf = ({ kind }: Pick<Job, 'kind'>): JobKind => KINDS[kind]
