import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createStore } from '#/async/store'
import type { ChatBody, ChatPiece } from '#/resources/chat/chat'
import { chatMutations, type ChatCall } from '#/resources/chat/chat-mutations'
import { useAccount } from '#/session/session'
import {
  type Answer,
  changeAnswer,
  ended,
  isRunning,
  messagesFor,
  newAnswer,
  stopped,
  withPieces,
  type Turn,
  type Turns,
} from './conversation'

/** What a question is asked with. */
export interface AskWith {
  token: { id: number; name: string }
  /** Channel that an administrator has chosen. */
  channel: number | undefined
  /** One model for each column. */
  models: readonly string[]
  system: string
  temperature: number | undefined
  maxTokens: number | undefined
}

interface Kept {
  /** Id of the account whose conversation it is. */
  owner: number | undefined
  turns: Turns
}

// In the memory of the tab only: it outlives a visit to the log, not a reload.
const kept = createStore<Kept>({ owner: undefined, turns: [] })
const controllers = new Map<string, AbortController>()
let lastId = 0

function change(update: (turns: Turns) => Turns): void {
  const now = kept.read()
  kept.write({ ...now, turns: update(now.turns) })
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
  change((turns) =>
    batches.reduce(
      (all, [id, { pieces, at }]) => changeAnswer(all, id, (answer) => withPieces(answer, pieces, at)),
      turns,
    ),
  )
}

/** Takes a piece; the page is rendered once for each frame, whatever number of pieces arrives. */
function receive(id: string, piece: ChatPiece): void {
  const batch = arrived.get(id) ?? { pieces: [], at: performance.now() }
  batch.pieces.push(piece)
  arrived.set(id, batch)
  if (isFlushPlanned) return
  isFlushPlanned = true
  if (document.hidden) setTimeout(flush, HIDDEN_FLUSH_MS)
  else requestAnimationFrame(flush)
}

function finish(id: string, error?: unknown): void {
  flush()
  controllers.delete(id)
  change((turns) => changeAnswer(turns, id, (answer) => ended(answer, performance.now(), error)))
}

function stopAll(): void {
  flush()
  for (const [id, controller] of controllers) {
    change((turns) => changeAnswer(turns, id, (answer) => stopped(answer, performance.now())))
    controller.abort()
  }
  controllers.clear()
}

function createAnswer(model: string, { token }: AskWith): Answer {
  lastId += 1
  return newAnswer({ id: String(lastId), model, token, askedAt: performance.now() })
}

function callOf({ id, model }: Answer, messages: ChatBody['messages'], settings: AskWith): ChatCall {
  const controller = new AbortController()
  controllers.set(id, controller)
  return {
    body: { model, messages, temperature: settings.temperature, max_tokens: settings.maxTokens },
    signal: controller.signal,
    onPiece: (piece) => receive(id, piece),
    onEnd: (error) => finish(id, error),
  }
}

/** The conversation of the account in this tab, and what can be done to it. */
export function useConversation() {
  const owner = useAccount()?.id
  const { owner: keptOwner, turns: keptTurns } = useSyncExternalStore(kept.subscribe, kept.read)
  const turns = keptOwner === owner ? keptTurns : []
  const { mutateAsync } = useMutation(chatMutations.ask)

  const start = (answers: readonly Answer[], calls: readonly ChatCall[], settings: AskWith) => {
    const { token, channel } = settings
    void mutateAsync({ tokenId: token.id, channel, calls }).catch((error: unknown) => {
      for (const { id } of answers) finish(id, error)
    })
  }

  return {
    turns,
    isRunning: turns.some(({ answers }) => answers.some(isRunning)),
    stop: stopAll,
    clear: () => {
      stopAll()
      kept.write({ owner, turns: [] })
    },
    /** Asks a question after the turns before `from`, which drops those from it on; without it after all. */
    ask: (question: string, settings: AskWith, from?: number) => {
      stopAll()
      const at = from === undefined ? -1 : turns.findIndex(({ id }) => id === from)
      const before = at < 0 ? turns : turns.slice(0, at)
      const answers = settings.models.map((model) => createAnswer(model, settings))
      lastId += 1
      kept.write({ owner, turns: [...before, { id: lastId, question, answers }] })
      const calls = answers.map((answer, column) =>
        callOf(answer, messagesFor(before, question, column, settings.system), settings),
      )
      start(answers, calls, settings)
    },
    /** Asks the model of one answer of the last turn again, in its place. */
    retry: ({ id, question, answers }: Turn, column: number, settings: AskWith) => {
      const old = answers[column]
      if (!old) return
      const answer = createAnswer(old.model, settings)
      const replaced = answers.with(column, answer)
      const before = turns.slice(
        0,
        turns.findIndex((turn) => turn.id === id),
      )
      kept.write({
        owner,
        turns: [...before, { id, question, answers: replaced }],
      })
      const messages = messagesFor(before, question, column, settings.system)
      start([answer], [callOf(answer, messages, settings)], settings)
    },
  }
}

/** The conversation and what can be done to it. */
export type ConversationHandle = ReturnType<typeof useConversation>
