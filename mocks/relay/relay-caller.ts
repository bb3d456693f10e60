import { callOf, clientAddress, worldOf } from '../server/call'
import { isInSubnets } from '../server/cidr'
import { GoDecodeError, parseWholeGoJson } from '../server/go-json'
import { fillStruct, goString, goStruct } from '../server/go-struct'
import { modelRefusal, ownerRefusal, tokenRefusal, type Payer } from './accounting'
import { relayRefusal } from './relay-error'

const modelBody = goStruct('middleware', 'ModelRequest', { model: goString })

/** The model that the body names; the server parses JSON only under its content type. Throws `GoDecodeError`. */
function requestedModel(request: Request): string {
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  return isJson ? fillStruct(modelBody, parseWholeGoJson(callOf(request).body)).model : ''
}

/** The account, token and model of a relay call, and the id behind the key if the caller chose a channel. */
export interface RelayCaller extends Required<Payer> {
  model: string
  /** Text after the key, as in `sk-{key}-{channel id}`. */
  channelId: string | undefined
}

/**
 * Authenticates a relay call by its `sk-` key, with the checks in the server's order (K6.11). Throws the refusal as a
 * Response. `requiresModel` refuses a body that is not JSON.
 */
export function relayCaller(request: Request, { requiresModel = false } = {}): RelayCaller {
  const world = worldOf(request)
  const refuse = (status: number, message: string) => relayRefusal(request, status, message)
  const header = request.headers.get('authorization') ?? ''
  const [key = '', channelId] = header
    .replace(/^Bearer /, '')
    .replace(/^sk-/, '')
    .split('-')
  if (key === '') throw refuse(401, '未提供令牌')
  const token = world.tokens.find((row) => row.key === key)
  if (!token) throw refuse(401, '无效的令牌')
  const invalid = tokenRefusal(world, token)
  if (invalid !== undefined) throw refuse(401, invalid)
  const address = clientAddress(request)
  if (token.subnet && !isInSubnets(address, token.subnet))
    throw refuse(403, `该令牌只能在指定网段使用：${token.subnet}，当前 ip：${address}`)
  const user = world.users.get(token.user_id)
  const banned = ownerRefusal(world, user)
  if (!user || banned !== undefined) throw refuse(403, banned ?? '')
  const model = modelOf(request, requiresModel)
  const forbidden = model === '' ? undefined : modelRefusal(token, model)
  if (forbidden !== undefined) throw refuse(403, forbidden)
  if (channelId !== undefined && user.role < 10) throw refuse(403, '普通用户不支持指定渠道')
  return { user, token, model, channelId }
}

function modelOf(request: Request, isRequired: boolean): string {
  try {
    return requestedModel(request)
  } catch (error) {
    if (!(error instanceof GoDecodeError)) throw error
    if (!isRequired) return ''
    throw relayRefusal(request, 400, `common.UnmarshalBodyReusable failed: ${error.message}`)
  }
}
