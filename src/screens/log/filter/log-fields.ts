import { answerProblem } from '#/fields/answer-problem'
import { defineFields, namesOf, type Answers, type NameOf } from '#/fields/answers'
import { field } from '#/fields/field'
import { momentSeconds, momentText, NEVER } from '#/fields/moment-text'
import { wholeNumber } from '#/fields/whole-number'
import { t } from '#/i18n/i18n'
import { boundsOf } from '#/resources/log/log-range'
import { isKey } from '#/ui/grid/grid-search'
import { rangeOf, type LogQuestion } from '../log-search'

/** What a list can be narrowed by, besides the type. */
export const logFields = defineFields(
  {
    token_name: field.line({ label: 'log.tokenName' }),
    model_name: field.line({ label: 'log.modelName' }),
    start: field.moment({ label: 'log.start' }),
    end: field.moment({ label: 'log.end' }),
    username: field.line({ label: 'log.username' }),
    channel: field.digits({ label: 'log.channelId', required: false }),
  },
  {
    token_name: { check: ({ token_name }) => keyProblem(token_name) },
    model_name: { check: ({ model_name }) => keyProblem(model_name) },
    username: { check: ({ username }) => keyProblem(username) },
    end: { check: ({ start, end }) => orderProblem(start, end) },
  },
)
type LogFields = typeof logFields
export type LogAnswers = Answers<LogFields>
export type LogFieldName = NameOf<LogFields>
export type LogProblems = Partial<Record<LogFieldName, string>>

function keyProblem(text: string): string | undefined {
  return isKey(text) ? t('grid.isKey') : undefined
}

function orderProblem(start: string, end: string): string | undefined {
  const from = momentSeconds(start)
  const to = momentSeconds(end)
  if (from === undefined || to === undefined || to === NEVER) return undefined
  return to < from ? t('log.end.early') : undefined
}

/** What the fields show for an address at `now` (unix seconds): a relative range as the moments it means. */
export function answersOf(question: LogQuestion, now: number): LogAnswers {
  const { start, end } = boundsOf(rangeOf(question), now)
  return {
    token_name: question.token_name,
    model_name: question.model_name,
    start: momentText(start ?? NEVER),
    end: momentText(end ?? NEVER),
    username: question.username,
    channel: question.channel === 0 ? '' : String(question.channel),
  }
}

/** What is wrong, by field; nothing is sent while anything is. */
export function problemsOf(answers: LogAnswers): LogProblems {
  const problems: LogProblems = {}
  for (const name of namesOf(logFields)) {
    const problem = answerProblem(logFields[name], answers[name], answers)
    if (problem) problems[name] = problem
  }
  return problems
}

/** Unix seconds of a typed moment; empty means no bound, which an address says as 0. */
function boundOf(text: string): number {
  return Math.max(0, momentSeconds(text) ?? 0)
}

/**
 * The change of address that `answers` ask for. Moments that were `shown` for a relative range and left alone keep
 * it relative.
 */
export function searchOf(answers: LogAnswers, shown: LogAnswers): Partial<LogQuestion> {
  const names = {
    token_name: answers.token_name.trim(),
    model_name: answers.model_name.trim(),
    username: answers.username.trim(),
    channel: wholeNumber(answers.channel) ?? 0,
  }
  if (answers.start === shown.start && answers.end === shown.end) return names
  return { ...names, range: 'all', start: boundOf(answers.start), end: boundOf(answers.end) }
}
