import { useState } from 'react'
import { secondsNow } from '#/resources/log/log-range'
import { whenReleased } from '#/ui/form/when-released'
import { noFilters, type LogQuestion } from '../log-search'
import {
  answersOf,
  problemsOf,
  searchOf,
  type LogAnswers,
  type LogFieldName,
  type LogProblems,
} from './log-fields'

interface Typing {
  /** The address the fields were filled from, as text. */
  address: string
  shown: LogAnswers
  typed: LogAnswers
  problems: LogProblems
}

function filled(question: LogQuestion): Typing {
  const shown = answersOf(question, secondsNow())
  return { address: JSON.stringify(question), shown, typed: shown, problems: {} }
}

/** What is being typed into the filters; another address fills them anew, whoever went there. */
export function useLogAnswers(question: LogQuestion) {
  const [kept, keep] = useState(() => filled(question))
  const typing = kept.address === JSON.stringify(question) ? kept : filled(question)
  if (typing !== kept) keep(typing)

  return {
    ...typing,
    type: (name: LogFieldName, answer: string) =>
      keep((now) => ({
        ...now,
        typed: { ...now.typed, [name]: answer },
        // What is being mended is judged again when it is left.
        problems: { ...now.problems, [name]: undefined },
      })),
    /** Judges a field that was changed: passing through must not scold. */
    judge: (name: LogFieldName) =>
      // What is said moves the button that is being pressed.
      whenReleased(() =>
        keep((now) => {
          if (now.typed[name] === now.shown[name]) return now
          return { ...now, problems: { ...now.problems, [name]: problemsOf(now.typed)[name] } }
        }),
      ),
    /** Forgets what was typed, also where the address asked for nothing all along. */
    clear: () => keep(filled({ ...question, ...noFilters })),
    /** The address that is asked for, or undefined when something is wrong, which is then said. */
    asked: (): Partial<LogQuestion> | undefined => {
      const problems = problemsOf(typing.typed)
      keep({ ...typing, problems })
      return Object.keys(problems).length > 0 ? undefined : searchOf(typing.typed, typing.shown)
    },
  }
}
