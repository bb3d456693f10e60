import { CHANNEL_STATUS, type ChannelRow } from '../channel/channel-row'
import { ratiosFor } from '../option/ratios'
import { worldOf, callOf } from '../server/call'
import { mappedModel, networkError } from '../upstream/exchange'
import { providerOf, type Provider } from '../upstream/rules'
import { untilReleased } from '../upstream/until-released'
import type { World } from '../world'
import { channelsFor, priceOf, quotaRefusal, reservation, settle } from './accounting'
import type { RelayCaller } from './relay-caller'
import { ownError, relayFailure, relayRefusal, type RelayError } from './relay-error'

/** The channels of a call in the order of their use: the chosen one alone, or all that serve the model. */
function channelsOf(request: Request, { user, model, channelId }: RelayCaller): Readonly<ChannelRow>[] {
  const world = worldOf(request)
  if (channelId === undefined) {
    const channels = channelsFor(world, user.group, model)
    if (channels.length > 0) return channels
    throw relayRefusal(request, 503, `当前分组 ${user.group} 下对于模型 ${model} 无可用渠道`)
  }
  const chosen = /^[+-]?\d+$/.test(channelId) ? world.channels.get(Number(channelId)) : undefined
  if (!chosen) throw relayRefusal(request, 400, '无效的渠道 Id')
  if (chosen.status !== CHANNEL_STATUS.enabled) throw relayRefusal(request, 403, '该渠道已被禁用')
  return [chosen]
}

interface Failure {
  status: number
  error: RelayError
}

/** What a provider used and answered; `completion_tokens` is 0 for embeddings. */
interface Relayed {
  prompt_tokens: number
  completion_tokens: number
  is_stream: boolean
  /** Builds the response for the name that was sent to the provider. */
  respond: (model: string) => Response
}

/** How one kind of relay call is answered. */
export interface RelayKind {
  /** Tokens to set aside before the call. */
  expectedTokens: number
  /** Path of the provider's API, for its errors. */
  path: string
  answer: (provider: Provider) => Relayed
}

/** Error of a provider that answers with a status and a text of its own; a body that is no JSON leaves it blank (K6.11). */
function providerError(status: number, message: string): Failure {
  return {
    status,
    error: { message, type: 'upstream_error', param: String(status), code: 'bad_response_status_code' },
  }
}

async function callChannel(
  request: Request,
  caller: RelayCaller,
  channel: Readonly<ChannelRow>,
  { expectedTokens, path, answer }: RelayKind,
): Promise<Response | Failure> {
  const world = worldOf(request)
  const { user, token } = caller
  const model = mappedModel(channel, caller.model)
  const ratios = ratiosFor(world.options, model, user.group, channel.type)
  const short = quotaRefusal({ user, token }, reservation(world, expectedTokens, ratios))
  if (short) return { status: 403, error: ownError(short.code, short.message) }
  const provider = providerOf(channel)
  if (provider.hangs) await untilReleased(world.faults)
  const unreachable = networkError('Post', channel, path)
  if (unreachable !== undefined)
    return { status: 500, error: ownError('do_request_failed', `do request failed: ${unreachable}`) }
  if (provider.refusal) return providerError(provider.refusal.status, provider.refusal.text)
  const { respond, ...used } = answer(provider)
  settle(world, {
    ...used,
    user: world.users.get(user.id) ?? user,
    token: token && (world.tokens.get(token.id) ?? token),
    model,
    quota: priceOf(used, ratios),
    ratios,
    channel: channel.id,
    at: world.clock.now(),
    elapsed_time: provider.ms + used.completion_tokens * 9,
    request_id: callOf(request).requestId,
  })
  return respond(model)
}

/**
 * The channel of a retry; undefined if that is one without a call: the server draws the first retry among the highest
 * priority again, later ones among all, and never asks the channel that has just failed (K6.11).
 */
function channelOfRetry(
  channels: readonly Readonly<ChannelRow>[],
  tried: readonly number[],
  isFirst: boolean,
): Readonly<ChannelRow> | undefined {
  const highest = channels[0]?.priority ?? 0
  const pool = isFirst ? channels.filter(({ priority }) => (priority ?? 0) === highest) : channels
  return pool.find(({ id }) => !tried.includes(id)) ?? pool.find(({ id }) => id !== tried.at(-1))
}

/** Switches a channel off whose provider has rejected its key, if the options say so. */
function punish(world: World, channel: Readonly<ChannelRow>, status: number): void {
  const isRejected = status === 401 || providerOf(channel).refusal?.isRejection
  if (!isRejected || !world.options.isOn('AutomaticDisableChannelEnabled')) return
  world.channels.update(channel.id, { status: CHANNEL_STATUS.disabledByServer })
  world.abilities.setEnabled(channel.id, false)
}

/**
 * Answers a relay call by a channel that serves its model, after a failure by others as often as `RetryTimes` says. Charges the payer and writes the log entry; a failed call leaves none (K6.11). `kindOf` reads the body, which the
 * server does after it has chosen a channel. Throws a refusal as a Response.
 */
export async function relayCall(
  request: Request,
  caller: RelayCaller,
  kindOf: () => RelayKind,
): Promise<Response> {
  const world = worldOf(request)
  const [first] = channelsOf(request, caller)
  const kind = kindOf()
  if (!first) throw new RangeError('a call has a channel or is refused')
  const ask = async (channel: Readonly<ChannelRow>) => {
    const result = await callChannel(request, caller, channel, kind)
    if (!(result instanceof Response) && result.error.type === 'upstream_error')
      punish(world, channel, result.status)
    return result
  }
  let result = await ask(first)
  const tried = [first.id]
  // Only the first failure decides whether the server retries.
  const canRetry = caller.channelId === undefined && !(result instanceof Response) && result.status !== 400
  const retries = canRetry ? Math.max(0, world.options.int('RetryTimes')) : 0
  for (let retry = 0; retry < retries && !(result instanceof Response); retry += 1) {
    const channels = channelsFor(world, caller.user.group, caller.model)
    const channel = channelOfRetry(channels, tried, retry === 0)
    if (!channel) continue
    tried.push(channel.id)
    // oxlint-disable-next-line no-await-in-loop -- the next channel is asked only after the one before has failed
    result = await ask(channel)
  }
  return result instanceof Response ? result : relayFailure(request, result.status, result.error)
}
