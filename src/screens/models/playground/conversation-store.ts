import { createStore } from '#/async/store'
import { type Answer, ended, stopped, withPieces } from '#/parts/answer/answer'
import type { ChatPiece } from '#/resources/chat/chat'
import { changeAnswer, type Turns } from './conversation'

interface Kept {
  /** Id of the account whose conversation it is. */
  owner: number | undefined
  turns: Turns
}

const NO_TURNS: Turns = []

// In the memory of the tab only: it outlives a visit to the log, not a reload.
const kept = createStore<Kept>({ owner: undefined, turns: NO_TURNS })
const controllers = new Map<string, AbortController>()

/** Calls `listener` after each change of the conversation. */
export const onConversation = kept.subscribe

/** The turns of the conversation, none if it is that of another account. */
export function turnsOf(owner: number | undefined): Turns {
  const now = kept.read()
  return now.owner === owner ? now.turns : NO_TURNS
}

/** Replaces the conversation. */
export function writeTurns(owner: number | undefined, turns: Turns): void {
  kept.write({ owner, turns })
}

function changeOne(id: string, change: (answer: Answer) => Answer): void {
  const { owner, turns } = kept.read()
  kept.write({ owner, turns: changeAnswer(turns, id, change) })
}

/** Registers an answer that is asked for; returns the signal that stops it. */
export function startAnswer(id: string): AbortSignal {
  const controller = new AbortController()
  controllers.set(id, controller)
  return controller.signal
}

/** Pieces that have arrived since the last frame. `at`: when the first of them did. */
const arrived = new Map<string, { pieces: ChatPiece[]; at: number }>()
let isFlushPlanned = false
/** A page in the background gets no frames. */
const HIDDEN_FLUSH_MS = 250

function flush(): void {
  isFlushPlanned = false
  const batches = [...arrived]
  arrived.clear()
  for (const [id, { pieces, at }] of batches) changeOne(id, (answer) => withPieces(answer, pieces, at))
}

/** Takes a piece; the page is rendered once for each frame, whatever number of pieces arrives. */
export function receivePiece(id: string, piece: ChatPiece): void {
  const batch = arrived.get(id) ?? { pieces: [], at: performance.now() }
  batch.pieces.push(piece)
  arrived.set(id, batch)
  if (isFlushPlanned) return
  isFlushPlanned = true
  if (document.hidden) setTimeout(flush, HIDDEN_FLUSH_MS)
  else requestAnimationFrame(flush)
}

/** Ends an answer, with an error or as what has arrived says. */
export function finishAnswer(id: string, error?: unknown): void {
  flush()
  controllers.delete(id)
  changeOne(id, (answer) => ended(answer, performance.now(), error))
}

/** Stops what is still on its way. */
export function stopAnswers(): void {
  flush()
  for (const [id, controller] of controllers) {
    changeOne(id, (answer) => stopped(answer, performance.now()))
    controller.abort()
  }
  controllers.clear()
}
