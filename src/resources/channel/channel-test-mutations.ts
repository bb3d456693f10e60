import * as z from 'zod/mini'
import type { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { optionalNumber, withRow, type ListPage } from '#/http/rows'
import { serverSeconds } from '#/http/server-clock'
import { createMutation } from '../create-mutation'
import { channelSchema, type Channel } from './channel'

type Id = Pick<Channel, 'id'>

/**
 * Reads the channel once the given timestamp of it has increased. Rejects when it did not: the run may still be in
 * progress.
 */
async function readNewer(
  { id, ...before }: Id & Partial<Channel>,
  timestamp: 'test_time' | 'balance_updated_time',
): Promise<Channel> {
  const now = await gateway.get('api/channel/{id}', channelSchema, { id })
  if (now[timestamp] > (before[timestamp] ?? Infinity)) return now
  throw new Error('cannot be verified yet')
}

/** Whether a test had a response. A failed one stores no time, and not why. */
async function hadResponse(channel: Id & Partial<Channel>): Promise<boolean> {
  if ((await readNewer(channel, 'test_time')).response_time > 0) return true
  throw new Error('the test has failed')
}

/** Rejects always: the server exposes no state of a running batch, so it cannot be verified. */
const neverVerified = () => Promise.reject<boolean>(new Error('cannot be verified'))

/** Requires a number, possibly sent as text. */
const requiredNumber = z.pipe(optionalNumber, z.number())
const testResponseSchema = z.object({
  /** Seconds. */
  time: requiredNumber,
  modelName: z.optional(z.string()),
  model: z.optional(z.string()),
})
const balanceResponseSchema = z.object({ balance: requiredNumber })

/** Message of the server when a batch is already running. */
const ALREADY_TESTING = '测试已在运行中'

/** Whether a batch was not started because another one is running. */
export function isAlreadyTesting(error: unknown): boolean {
  return error instanceof HttpFailure && error.serverMessage === ALREADY_TESTING
}

/** What a response says of a channel. */
interface Told {
  row: Partial<Channel>
}

/** Shows in the cached lists what a response says. */
const patchRow = ({ id }: Id) => ({
  key: ['channel', 'list'],
  change: (_: unknown, page: ListPage<Channel>, result: Told | typeof CONFIRMED_WITHOUT_RESPONSE) =>
    typeof result === 'symbol' ? page : withRow(page, id, (row) => ({ ...row, ...result.row })),
})

export const channelTestMutations = {
  /**
   * Tests a channel. It costs money at the provider, so it is never retried; the server stores the result after
   * responding. One of many has a `signal` that aborts it, and no read follows when the response is lost, because the test can be
   * repeated.
   */
  test: (channel: Id & Partial<Channel>) =>
    createMutation({
      request: async ({ model, signal }: { model: string; signal?: AbortSignal }) => {
        const { time, ...told } = await gateway.getEnvelope('api/channel/test/{id}', testResponseSchema, {
          id: channel.id,
          search: { model: model || undefined },
          timeout: 'test',
          signal,
        })
        const response_time = Math.round(time * 1000)
        // The model named in the response, else the requested one.
        return {
          row: { response_time, test_time: serverSeconds() },
          model: told.modelName || told.model || model,
        }
      },
      verify: ({ signal }) => (signal ? neverVerified() : hadResponse(channel)),
      gcTime: 0,
      patchRows: patchRow(channel),
      meta: { invalidatesIfLost: [['channel']], errorHandledBy: 'caller' },
    }),
  /**
   * Starts a batch of tests over all or all disabled channels; it continues on the server after the response.
   */
  testMany: (scope: 'all' | 'disabled') =>
    createMutation({
      request: (): Promise<unknown> => gateway.get('api/channel/test', nothing, { search: { scope } }),
      verify: neverVerified,
      meta: { invalidates: [['channel']], errorHandledBy: 'caller' },
    }),
  /** Makes the server query the balance at the provider; never retried. */
  updateBalance: (channel: Channel) =>
    createMutation<void, Told, ListPage<Channel>>({
      request: async () => {
        const { id } = channel
        const path = 'api/channel/update_balance/{id}'
        const told = await gateway.getEnvelope(path, balanceResponseSchema, { id, timeout: 'balance' })
        return { row: { balance: told.balance, balance_updated_time: serverSeconds() } }
      },
      verify: async () => (await readNewer(channel, 'balance_updated_time')) !== undefined,
      patchRows: patchRow(channel),
      meta: { invalidatesIfLost: [['channel']], errorHandledBy: 'caller' },
    }),
}
