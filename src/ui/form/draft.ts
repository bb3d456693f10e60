import * as z from 'zod/mini'
import { type Answers, changedNames, type Fields, type NameOf, namesOf } from '#/fields/answers'
import type { Answer, AnyAnswers } from '#/fields/field'
import { answersShape } from '#/fields/fields-schema'
import { storedValue } from '#/browser/stored-value'

const KEPT_MS = 24 * 60 * 60 * 1000

/** Where a draft belongs: `slot` names the form and its record, `owner` the person (`token/5`, 12). */
export interface DraftPlace {
  slot: string
  owner: number | string
}

type SomeAnswers = Readonly<Partial<Record<string, Answer>>>

export interface Draft {
  /** When it was kept, in unix ms. */
  at: number
  /** What was typed, changed answers only. */
  mine: SomeAnswers
  /** What the server had at those names then, so that a later save can see that it moved. */
  base: SomeAnswers
  /** Names typed but not kept. */
  secrets: readonly string[]
}

function pick(answers: AnyAnswers, names: readonly string[]): SomeAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)))
}

/** The draft worth keeping, or undefined when nothing was changed. `now` in unix ms. */
export function draftOf<Of extends Fields>(
  fields: Of,
  base: Answers<Of>,
  mine: Answers<Of>,
  now: number,
): Draft | undefined {
  const changed = changedNames(fields, base, mine)
  if (changed.length === 0) return undefined
  const isSecret = (name: NameOf<Of>) => fields[name]?.kind === 'secret'
  const kept = changed.filter((name) => !isSecret(name))
  return { at: now, mine: pick(mine, kept), base: pick(base, kept), secrets: changed.filter(isSecret) }
}

/** What is kept while `offered` still waits for an answer: `typed` since goes over it, nothing of either is lost. */
export function joinDrafts(offered: Draft | undefined, typed: Draft | undefined): Draft | undefined {
  if (!offered || !typed) return typed ?? offered
  return {
    at: typed.at,
    mine: { ...offered.mine, ...typed.mine },
    base: { ...offered.base, ...typed.base },
    secrets: [...new Set([...offered.secrets, ...typed.secrets])],
  }
}

/** The drawer of one draft in this tab's session storage. Anything that is no draft of `fields` is dropped. */
export function draftDrawer(fields: Fields, { slot, owner }: DraftPlace) {
  const plain = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'secret'))
  const answers = z.partial(answersShape(plain))
  const names = new Set(namesOf(fields))
  const schema: z.ZodMiniType<Draft> = z.object({
    at: z.number(),
    mine: answers,
    base: answers,
    secrets: z.array(z.string().check(z.refine((name) => names.has(name)))),
  })
  const stored = storedValue(`draft:${owner}:${slot}`, schema, 'session')
  return {
    /** The draft kept less than 24 hours before `now` (unix ms). */
    read(now: number): Draft | undefined {
      const draft = stored.read()
      if (!draft || (now - draft.at < KEPT_MS && draft.at <= now)) return draft
      stored.remove()
      return undefined
    },
    write: (draft: Draft) => stored.write(draft),
    remove: () => stored.remove(),
  }
}
