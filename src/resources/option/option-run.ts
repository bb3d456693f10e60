import type { Answer, AnyAnswers } from '#/fields/field'
import { HttpFailure } from '#/http/failure'
import { isSameText, textOf, type OptionChange } from './option-answers'
import { isSameOption } from './option-plan'
import { OPTION_RECORDS } from './option-records'

/** What became of one option of a save. */
export type OptionOutcome =
  | { key: string; to: string; state: 'saved' | 'notSent' }
  | { key: string; to: string; state: 'failed'; error: unknown }

/**
 * Sends changes one after the other and stops at the first that fails: there is no transaction, and a later one
 * may need an earlier one (H22). `onOutcome` gets what is known so far, after each.
 */
export async function sendChanges(
  changes: readonly OptionChange[],
  write: (change: OptionChange) => Promise<unknown>,
  onOutcome: (outcomes: readonly OptionOutcome[]) => void,
): Promise<readonly OptionOutcome[]> {
  const outcomes: OptionOutcome[] = []
  for (const change of changes) {
    const { key, to } = change
    if (outcomes.some(({ state }) => state === 'failed')) outcomes.push({ key, to, state: 'notSent' })
    else {
      try {
        // oxlint-disable-next-line no-await-in-loop -- each waits for the one it may need
        await write(change)
        outcomes.push({ key, to, state: 'saved' })
      } catch (error) {
        outcomes.push({ key, to, state: 'failed', error })
      }
    }
    onOutcome([...outcomes])
  }
  return outcomes
}

/** A plain no, as against an answer that was lost: the server keeps its value, and a switch shows that again. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpFailure && (error.kind === 'refused' || error.kind === 'forbidden')
}

interface Settled {
  base: AnyAnswers
  mine: AnyAnswers
  /** Options whose value the server kept, though it said that it had saved them. */
  kept: readonly string[]
}

/**
 * Where the form stands after a save: the base moves for what was saved, a refused switch snaps back, everything
 * else that was typed stays. `fresh` is what the server has now; without it, what was said of each is believed.
 */
export function settled(
  base: AnyAnswers,
  mine: AnyAnswers,
  fresh: AnyAnswers | undefined,
  outcomes: readonly OptionOutcome[],
): Settled {
  const nextBase: Record<string, Answer> = {}
  const nextMine: Record<string, Answer> = {}
  const kept: string[] = []
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.key, outcome]))
  for (const record of OPTION_RECORDS) {
    const { key, ask } = record
    const outcome = outcomeOf.get(key)
    const [old = '', typed = ''] = [base[key], mine[key]]
    const isPending = !isSameOption(record, old, typed)
    const now = fresh?.[key] ?? (outcome?.state === 'saved' ? typed : old)
    nextBase[key] = outcome || !isPending ? now : old
    nextMine[key] = isPending ? typed : now
    if (outcome?.state === 'saved') {
      const isKept = ask.kind !== 'secret' && !isSameText(record, textOf(record, now), outcome.to)
      if (isKept) kept.push(key)
      if (ask.kind === 'secret') nextBase[key] = ''
      // What was typed while it was on its way is another edit.
      const isTypedOn = textOf(record, typed) !== outcome.to
      if (!isTypedOn && (!isKept || ask.kind === 'switch')) nextMine[key] = nextBase[key]
    }
    if (outcome?.state === 'failed' && ask.kind === 'switch' && isRefusal(outcome.error)) nextMine[key] = now
  }
  return { base: nextBase, mine: nextMine, kept }
}
