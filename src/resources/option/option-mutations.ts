import { mutationOptions } from '@tanstack/react-query'
import type { FieldValue, AnyFieldValues } from '#/fields/fields'
import { confirmWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { isSecretKey, optionsSchema } from './option'
import { isSameOption, type OptionChange, optionRecord, valueToOption } from './option-records'
import { planSave, type SavePlan } from './plan-save'

/** Whether the server stores the new value. Throws for a secret, which is never returned, and for an unreadable row. */
async function isStored({ key, to }: OptionChange): Promise<boolean> {
  const record = optionRecord(key)
  if (!record || isSecretKey(key)) throw new Error('a secret cannot be verified')
  const options = await gateway.get('api/option/', optionsSchema)
  if (options.unreadable?.has(key)) throw new Error('the row of the option could not be read')
  return isSameOption(record, options.get(key) ?? '', to)
}

export const optionMutations = {
  /** Saves one option. The status has many of them, and the groups are the names of one. */
  write: mutationOptions({
    mutationFn: async (change: OptionChange) =>
      confirmWrite(
        () => gateway.put('api/option/', nothing, { body: { key: change.key, value: change.to } }),
        () => isStored(change),
      ),
    meta: { invalidates: [['status'], ['group']], errorHandledBy: 'caller' },
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

/**
 * Returns the form state after a save: the base moves for what was sent, a rejected switch is reset, other edits stay.
 * `fresh` has the server's options; without it the reported outcomes are trusted. `discarded` names the options whose value the
 * server kept although it reported success.
 */
export function applyOutcomes(
  base: AnyFieldValues,
  mine: AnyFieldValues,
  fresh: AnyFieldValues | undefined,
  outcomes: readonly OptionOutcome[],
): Pick<SavePlan, 'base' | 'mine'> & { discarded: readonly string[] } {
  const theirs: Record<string, FieldValue> = { ...(fresh ?? base) }
  const open: Record<string, FieldValue> = { ...mine }
  const discarded: string[] = []
  for (const outcome of outcomes) {
    const { key, to, state } = outcome
    const record = optionRecord(key)
    if (!record) continue
    const [{ kind }, isSaved] = [record.field, state === 'saved']
    if (!fresh && isSaved) theirs[key] = kind === 'secret' ? '' : (mine[key] ?? '')
    const now = valueToOption(record, theirs[key] ?? '')
    const isKept = isSaved && kind !== 'secret' && !isSameOption(record, now, to)
    if (isKept) discarded.push(key)
    const isReset = kind === 'switch' && (isSaved || (state === 'failed' && isRejected(outcome.error)))
    // No edit any more: it takes the value of the server.
    if (isReset || (isSaved && !isKept)) open[key] = base[key] ?? ''
  }
  const sent = new Set(outcomes.map(({ key }) => key))
  return { ...planSave({ base, theirs, mine: open }, sent), discarded }
}
