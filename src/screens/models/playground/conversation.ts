import type { Answer } from '#/parts/answer/answer'
import type { ChatMessage } from '#/resources/chat/chat'

export interface Turn {
  id: number
  question: string
  answers: readonly Answer[]
}

/** A conversation, oldest turn first. */
export type Turns = readonly Turn[]

export function changeAnswer(turns: Turns, id: string, change: (answer: Answer) => Answer): Turns {
  return turns.map((turn) =>
    turn.answers.some((answer) => answer.id === id)
      ? { ...turn, answers: turn.answers.map((answer) => (answer.id === id ? change(answer) : answer)) }
      : turn,
  )
}

/**
 * Messages that ask for the answer in `column` of a turn: the system prompt, the turns before it as this column saw them, its
 * question. A turn without an answer is left out, because some providers refuse two questions in a row.
 */
export function messagesFor(before: Turns, question: string, column: number, system: string): ChatMessage[] {
  const earlier = before.flatMap(({ question: asked, answers }): ChatMessage[] => {
    const answer = answers[column] ?? answers[0]
    if (!answer || answer.text === '') return []
    return [
      { role: 'user', content: asked },
      { role: 'assistant', content: answer.text },
    ]
  })
  const head: ChatMessage[] = system.trim() === '' ? [] : [{ role: 'system', content: system }]
  return [...head, ...earlier, { role: 'user', content: question }]
}
