import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState, createContext, use, useSyncExternalStore } from 'react'
import type { AnyFieldValues, Fields } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { isUnauthenticated, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { type Options, optionQueries } from '#/resources/option/option'
import {
  optionMutations,
  saveOptions,
  applyOutcomes,
  type OptionOutcome,
} from '#/resources/option/option-mutations'
import { optionsToValues, withNumbersOfSections } from '#/resources/option/option-records'
import { optionChanges, planSave, resolveConflicts, type OptionConflict } from '#/resources/option/plan-save'
import { ratioDoubts, type RatioDoubts } from '#/resources/option/ratio-doubts'
import { createSilentMutate } from '#/app/jobs/silent-mutate'
import { fetchFresh } from '#/app/cache'
import { toFormProblem } from '#/app/problem/to-form-problem'
import type { FormHandle } from '#/ui/form/form-handle'
import type { FormProblem } from '#/ui/form/form-problem'
import { useIsMounted } from '#/ui/form/use-is-mounted'
import { discardedMessage } from '#/ui/form/value-texts'
import { notify } from '#/ui/notifications/notify'

/** Where a save was started: a section's id or the review dialog. */
export type SaveSource = string

/** State of the last save, and functions to start and continue one. */
export interface OptionSave {
  busy: boolean
  /** Whether the last save has stored everything that it was asked to. */
  isDone: boolean
  source: SaveSource | undefined
  problem: FormProblem | null
  /** Outcome of each option so far, in sending order. */
  outcomes: readonly OptionOutcome[]
  /** Conflicts waiting for the user's choice. */
  conflicts: readonly OptionConflict[]
  /**
   * Validates the changed options among `keys`. Returns the function that saves them; undefined if one is
   * invalid (see `refusal`) or none changed.
   */
  prepare: (source: SaveSource, keys: readonly string[]) => (() => Promise<void>) | undefined
  /** Continues the save with the server's value where `isTheirs` is true, and the typed value elsewhere. */
  resolve: (isTheirs: (conflict: OptionConflict) => boolean) => void
  dismiss: () => void
  /**
   * Why the last save was refused before it was sent: a new object each time, so that the place where the reason is shown
   * can bring it into view.
   */
  refusal: Refusal | undefined
  /** Doubts about ratio maps waiting for confirmation. */
  doubts: RatioDoubts | undefined
  /** Confirms or cancels the save that raised `doubts`. */
  answerDoubts: (isConfirmed: boolean) => void
}

/** A refused save: where it was started, and the first invalid option. */
interface Refusal {
  source: SaveSource
  key: string
}

interface PendingConfirmation {
  doubts: RatioDoubts
  resolve: (isConfirmed: boolean) => void
}

type Plan = ReturnType<typeof planSave>

interface SaveResult {
  /** Set if nothing was sent because the user has to resolve conflicts or confirm losses first. */
  planToConfirm?: Plan
  outcomes: readonly OptionOutcome[]
  discarded: readonly string[]
  fresh?: Options
}

/** Validates `keys`, shows the errors, and returns the first invalid key. */
function firstInvalid(form: FormHandle<Fields>, keys: readonly string[]): string | undefined {
  const values = form.values()
  let first: string | undefined
  for (const key of keys) {
    const [field, value] = [form.fields[key], values[key]]
    const message = field && value !== undefined ? validateValue({ ...field }, value, values) : undefined
    if (message === undefined) continue
    form.setServerError(key, message)
    first ??= key
  }
  return first
}

/**
 * Current options of the server. Throws on an empty list, because saving on top of it could not detect
 * conflicts.
 */
async function fetchOptions(cache: QueryClient): Promise<Options> {
  const options = await fetchFresh(cache, optionQueries.all())
  if (options.size === 0) throw new Error(t('option.none'))
  return options
}

/** Saves options one by one on top of the server's current values. */
export function useOptionSave(form: FormHandle<Fields>, onRead: (options: Options) => void): OptionSave {
  const cache = useQueryClient()
  const [source, setSource] = useState<SaveSource>()
  const [outcomes, setOutcomes] = useState<readonly OptionOutcome[]>([])
  const [pendingSave, setPendingSave] = useState<{ keys: readonly string[]; plan: Plan }>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [pendingConfirmation, setPendingConfirmation] = useState<PendingConfirmation>()
  const isMounted = useIsMounted()

  const saving = useMutation({
    meta: { errorHandledBy: 'form' },
    // The variables may contain secrets: drop them as soon as nothing observes the mutation.
    gcTime: 0,
    mutationFn: async (keys: readonly string[]): Promise<SaveResult> => {
      const requestedKeys = new Set(keys)
      const before = optionsToValues(await fetchOptions(cache), form.base())
      const plan = planSave({ base: form.base(), theirs: before, mine: form.values() }, requestedKeys)
      if (plan.conflicts.length > 0) return { planToConfirm: plan, outcomes: [], discarded: [] }
      form.rebase(plan.base, plan.mine)
      const { mutate, invalidate } = createSilentMutate(cache)
      const sent = await saveOptions(
        optionChanges(plan.base, plan.mine, requestedKeys),
        (change) => mutate(optionMutations.write(change.key), change),
        setOutcomes,
      )
      invalidate()
      const failed = sent.find((outcome) => outcome.state === 'failed')
      if (failed && isUnauthenticated(failed.error)) throw failed.error
      const fresh = await fetchOptions(cache).catch(() => undefined)
      const after = applyOutcomes(
        form.base(),
        form.values(),
        fresh && optionsToValues(fresh, form.base()),
        sent,
      )
      form.rebase(after.base, after.mine)
      return { outcomes: sent, discarded: after.discarded, fresh }
    },
    onSuccess: ({ planToConfirm, outcomes: sent, discarded, fresh }, keys) => {
      if (planToConfirm) return setPendingSave({ keys, plan: planToConfirm })
      if (fresh) onRead(fresh)
      // An offered draft that was neither restored nor discarded must be kept.
      if (!form.isDirty() && !form.draft.offered) form.draft.drop()
      const failed = sent.find((outcome) => outcome.state === 'failed')
      if (discarded.length > 0) notify('warning', discardedMessage(form.fields, [...discarded], form.base()))
      else if (!failed) notify('success', t('option.saved'))
      if (failed && !isMounted.current) notify('error', messageOf(failed.error))
      return undefined
    },
    onError: (error) => {
      if (!isMounted.current) notify('error', messageOf(error))
    },
  })

  const run = async (keys: readonly string[]) => {
    setOutcomes([])
    setPendingSave(undefined)
    await saving.mutateAsync(keys).catch(() => undefined)
  }
  const confirmDoubts = (keys: readonly string[]) => {
    const doubts = ratioDoubts(form.base(), form.values(), keys)
    if (!doubts) return Promise.resolve(true)
    return new Promise<boolean>((resolve) => setPendingConfirmation({ doubts, resolve }))
  }
  const runConfirmed = async (keys: readonly string[]) => {
    if (await confirmDoubts(keys)) await run(keys)
  }
  const failed = outcomes.find((outcome) => outcome.state === 'failed')
  return {
    busy: saving.isPending,
    isDone: saving.isSuccess && !saving.data.planToConfirm && !failed,
    source,
    problem: toFormProblem(saving.error ?? (saving.isPending ? undefined : failed?.error)),
    outcomes,
    conflicts: pendingSave?.plan.conflicts ?? [],
    prepare: (newSource, keys) => {
      if (saving.isPending) return undefined
      saving.reset()
      setOutcomes([])
      setSource(newSource)
      form.takeTyped()
      const isDisabled = (key: string) => form.fields[key]?.disabledWhen?.(form.values()) === true
      const changed = form.changedFields().filter((key) => keys.includes(key) && !isDisabled(key))
      const invalid = firstInvalid(form, withNumbersOfSections(changed))
      if (changed.length === 0) notify('info', t('option.nothingChanged'))
      else if (invalid === undefined) return () => runConfirmed(changed)
      else setRefusal({ source: newSource, key: invalid })
      return undefined
    },
    resolve: (isTheirs) => {
      if (!pendingSave) return
      const { base, mine, conflicts } = pendingSave.plan
      form.rebase(base, resolveConflicts(mine, conflicts, isTheirs))
      void run(pendingSave.keys)
    },
    dismiss: () => setPendingSave(undefined),
    refusal,
    doubts: pendingConfirmation?.doubts,
    answerDoubts: (isConfirmed) => {
      setPendingConfirmation(undefined)
      pendingConfirmation?.resolve(isConfirmed)
    },
  }
}

/** State shared by all option tabs: one form over all options and one save operation. */
export interface SettingsFormState {
  form: FormHandle<Fields>
  save: OptionSave
  /** Options last fetched from the server, including those unknown to the console. */
  options: Options
  /** The same as form values. */
  server: AnyFieldValues
}

export const SettingsFormContext = createContext<SettingsFormState | undefined>(undefined)

/** Returns the shared settings form. Throws outside `SettingsForm`. */
export function useSettingsForm(): SettingsFormState {
  const state = use(SettingsFormContext)
  if (!state) throw new Error('useSettingsForm must be used inside SettingsForm')
  return state
}

/** Keys of the changed options. Re-renders only when the set of keys changes. */
export function useChanged(form: FormHandle<Fields>): readonly string[] {
  // A string snapshot, because a new array per call would re-render endlessly.
  const keys = useSyncExternalStore(form.subscribe, () => form.changedFields().join(' '))
  return keys === '' ? [] : keys.split(' ')
}
