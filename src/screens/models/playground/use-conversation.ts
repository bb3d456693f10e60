import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isRunning, newAnswer, type Answer } from '#/parts/answer/answer'
import type { ChatBody } from '#/resources/chat/chat'
import { chatMutations, type ChatCall } from '#/resources/chat/chat-mutations'
import { useAccount } from '#/session/session'
import { messagesFor, type Turn, type Turns } from './conversation'
import {
  finishAnswer,
  onConversation,
  receivePiece,
  startAnswer,
  stopAnswers,
  turnsOf,
  writeTurns,
} from './conversation-store'

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

/** The turns of the account's conversation; renders for each frame of an answer. */
export function useTurns(): Turns {
  const owner = useAccount()?.id
  return useSyncExternalStore(onConversation, () => turnsOf(owner))
}

/** Whether the conversation has a turn, and whether an answer is on its way; renders when that changes. */
export function useConversationState(): { isBlank: boolean; isBusy: boolean } {
  const owner = useAccount()?.id
  const isBlank = useSyncExternalStore(onConversation, () => turnsOf(owner).length === 0)
  const isBusy = useSyncExternalStore(onConversation, () =>
    turnsOf(owner).some(({ answers }) => answers.some(isRunning)),
  )
  return { isBlank, isBusy }
}

let lastId = 0
function nextId(): number {
  lastId += 1
  return lastId
}

function createAnswer(model: string, { token }: AskWith): Answer {
  return newAnswer({ id: String(nextId()), model, token, askedAt: performance.now() })
}

function callOf({ id, model }: Answer, messages: ChatBody['messages'], settings: AskWith): ChatCall {
  return {
    body: { model, messages, temperature: settings.temperature, max_tokens: settings.maxTokens },
    signal: startAnswer(id),
    onPiece: (piece) => receivePiece(id, piece),
    onEnd: (error) => finishAnswer(id, error),
  }
}

/** What can be done to the conversation. */
export function useConversationActions() {
  const owner = useAccount()?.id
  const { mutateAsync } = useMutation(chatMutations.ask)

  const start = (answers: readonly Answer[], calls: readonly ChatCall[], settings: AskWith) => {
    const { token, channel } = settings
    void mutateAsync({ tokenId: token.id, channel, calls }).catch((error: unknown) => {
      for (const { id } of answers) finishAnswer(id, error)
    })
  }
  /** The turns before the one with the id `from`. */
  const turnsBefore = (from: number | undefined) => {
    const turns = turnsOf(owner)
    const at = turns.findIndex(({ id }) => id === from)
    return at < 0 ? turns : turns.slice(0, at)
  }

  return {
    stop: stopAnswers,
    clear: () => {
      stopAnswers()
      writeTurns(owner, [])
    },
    /** Asks a question after the turns before `from`, which drops those from it on; without it after all. */
    ask: (question: string, settings: AskWith, from?: number) => {
      stopAnswers()
      const before = turnsBefore(from)
      const answers = settings.models.map((model) => createAnswer(model, settings))
      writeTurns(owner, [...before, { id: nextId(), question, answers }])
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
      const before = turnsBefore(id)
      writeTurns(owner, [...before, { id, question, answers: answers.with(column, answer) }])
      const messages = messagesFor(before, question, column, settings.system)
      start([answer], [callOf(answer, messages, settings)], settings)
    },
  }
}
