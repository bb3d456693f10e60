import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ended, isRunning, newAnswer, stopped, withPieces, type Answer } from '#/parts/answer/answer'
import { chatMutations, type ChatCall } from '#/resources/chat/chat-mutations'

/** Enough to say hello; a test shall cost next to nothing. */
const MAX_TOKENS = 64
const QUESTION = 'Hello!'

/**
 * Sends one real call to a model, whose answer arrives as a whole. The key is read for the call and kept nowhere.
 * `answer`: the last one, undefined before the first call. `onAnswered`: called when one has its answer.
 */
export function useTestCall(onAnswered: () => void) {
  const [answer, setAnswer] = useState<Answer>()
  const running = useRef<AbortController>(undefined)
  const { mutate } = useMutation(chatMutations.ask)
  const send = (token: Answer['token'], model: string) => {
    const controller = new AbortController()
    running.current = controller
    setAnswer(newAnswer({ id: '', model, token, askedAt: performance.now() }))
    // What arrives of a call that was stopped is not of the next one.
    const change = (next: (answer: Answer) => Answer) => {
      if (running.current === controller) setAnswer((now) => now && next(now))
    }
    const onEnd = (error?: unknown) => {
      change((now) => ended(now, performance.now(), error))
      if (error === undefined) onAnswered()
    }
    const call: ChatCall = {
      body: { model, messages: [{ role: 'user', content: QUESTION }], max_tokens: MAX_TOKENS, stream: false },
      signal: controller.signal,
      onPiece: (piece) => change((now) => withPieces(now, [piece], performance.now())),
      onEnd,
    }
    mutate({ tokenId: token.id, channel: undefined, calls: [call] }, { onError: onEnd })
  }
  const stop = () => {
    setAnswer((now) => now && stopped(now, performance.now()))
    running.current?.abort()
  }
  return { answer, isBusy: answer !== undefined && isRunning(answer), send, stop }
}
