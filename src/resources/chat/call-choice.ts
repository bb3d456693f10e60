import { serverSeconds } from '#/http/server-clock'
import { isChatModel } from '../model/model'
import { isExpiredAt, TOKEN_STATUS, type Token } from '../token/token'

/** Most tokens that are offered: a list of thousands is of no use. */
const MAX_TOKENS = 200

interface Wanted {
  token?: number | undefined
  tokenName?: string | undefined
  model?: string | undefined
}

/** Whether a token can pay, as far as its row tells. */
export function isUsable(token: Token): boolean {
  return token.status === TOKEN_STATUS.enabled && !isExpiredAt(token, serverSeconds())
}

/**
 * The tokens to choose from, newest first, and the chosen one: that of the URL, whatever its state, so that the words of its
 * refusal can be seen; else the newest usable one that may use the model, of those for every address if there are any: nobody
 * knows from which one the server sees the call.
 */
export function chosenOf({ token: id, tokenName, model }: Wanted, tokens: readonly Token[]) {
  const newest = tokens.toSorted((a, b) => b.id - a.id)
  const wanted =
    newest.find((token) => token.id === id) ??
    (tokenName === undefined ? undefined : newest.find(({ name }) => name === tokenName))
  const usable = newest.filter(isUsable).slice(0, MAX_TOKENS)
  const allowed = usable.filter(({ models }) => !model || models.length === 0 || models.includes(model))
  const token =
    wanted ?? allowed.find(({ subnet }) => subnet.length === 0) ?? allowed[0] ?? usable[0] ?? newest[0]
  const offered = token && !usable.includes(token) ? [token, ...usable] : usable
  return { tokens: offered, token }
}

/**
 * The models that a token may use, and the one that is asked unless another is chosen: one of chat, of `mostUsed` the first; blank if
 * there is none.
 */
export function allowedModels(
  token: Token | undefined,
  available: readonly string[],
  mostUsed: readonly string[] = [],
) {
  const all = token && token.models.length > 0 ? token.models : available
  const known = new Set(all)
  const preferred = mostUsed.find((name) => known.has(name) && isChatModel(name)) ?? all.find(isChatModel)
  return { all, preferred: preferred ?? all[0] ?? '' }
}
