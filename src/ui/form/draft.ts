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

/** Storage location of a draft: `formKey` names the form and record (`token/5`), `owner` the user id. */
export interface DraftLocation {
  formKey: string
  owner: number | string
}

type PartialValues = Readonly<Partial<Record<string, FieldValue>>>

/** Unsaved form values kept in session storage. */
export interface Draft {
  /** When it was stored, in unix ms. */
  at: number
  /** Typed values, changed fields only. */
  mine: PartialValues
  /** Server values of these fields at that time, so that a later save can detect a conflict. */
  base: PartialValues
  /** Names of changed secrets, whose values are not stored. */
  secrets: readonly string[]
}

function pick(values: AnyFieldValues, names: readonly string[]): PartialValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Creates a draft of the changed fields; undefined if nothing changed. `now` in unix ms. */
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

/** Merges a draft that was offered but neither restored nor discarded with newer input; newer values win. */
export function mergeDrafts(offered: Draft | undefined, typed: Draft | undefined): Draft | undefined {
  if (!offered || !typed) return typed ?? offered
  return {
    at: typed.at,
    mine: { ...offered.mine, ...typed.mine },
    base: { ...offered.base, ...typed.base },
    secrets: [...new Set([...offered.secrets, ...typed.secrets])],
  }
}

/** Session storage of one draft. A stored value that is not a valid draft of `fields` is ignored and removed. */
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
    /** Reads the draft if it is younger than 24 hours at `now` (unix ms), else removes it. */
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
