import * as z from 'zod/mini'
import { answerProblem } from './answer-problem'
import type { Fields } from './answers'
import type { Answer, Kind } from './field'

const TEXT = z.string()
const TYPES: Record<Kind, z.ZodMiniType<Answer>> = {
  line: TEXT,
  block: TEXT,
  secret: TEXT,
  digits: TEXT,
  choice: TEXT,
  moment: TEXT,
  switch: z.boolean(),
  many: z.array(TEXT),
}

/** The types of the answers alone, for reading back what was kept: nothing is judged. */
export function answersShape(fields: Fields) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, TYPES[kind]])))
}

/** Validates the answers of a form. Messages are made in the language spoken when it runs. */
export function fieldsSchema(fields: Fields) {
  return answersShape(fields).check(
    z.superRefine((answers, context) => {
      for (const [name, asked] of Object.entries(fields)) {
        const answer = answers[name]
        const message = answer === undefined ? undefined : answerProblem(asked, answer, answers)
        if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message })
      }
    }),
  )
}
