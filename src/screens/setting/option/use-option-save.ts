import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { validateValue } from '#/fields/validate-value'
import type { Fields } from '#/fields/field-values'
import { isUnauthenticated } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import type { Options } from '#/resources/option/option'
import { optionsToValues } from '#/resources/option/option-values'
import { optionMutations } from '#/resources/option/option-mutations'
import { withNumbersOfSections } from '#/resources/option/option-records'
import { optionChanges, planSave, resolveCollisions, type Collision } from '#/resources/option/plan-save'
import { optionQueries } from '#/resources/option/option-queries'
import { ratioLosses, type RatioLoss } from '#/resources/option/ratio-loss'
import { saveOptions, applyOutcomes, type OptionOutcome } from '#/resources/option/save-options'
import { createSilentMutate } from '#/shell/bulk/silent-mutate'
import { fetchFresh } from '#/shell/cache'
import { toFormProblem } from '#/shell/problem/to-form-problem'
import { notify } from '#/ui/notifications/notify'
import type { FormHandle } from '#/ui/form/form-handle'
import type { FormProblem } from '#/ui/form/form-problem'
import { discardedMessage } from '#/ui/form/discarded-by-server'

/** Where a save was pressed: a section, or the sheet of all changes. */
export type SaveSource = string

/** The last save and the way to another. */
export interface OptionSave {
  busy: boolean
  source: SaveSource | undefined
  problem: FormProblem | null
  /** What became of each option so far, in the order of sending. */
  outcomes: readonly OptionOutcome[]
  /** What somebody else changed meanwhile to something else, until a person chose. */
  collisions: readonly Collision[]
  /** Judges the changed ones of `keys`. How to save them, or undefined: one is wrong and got the focus, or none is. */
  prepare: (source: SaveSource, keys: readonly string[]) => (() => Promise<void>) | undefined
  /** Goes on: theirs where `isTheirs` says so, what was typed everywhere else. */
  resolve: (isTheirs: (collision: Collision) => boolean) => void
  dismiss: () => void
  /** Entries that would go with the save that was asked for, until a person confirms or cancels it. */
  losses: readonly RatioLoss[]
  /** Answers the question about `losses`. */
  answerLosses: (isConfirmed: boolean) => void
}

const NO_LOSSES: readonly RatioLoss[] = []

interface LossQuestion {
  losses: readonly RatioLoss[]
  value: (isConfirmed: boolean) => void
}

type Plan = ReturnType<typeof planSave>

interface SaveResult {
  /** Nothing was sent: a person has to choose first. */
  planToConfirm?: Plan
  outcomes: readonly OptionOutcome[]
  discarded: readonly string[]
  fresh?: Options
}

/** Marks what is wrong among `keys`; the first of them, or undefined. */
function firstInvalid(form: FormHandle<Fields>, keys: readonly string[]): string | undefined {
  const values = form.values()
  let first: string | undefined
  for (const key of keys) {
    const [pendingSave, value] = [form.fields[key], values[key]]
    const message =
      pendingSave && value !== undefined ? validateValue({ ...pendingSave }, value, values) : undefined
    if (message === undefined) continue
    form.setServerError(key, message)
    first ??= key
  }
  return first
}

/** What the server has now. An empty list says nothing about any option, so nothing is saved on top of it. */
async function fetchOptions(cache: QueryClient): Promise<Options> {
  const options = await fetchFresh(cache, optionQueries.all())
  if (options.size === 0) throw new Error(t('option.none'))
  return options
}

/** Saves options one by one, on top of what the server has at that moment (K11.21, K11.22, CD-48). */
export function useOptionSave(form: FormHandle<Fields>, onRead: (options: Options) => void): OptionSave {
  const cache = useQueryClient()
  const [source, setSource] = useState<SaveSource>()
  const [outcomes, setOutcomes] = useState<readonly OptionOutcome[]>([])
  const [pendingSave, setPendingSave] = useState<{ keys: readonly string[]; plan: Plan }>()
  const [lossQuestion, setLossQuestion] = useState<LossQuestion>()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const saving = useMutation({
    meta: { errorHandledBy: 'form' },
    // What was typed may be a secret: nothing remembers it once nobody looks at the outcome.
    gcTime: 0,
    mutationFn: async (keys: readonly string[]): Promise<SaveResult> => {
      const requestedKeys = new Set(keys)
      const before = optionsToValues(await fetchOptions(cache), form.base())
      const plan = planSave({ base: form.base(), theirs: before, mine: form.values() }, requestedKeys)
      if (plan.collisions.length > 0) return { planToConfirm: plan, outcomes: [], discarded: [] }
      form.rebase(plan.base, plan.mine)
      const { mutate, invalidate } = createSilentMutate(cache)
      const sent = await saveOptions(
        optionChanges(plan.base, plan.mine, requestedKeys),
        (change) => mutate(optionMutations.write(change.key), change),
        setOutcomes,
      )
      invalidate()
      const failed = sent.find((one) => one.state === 'failed')
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
      // An offer that nobody has answered yet still holds something.
      if (!form.isDirty() && !form.draft.offered) form.draft.drop()
      const failed = sent.find((one) => one.state === 'failed')
      if (discarded.length > 0) notify('warning', discardedMessage(form.fields, [...discarded], form.base()))
      else if (!failed) notify('success', t('option.saved'))
      if (failed && !isShown.current) notify('error', messageOf(failed.error))
      return undefined
    },
    onError: (error) => {
      if (!isShown.current) notify('error', messageOf(error))
    },
  })

  const run = async (keys: readonly string[]) => {
    setOutcomes([])
    setPendingSave(undefined)
    await saving.mutateAsync(keys).catch(() => undefined)
  }
  const confirmLosses = (keys: readonly string[]) => {
    const losses = ratioLosses(form.base(), form.values(), keys)
    if (losses.length === 0) return Promise.resolve(true)
    return new Promise<boolean>((resolve) => setLossQuestion({ losses, value: resolve }))
  }
  const runConfirmed = async (keys: readonly string[]) => {
    if (await confirmLosses(keys)) await run(keys)
  }
  const failed = outcomes.find((one) => one.state === 'failed')
  return {
    busy: saving.isPending,
    source,
    problem: toFormProblem(saving.error ?? (saving.isPending ? undefined : failed?.error)),
    outcomes,
    collisions: pendingSave?.plan.collisions ?? [],
    prepare: (from, keys) => {
      if (saving.isPending) return undefined
      saving.reset()
      setOutcomes([])
      setSource(from)
      const isOff = (key: string) => form.fields[key]?.disabledWhen?.(form.values()) === true
      const changed = form.changedFields().filter((key) => keys.includes(key) && !isOff(key))
      const invalid = firstInvalid(form, withNumbersOfSections(changed))
      if (changed.length === 0) notify('info', t('option.nothingChanged'))
      else if (invalid === undefined) return () => runConfirmed(changed)
      else document.getElementById(form.idOf(invalid))?.focus()
      return undefined
    },
    resolve: (isTheirs) => {
      if (!pendingSave) return
      const { base, mine, collisions } = pendingSave.plan
      form.rebase(base, resolveCollisions(mine, collisions, isTheirs))
      void run(pendingSave.keys)
    },
    dismiss: () => setPendingSave(undefined),
    losses: lossQuestion?.losses ?? NO_LOSSES,
    answerLosses: (isConfirmed) => {
      setLossQuestion(undefined)
      lossQuestion?.value(isConfirmed)
    },
  }
}
