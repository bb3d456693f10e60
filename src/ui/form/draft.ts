import * as z from 'zod/mini'
import {
  type FieldValues,
  changedFieldNames,
  type Fields,
  type FieldName,
  fieldNames,
} from '#/fields/field-values'
import type { FieldValue, AnyFieldValues } from '#/fields/field'
import { valuesSchema } from '#/fields/fields-schema'
import { storedValue } from '#/browser/stored-value'

const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000

/** Where a draft belongs: `slot` names the form and its record, `owner` the person (`token/5`, 12). */
export interface DraftLocation {
  formKey: string
  owner: number | string
}

type PartialValues = Readonly<Partial<Record<string, FieldValue>>>

export interface Draft {
  /** When it was kept, in unix ms. */
  at: number
  /** What was typed, changed answers only. */
  mine: PartialValues
  /** What the server had at those names then, so that a later save can see that it moved. */
  base: PartialValues
  /** Names typed but not kept. */
  secrets: readonly string[]
}

function pick(values: AnyFieldValues, names: readonly string[]): PartialValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** The draft worth keeping, or undefined when nothing was changed. `now` in unix ms. */
export function createDraft<Of extends Fields>(
  fields: Of,
  base: FieldValues<Of>,
  mine: FieldValues<Of>,
  now: number,
): Draft | undefined {
  const changed = changedFieldNames(fields, base, mine)
  if (changed.length === 0) return undefined
  const isSecret = (name: FieldName<Of>) => fields[name]?.kind === 'secret'
  const plainNames = changed.filter((name) => !isSecret(name))
  return {
    at: now,
    mine: pick(mine, plainNames),
    base: pick(base, plainNames),
    secrets: changed.filter(isSecret),
  }
}

/** What is kept while `offered` still waits for an answer: `typed` since goes over it, nothing of either is lost. */
export function mergeDrafts(offered: Draft | undefined, typed: Draft | undefined): Draft | undefined {
  if (!offered || !typed) return typed ?? offered
  return {
    at: typed.at,
    mine: { ...offered.mine, ...typed.mine },
    base: { ...offered.base, ...typed.base },
    secrets: [...new Set([...offered.secrets, ...typed.secrets])],
  }
}

/** The drawer of one draft in this tab's session storage. Anything that is no draft of `fields` is dropped. */
export function draftStorage(fields: Fields, { formKey, owner }: DraftLocation) {
  const plain = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'secret'))
  const values = z.partial(valuesSchema(plain))
  const names = new Set(fieldNames(fields))
  const schema: z.ZodMiniType<Draft> = z.object({
    at: z.number(),
    mine: values,
    base: values,
    secrets: z.array(z.string().check(z.refine((name) => names.has(name)))),
  })
  const stored = storedValue(`draft:${owner}:${formKey}`, schema, 'session')
  return {
    /** The draft kept less than 24 hours before `now` (unix ms). */
    read(now: number): Draft | undefined {
      const draft = stored.read()
      if (!draft || (now - draft.at < DRAFT_LIFETIME_MS && draft.at <= now)) return draft
      stored.remove()
      return undefined
    },
    write: (draft: Draft) => stored.write(draft),
    remove: () => stored.remove(),
  }
}
