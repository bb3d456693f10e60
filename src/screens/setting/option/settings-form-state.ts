import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { optionsToValues } from '#/resources/option/option-records'
import { optionChanges, planSave } from '#/resources/option/plan-save'
import { createSilentMutate } from '#/app/jobs/silent-mutate'
import { fetchFresh } from '#/app/cache'
import { toFormProblem } from '#/app/problem/to-form-problem'
import type { FormHandle } from '#/ui/form/form-handle'
import { discardedMessage } from '#/ui/form/value-texts'
import { notify } from '#/ui/notifications/notify'

/** Validates `keys`, shows the errors, and returns the first invalid key. */
export function firstInvalid(form: FormHandle<Fields>, keys: readonly string[]): string | undefined {
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

const NONE_SENT: readonly OptionOutcome[] = []

/** Saves options one by one on top of the server's current values. */
export function useOptionSave(form: FormHandle<Fields>, onRead: (options: Options) => void) {
  const cache = useQueryClient()
  const [outcomes, setOutcomes] = useState<readonly OptionOutcome[]>([])

  const saving = useMutation({
    meta: { errorHandledBy: 'form' },
    // The variables may contain secrets: drop them as soon as nothing observes the mutation.
    gcTime: 0,
    mutationFn: async (keys: readonly string[]) => {
      setOutcomes([])
      const requestedKeys = new Set(keys)
      const before = await fetchFresh(cache, optionQueries.all())
      const plan = planSave(
        { base: form.base(), theirs: optionsToValues(before, form.base()), mine: form.values() },
        requestedKeys,
      )
      form.rebase(plan.base, plan.mine)
      if (plan.conflicts.length > 0)
        return { conflicts: plan.conflicts, outcomes: NONE_SENT, discarded: [], fresh: before }
      const { mutate, invalidate } = createSilentMutate(cache)
      const sent = await saveOptions(
        optionChanges(plan.base, plan.mine, requestedKeys),
        (change) => mutate(optionMutations.write, change),
        setOutcomes,
      )
      invalidate()
      const failed = sent.find((outcome) => outcome.state === 'failed')
      if (failed && isUnauthenticated(failed.error)) throw failed.error
      const fresh = await fetchFresh(cache, optionQueries.all()).catch(() => undefined)
      const after = applyOutcomes(
        form.base(),
        form.values(),
        fresh && optionsToValues(fresh, form.base()),
        sent,
      )
      form.rebase(after.base, after.mine)
      return { conflicts: [], outcomes: sent, discarded: after.discarded, fresh }
    },
    onSuccess: ({ conflicts, outcomes: sent, discarded, fresh }) => {
      if (fresh) onRead(fresh)
      if (!form.isDirty()) form.draft.drop()
      const failed = sent.find((outcome) => outcome.state === 'failed')
      if (discarded.length > 0) notify('warning', discardedMessage(form.fields, [...discarded], form.base()))
      else if (!failed && conflicts.length === 0) notify('success', t('common.done'))
      if (failed && !form.isMounted()) notify('error', messageOf(failed.error))
    },
    onError: (error) => {
      if (!form.isMounted()) notify('error', messageOf(error))
    },
  })

  const failed = outcomes.find((outcome) => outcome.state === 'failed')
  return {
    busy: saving.isPending,
    /** Whether the last save has stored everything that it was asked to. */
    isDone: saving.isSuccess && saving.data.conflicts.length === 0 && !failed,
    problem: toFormProblem(saving.error ?? (saving.isPending ? undefined : failed?.error)),
    /** Of each option so far, in sending order. */
    outcomes,
    /** What somebody else changed, because of which nothing was sent: another save overwrites it. */
    conflicts: saving.data?.conflicts ?? [],
    /** Saves the changed options among `keys`; true if all of them were sent and taken. */
    send: async (keys: readonly string[]) => {
      const result = await saving.mutateAsync(keys).catch(() => undefined)
      return result?.conflicts.length === 0 && result.outcomes.every(({ state }) => state === 'saved')
    },
    reset: () => {
      saving.reset()
      setOutcomes([])
    },
  }
}

/** State shared by all option tabs: one form over all options and one save operation. */
export interface SettingsFormState {
  form: FormHandle<Fields>
  save: ReturnType<typeof useOptionSave>
  /** Options last fetched from the server, including those unknown to the console. */
  options: Options
  server: AnyFieldValues
  /** Opens the review of all changed options, or of those among `keys`, where an invalid one is focused instead. */
  review: (keys?: readonly string[]) => void
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
