import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { isBlank, isJudged } from './answers'
import { byteLength } from './byte-length'
import type { Answer, AnyAnswers, Field } from './field'
import { momentSeconds } from './moment-text'
import { wholeNumberProblem } from './whole-number'

function kindProblem(asked: Field, answer: Answer): string | undefined {
  if (typeof answer !== 'string') return undefined
  if (asked.kind === 'digits') return wholeNumberProblem(answer, asked)
  if (asked.kind !== 'moment') return undefined
  return momentSeconds(answer) === undefined ? t(asked.wrong ?? 'rule.moment') : undefined
}

function bytesProblem(asked: Field, answer: Answer): string | undefined {
  if (!('maxBytes' in asked) || asked.maxBytes === undefined || typeof answer !== 'string') return undefined
  const bytes = byteLength(answer)
  return bytes > asked.maxBytes ? t('rule.bytes', { max: asked.maxBytes, bytes }) : undefined
}

function ruleProblem(rule: z.core.$ZodType | undefined, answer: Answer): string | undefined {
  return rule && z.safeParse(rule, answer).error?.issues[0]?.message
}

/** What is wrong with `answer`, in the current language; undefined when nothing is. */
export function answerProblem(asked: Field, answer: Answer, answers: AnyAnswers): string | undefined {
  if (!isJudged(asked, answers)) return undefined
  if (isBlank(answer)) return asked.required ? t(asked.missing ?? 'rule.required') : asked.check?.(answers)
  return (
    kindProblem(asked, answer) ??
    bytesProblem(asked, answer) ??
    ruleProblem(asked.rule, answer) ??
    asked.check?.(answers)
  )
}
