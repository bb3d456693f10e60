import { mutationOptions } from '@tanstack/react-query'
import { readBeforeWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { LOG_PRESENT } from '../log/log'
import { hasKey, secretOf, tokenSchema } from '../token/token'
import { streamChat, type ChatBody, type ChatPiece } from './chat'

export interface ChatCall {
  body: ChatBody
  signal: AbortSignal
  onPiece: (piece: ChatPiece) => void
  /** Called once: without an error when the answer has ended. */
  onEnd: (error?: unknown) => void
}

interface ChatRequest {
  tokenId: number
  /** Channel that an administrator has chosen; the server chooses otherwise. */
  channel: number | undefined
  calls: readonly ChatCall[]
}

/** Reads the key of a token for one use: nothing keeps it. Throws `HttpFailure`. */
async function readKey(id: number): Promise<string> {
  const token = await gateway.get('api/token/{id}', tokenSchema, { id })
  if (!hasKey(token)) throw new HttpFailure({ kind: 'malformed' })
  return secretOf(token)
}

async function answer({ body, signal, onPiece, onEnd }: ChatCall, key: string): Promise<void> {
  try {
    for await (const piece of streamChat(body, key, signal)) onPiece(piece)
    onEnd()
  } catch (error) {
    onEnd(error)
  }
}

async function ask({ tokenId, channel, calls }: ChatRequest): Promise<void> {
  const key = await readBeforeWrite(() => readKey(tokenId))
  await Promise.all(calls.map((call) => answer(call, channel === undefined ? key : `${key}-${channel}`)))
}

/** Mutations of the playground: a call costs money, so it is one. Neither variables nor result hold the key. */
export const chatMutations = {
  /** Hands the key of an own token to `onKey`, for a copy: a query would keep it as its result. */
  readKey: mutationOptions({
    mutationFn: async ({ tokenId, onKey }: { tokenId: number; onKey: (key: string) => void }) =>
      onKey(await readKey(tokenId)),
    gcTime: 0,
    meta: { errorHandledBy: 'caller' },
  }),
  ask: mutationOptions({
    mutationFn: ask,
    gcTime: 0,
    meta: { invalidates: [['token'], LOG_PRESENT, ['account']], errorHandledBy: 'caller' },
  }),
}
