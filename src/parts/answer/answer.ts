import type { ChatPiece } from '#/resources/chat/chat'

/** An answer of one model. Times are ms of `performance.now`. */
export interface Answer {
  id: string
  model: string
  /** The token that pays. */
  token: { id: number; name: string }
  /** `waiting`: no text has arrived; `cutOff`: it ended without a reason; `stopped`: by the user; `failed`: with an error. */
  state: 'waiting' | 'streaming' | 'done' | 'cutOff' | 'stopped' | 'failed'
  text: string
  askedAt: number
  firstAt?: number | undefined
  endedAt?: number | undefined
  /** Pieces of text that arrived: about one for each token. */
  pieces: number
  /** Whether the model has thought, which is not shown. */
  hasThought?: boolean
  /** Lines that were no events. */
  oddLines: number
  /** Why the model ended: `stop`, `length`, or a word of its provider. */
  reason?: string | undefined
  /** Blank if the server names none, undefined until it has accepted the call. */
  requestId?: string | undefined
  error?: unknown
}

/** A new answer to which nothing has arrived. */
export function newAnswer(init: Pick<Answer, 'id' | 'model' | 'token' | 'askedAt'>): Answer {
  return { ...init, state: 'waiting', text: '', pieces: 0, oddLines: 0 }
}

/** Whether an answer is still on its way. */
export function isRunning({ state }: Pick<Answer, 'state'>): boolean {
  return state === 'waiting' || state === 'streaming'
}

/** Adds what has arrived until `now` to an answer. What arrives after its end is dropped. */
export function withPieces(answer: Answer, pieces: readonly ChatPiece[], now: number): Answer {
  if (!isRunning(answer)) return answer
  const next: Answer = { ...answer }
  for (const piece of pieces) {
    if (piece.kind === 'opened') next.requestId = piece.requestId
    else if (piece.kind === 'end') next.reason = piece.reason
    else if (piece.kind === 'thought') next.hasThought = true
    else if (piece.kind === 'odd') next.oddLines += 1
    else {
      next.text += piece.text
      next.pieces += 1
      next.firstAt ??= now
      next.state = 'streaming'
    }
  }
  return next
}

/** Ends an answer: with an error, or as what has arrived says. */
export function ended(answer: Answer, now: number, error?: unknown): Answer {
  if (!isRunning(answer)) return answer
  const state = error !== undefined ? 'failed' : answer.reason === undefined ? 'cutOff' : 'done'
  return { ...answer, state, endedAt: now, error }
}

/** Ends an answer because the user wants no more of it. */
export function stopped(answer: Answer, now: number): Answer {
  return isRunning(answer) ? { ...answer, state: 'stopped', endedAt: now } : answer
}

/**
 * Time to the first piece, and tokens per second after it; undefined where it cannot be told, as of an answer of one piece.
 * `logged` are the tokens of its log entry, without which its pieces are counted.
 */
export function speedOf({ askedAt, firstAt, endedAt, pieces, state }: Answer, logged?: number) {
  // What a model wrote after it was stopped has not arrived.
  const tokens = logged === undefined || state === 'stopped' ? pieces : logged
  const firstMs = firstAt === undefined ? undefined : firstAt - askedAt
  const seconds = firstAt === undefined || endedAt === undefined ? 0 : (endedAt - firstAt) / 1000
  return { firstMs, perSecond: seconds > 0 && pieces > 1 && tokens > 1 ? tokens / seconds : undefined }
}
