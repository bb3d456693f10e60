import * as z from 'zod/mini'
import type { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { optionalNumber, withRow, type ListPage } from '#/http/rows'
import { serverSeconds } from '#/http/server-clock'
import { createMutation } from '../create-mutation'
import { channelSchema, type Channel, CHANNEL, CHANNEL_LIST } from './channel'

type Id = Pick<Channel, 'id'>

const fetchOne = ({ id }: Id) => gateway.get('api/channel/{id}', channelSchema, { id })

/**
 * Reads the channel once the given timestamp of it has increased. Rejects when it did not: the run may still be in
 * progress.
 */
async function readNewer(
  channel: Channel,
  timestamp: 'test_time' | 'balance_updated_time',
): Promise<Channel> {
  const now = await fetchOne(channel)
  if (now[timestamp] > channel[timestamp]) return now
  throw new Error('cannot be verified yet')
}

/** Whether a test had a response. A failed one stores no time, and not why. */
async function hadResponse(channel: Channel): Promise<boolean> {
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

/** Result of a channel test. */
export interface TestResult {
  /** Milliseconds. */
  responseTime: number
  /** Unix seconds of the server. */
  testTime: number
  /** Model named in the response, else the requested one. */
  model: string
}

async function runTest({ id }: Id, model: string, signal?: AbortSignal): Promise<TestResult> {
  const result = await gateway.getEnvelope('api/channel/test/{id}', testResponseSchema, {
    id,
    search: { model: model || undefined },
    timeout: 'test',
    signal,
  })
  return {
    responseTime: Math.round(result.time * 1000),
    testTime: serverSeconds(),
    model: result.modelName || result.model || model,
  }
}

/** Message of the server when a batch is already running. */
const ALREADY_TESTING = '测试已在运行中'

/** Whether a batch was not started because another one is running. */
export function isAlreadyTesting(error: unknown): boolean {
  return error instanceof HttpFailure && error.serverMessage === ALREADY_TESTING
}

/** Shows in the cached lists what a response says. */
const patchRow = <Result extends object>({ id }: Id, change: (result: Result) => Partial<Channel>) => ({
  key: CHANNEL_LIST,
  change: (
    _variables: unknown,
    page: ListPage<Channel>,
    result: Result | typeof CONFIRMED_WITHOUT_RESPONSE,
  ) => (typeof result === 'symbol' ? page : withRow(page, id, (row) => ({ ...row, ...change(result) }))),
})
const patchTested = (channel: Id) =>
  patchRow(channel, ({ responseTime: response_time, testTime: test_time }: TestResult) => ({
    response_time,
    test_time,
  }))

/** Mutations that test channels and update their balances. */
export const channelTestMutations = {
  /**
   * Tests a channel. It costs money at the provider, so it is never retried; the server stores the result after
   * responding.
   */
  test: (channel: Channel) =>
    createMutation({
      request: (model: string) => runTest(channel, model),
      verify: () => hadResponse(channel),
      patchRows: patchTested(channel),
      meta: { invalidatesIfLost: [[CHANNEL]], errorHandledBy: 'caller' },
    }),
  /**
   * Tests a channel as one of many: `signal` aborts it, and no read follows when the response is lost, because the test
   * can be repeated.
   */
  testOfMany: (channel: Id) =>
    createMutation({
      request: ({ model, signal }: { model: string; signal: AbortSignal }) => runTest(channel, model, signal),
      verify: neverVerified,
      gcTime: 0,
      patchRows: patchTested(channel),
      meta: { errorHandledBy: 'caller' },
    }),
  /**
   * Starts a batch of tests over all or all disabled channels; it continues on the server after the response.
   */
  testMany: (scope: 'all' | 'disabled') =>
    createMutation({
      request: (): Promise<unknown> => gateway.get('api/channel/test', nothing, { search: { scope } }),
      verify: neverVerified,
      meta: { invalidates: [[CHANNEL]], errorHandledBy: 'caller' },
    }),
  /** Makes the server query the balance at the provider; never retried. */
  updateBalance: (channel: Channel) =>
    createMutation<void, { balance: number }, never, ListPage<Channel>>({
      request: () =>
        gateway.getEnvelope('api/channel/update_balance/{id}', balanceResponseSchema, {
          id: channel.id,
          timeout: 'balance',
        }),
      verify: async () => (await readNewer(channel, 'balance_updated_time')) !== undefined,
      patchRows: patchRow(channel, ({ balance }: { balance: number }) => ({
        balance,
        balance_updated_time: serverSeconds(),
      })),
      meta: { invalidatesIfLost: [[CHANNEL]], errorHandledBy: 'caller' },
    }),
}
