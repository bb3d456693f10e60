import { useMutation } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#/async/store'
import { ended, isRunning, newAnswer, stopped, withPieces, type Answer } from '#/parts/answer/answer'
import type { ChatPiece } from '#/resources/chat/chat'
import { chatMutations, type ChatCall } from '#/resources/chat/chat-mutations'
import { useAccount } from '#/session/session'
import { changeAnswer, messagesFor, type Turn, type Turns } from './conversation'

export interface AskWith {
  token: { id: number; name: string }
  channel: number | undefined
  /** One model for each column. */
  models: readonly string[]
  system: string
  temperature: number | undefined
  maxTokens: number | undefined
}

const NO_TURNS: Turns = []

/** In the memory of the tab only, for the account `owner`: it outlives a visit to the log, not a reload. */
const conversation = createStore<{ owner: number | undefined; turns: Turns }>({
  owner: undefined,
  turns: NO_TURNS,
})
const controllers = new Map<string, AbortController>()
/** Pieces that are not rendered yet. `at`: when the first of them arrived. */
const arrived = new Map<string, { pieces: ChatPiece[]; at: number }>()
/** However many pieces arrive, the page is rendered this often. */
const FLUSH_MS = 50

function turnsOf(owner: number | undefined): Turns {
  const now = conversation.read()
  return now.owner === owner ? now.turns : NO_TURNS
}

function change(id: string, next: (answer: Answer) => Answer): void {
  const { owner, turns } = conversation.read()
  conversation.write({ owner, turns: changeAnswer(turns, id, next) })
}

function flush(): void {
  const batches = [...arrived]
  arrived.clear()
  for (const [id, { pieces, at }] of batches) change(id, (answer) => withPieces(answer, pieces, at))
}

function receive(id: string, piece: ChatPiece): void {
  const batch = arrived.get(id) ?? { pieces: [], at: performance.now() }
  batch.pieces.push(piece)
  if (arrived.size === 0) setTimeout(flush, FLUSH_MS)
  arrived.set(id, batch)
}

function finish(id: string, error?: unknown): void {
  flush()
  controllers.delete(id)
  change(id, (answer) => ended(answer, performance.now(), error))
}

function stopAnswers(): void {
  flush()
  for (const [id, controller] of controllers) {
    change(id, (answer) => stopped(answer, performance.now()))
    controller.abort()
  }
  controllers.clear()
}

/** The turns of the account's conversation; renders for each batch of pieces. */
export function useTurns(): Turns {
  const owner = useAccount()?.id
  return useSyncExternalStore(conversation.subscribe, () => turnsOf(owner))
}

let lastId = 0
function nextId(): number {
  lastId += 1
  return lastId
}

const createAnswer = (model: string, { token }: AskWith): Answer =>
  newAnswer({ id: String(nextId()), model, token, askedAt: performance.now() })

/** The account's conversation without its turns: pieces do not render the screen. Leaving the screen ends the answers. */
export function useConversation() {
  const owner = useAccount()?.id
  const { mutateAsync } = useMutation(chatMutations.ask)
  const isBlank = useSyncExternalStore(conversation.subscribe, () => turnsOf(owner).length === 0)
  const isBusy = useSyncExternalStore(conversation.subscribe, () =>
    turnsOf(owner).some(({ answers }) => answers.some(isRunning)),
  )
  useEffect(() => stopAnswers, [])

  /** The turns before the one with this id; all of them without it. */
  const turnsBefore = (id: number | undefined) => {
    const turns = turnsOf(owner)
    const at = turns.findIndex((turn) => turn.id === id)
    return at < 0 ? turns : turns.slice(0, at)
  }

  /** Shows a turn after `before`, and asks for some of its answers. */
  const send = (before: Turns, turn: Turn, asked: readonly Answer[], settings: AskWith) => {
    const { token, channel, system, temperature, maxTokens } = settings
    conversation.write({ owner, turns: [...before, turn] })
    const calls = asked.map((answer): ChatCall => {
      const { id, model } = answer
      const controller = new AbortController()
      controllers.set(id, controller)
      const messages = messagesFor(before, turn.question, turn.answers.indexOf(answer), system)
      return {
        body: { model, messages, temperature, max_tokens: maxTokens },
        signal: controller.signal,
        onPiece: (piece) => receive(id, piece),
        onEnd: (error) => finish(id, error),
      }
    })
    void mutateAsync({ tokenId: token.id, channel, calls }).catch((error: unknown) => {
      for (const { id } of asked) finish(id, error)
    })
  }

  return {
    isBlank,
    isBusy,
    stop: stopAnswers,
    clear: () => {
      stopAnswers()
      conversation.write({ owner, turns: NO_TURNS })
    },
    /** Asks a question after the turns before `from`, which drops those from it on; without it after all. */
    ask: (question: string, settings: AskWith, from?: number) => {
      stopAnswers()
      const answers = settings.models.map((model) => createAnswer(model, settings))
      send(turnsBefore(from), { id: nextId(), question, answers }, answers, settings)
    },
    /** Asks the model of one answer of the last turn again, in its place. */
    retry: (turn: Turn, column: number, settings: AskWith) => {
      const answer = createAnswer(turn.answers[column]?.model ?? '', settings)
      const answers = turn.answers.with(column, answer)
      send(turnsBefore(turn.id), { ...turn, answers }, [answer], settings)
    },
  }
}
