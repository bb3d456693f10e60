import { mutationOptions } from '@tanstack/react-query'
import type { FieldValue, AnyFieldValues } from '#/fields/fields'
import { confirmWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { isSecretKey, optionsSchema } from './option'
import {
  isSameOption,
  type OptionChange,
  optionRecord,
  valueToOption,
  OPTION_RECORDS,
} from './option-records'

/** Whether the server stores the new value. Throws for a secret, which is never returned, and for an unreadable row. */
async function isStored({ key, to }: OptionChange): Promise<boolean> {
  const record = optionRecord(key)
  if (!record || isSecretKey(key)) throw new Error('a secret cannot be verified')
  const options = await gateway.get('api/option/', optionsSchema)
  if (options.unreadable?.has(key)) throw new Error('the row of the option could not be read')
  return isSameOption(record, options.get(key) ?? '', to)
}

export const optionMutations = {
  /** Saves one option and invalidates the resources named in its record. */
  write: (key: string) =>
    mutationOptions({
      mutationFn: async (change: OptionChange) =>
        confirmWrite(
          () => gateway.put('api/option/', nothing, { body: { key, value: change.to } }),
          () => isStored(change),
        ),
      meta: {
        invalidates: optionRecord(key)?.invalidates?.map((resource) => [resource]),
        errorHandledBy: 'caller',
      },
      // Do not keep the value in the mutation cache: it may be a secret.
      gcTime: 0,
    }),
}

export type OptionOutcome =
  | { key: string; to: string; state: 'saved' | 'notSent' }
  | { key: string; to: string; state: 'failed'; error: unknown }

/**
 * Saves changes one by one and stops at the first failure: there is no transaction, and a later change may depend
 * on an earlier one. `onOutcome` receives the outcomes so far after each.
 */
export async function saveOptions(
  changes: readonly OptionChange[],
  write: (change: OptionChange) => Promise<unknown>,
  onOutcome: (outcomes: readonly OptionOutcome[]) => void,
): Promise<readonly OptionOutcome[]> {
  const outcomes: OptionOutcome[] = []
  for (const change of changes) {
    const { key, to } = change
    const sent = outcomes.some(({ state }) => state === 'failed')
      ? ({ state: 'notSent' } as const)
      : // oxlint-disable-next-line no-await-in-loop -- a later change may depend on this one
        await write(change).then(
          () => ({ state: 'saved' }) as const,
          (error: unknown) => ({ state: 'failed', error }) as const,
        )
    outcomes.push({ key, to, ...sent })
    onOutcome([...outcomes])
  }
  return outcomes
}

/** Whether the server definitely rejected the change, as opposed to a lost response. */
function isRejected(error: unknown): boolean {
  return error instanceof HttpFailure && (error.kind === 'refused' || error.kind === 'forbidden')
}

interface AppliedOutcomes {
  base: AnyFieldValues
  mine: AnyFieldValues
  /** Options whose value the server kept although it reported success. */
  discarded: readonly string[]
}

/**
 * Returns the form state after a save: the base moves for saved options, a rejected switch is reset, other edits
 * stay. `fresh` has the server's options; without it the reported outcomes are trusted.
 */
export function applyOutcomes(
  base: AnyFieldValues,
  mine: AnyFieldValues,
  fresh: AnyFieldValues | undefined,
  outcomes: readonly OptionOutcome[],
): AppliedOutcomes {
  const nextBase: Record<string, FieldValue> = {}
  const nextMine: Record<string, FieldValue> = {}
  const discarded: string[] = []
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.key, outcome]))
  for (const record of OPTION_RECORDS) {
    const { key, field } = record
    const { kind } = field
    const [outcome, old = '', typed = ''] = [outcomeOf.get(key), base[key], mine[key]]
    const isSaved = outcome?.state === 'saved'
    const isPending = !isSameOption(record, old, typed)
    const now = fresh?.[key] ?? (isSaved ? typed : old)
    const isKept =
      kind !== 'secret' && isSaved && !isSameOption(record, valueToOption(record, now), outcome.to)
    if (isKept) discarded.push(key)
    const isReset = kind === 'switch' && outcome?.state === 'failed' && isRejected(outcome.error)
    const isDone = isReset || (isSaved && (!isKept || kind === 'switch'))
    nextBase[key] = kind === 'secret' && isSaved ? '' : outcome || !isPending ? now : old
    nextMine[key] = isPending && !isDone ? typed : nextBase[key]
  }
  return { base: nextBase, mine: nextMine, discarded }
}
