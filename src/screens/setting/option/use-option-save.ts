import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerProblem } from '#/fields/answer-problem'
import type { Fields } from '#/fields/answers'
import { isSessionOver } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import type { Options } from '#/resources/option/option'
import { answersOf } from '#/resources/option/option-answers'
import { optionMutations } from '#/resources/option/option-mutations'
import { withNumbersOfSections } from '#/resources/option/option-records'
import { changesOf, planSave, withChoices, type Collision } from '#/resources/option/option-plan'
import { optionQueries } from '#/resources/option/option-queries'
import { ratioLosses, type RatioLoss } from '#/resources/option/ratio-loss'
import { sendChanges, settled, type OptionOutcome } from '#/resources/option/option-run'
import { quietSend } from '#/shell/bulk/quiet-send'
import { readAnew } from '#/shell/cache'
import { formProblem } from '#/shell/problem/form-problem'
import { tell } from '#/ui/feedback/tell'
import type { FormHandle } from '#/ui/form/form-handle'
import type { FormProblem } from '#/ui/form/form-problem'
import { ignoredText } from '#/ui/form/ignored-fields'

/** Where a save was pressed: a section, or the sheet of all changes. */
export type SavePlace = string

/** The last save and the way to another. */
export interface OptionSave {
  busy: boolean
  place: SavePlace | undefined
  problem: FormProblem | null
  /** What became of each option so far, in the order of sending. */
  outcomes: readonly OptionOutcome[]
  /** What somebody else changed meanwhile to something else, until a person chose. */
  collisions: readonly Collision[]
  /** Judges the changed ones of `keys`. How to save them, or undefined: one is wrong and got the focus, or none is. */
  prepare: (place: SavePlace, keys: readonly string[]) => (() => Promise<void>) | undefined
  /** Goes on: theirs where `isTheirs` says so, what was typed everywhere else. */
  choose: (isTheirs: (collision: Collision) => boolean) => void
  dismiss: () => void
  /** Entries that would go with the save that was asked for, until a person confirms or cancels it. */
  losses: readonly RatioLoss[]
  /** Answers the question about `losses`. */
  answerLosses: (isConfirmed: boolean) => void
}

const NO_LOSSES: readonly RatioLoss[] = []

interface LossQuestion {
  losses: readonly RatioLoss[]
  answer: (isConfirmed: boolean) => void
}

type Plan = ReturnType<typeof planSave>

interface Ran {
  /** Nothing was sent: a person has to choose first. */
  asking?: Plan
  outcomes: readonly OptionOutcome[]
  kept: readonly string[]
  fresh?: Options
}

/** Marks what is wrong among `keys`; the first of them, or undefined. */
function firstWrong(form: FormHandle<Fields>, keys: readonly string[]): string | undefined {
  const answers = form.answers()
  let first: string | undefined
  for (const key of keys) {
    const [asked, answer] = [form.fields[key], answers[key]]
    const message = asked && answer !== undefined ? answerProblem({ ...asked }, answer, answers) : undefined
    if (message === undefined) continue
    form.refuse(key, message)
    first ??= key
  }
  return first
}

/** What the server has now. An empty list says nothing about any option, so nothing is saved on top of it. */
async function fetchOptions(cache: QueryClient): Promise<Options> {
  const options = await readAnew(cache, optionQueries.all())
  if (options.size === 0) throw new Error(t('option.none'))
  return options
}

/** Saves options one by one, on top of what the server has at that moment (H21, H22, CD-48). */
export function useOptionSave(form: FormHandle<Fields>, onRead: (options: Options) => void): OptionSave {
  const cache = useQueryClient()
  const [place, setPlace] = useState<SavePlace>()
  const [outcomes, setOutcomes] = useState<readonly OptionOutcome[]>([])
  const [asked, setAsked] = useState<{ keys: readonly string[]; plan: Plan }>()
  const [lossQuestion, setLossQuestion] = useState<LossQuestion>()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const saving = useMutation({
    meta: { told: 'atForm' },
    // What was typed may be a secret: nothing remembers it once nobody looks at the outcome.
    gcTime: 0,
    mutationFn: async (keys: readonly string[]): Promise<Ran> => {
      const wanted = new Set(keys)
      const before = answersOf(await fetchOptions(cache), form.base())
      const plan = planSave({ base: form.base(), theirs: before, mine: form.answers() }, wanted)
      if (plan.collisions.length > 0) return { asking: plan, outcomes: [], kept: [] }
      form.rebased(plan.base, plan.mine)
      const { send, drop } = quietSend(cache)
      const sent = await sendChanges(
        changesOf(plan.base, plan.mine, wanted),
        (change) => send(optionMutations.write(change.key), change),
        setOutcomes,
      )
      drop()
      const failed = sent.find((one) => one.state === 'failed')
      if (failed && isSessionOver(failed.error)) throw failed.error
      const fresh = await fetchOptions(cache).catch(() => undefined)
      const after = settled(form.base(), form.answers(), fresh && answersOf(fresh, form.base()), sent)
      form.rebased(after.base, after.mine)
      return { outcomes: sent, kept: after.kept, fresh }
    },
    onSuccess: ({ asking, outcomes: sent, kept, fresh }, keys) => {
      if (asking) return setAsked({ keys, plan: asking })
      if (fresh) onRead(fresh)
      // An offer that nobody has answered yet still holds something.
      if (!form.isDirty() && !form.drafting.offered) form.drafting.drop()
      const failed = sent.find((one) => one.state === 'failed')
      if (kept.length > 0) tell('warning', ignoredText(form.fields, [...kept], form.base()))
      else if (!failed) tell('success', t('option.saved'))
      if (failed && !isShown.current) tell('error', messageOf(failed.error))
      return undefined
    },
    onError: (error) => {
      if (!isShown.current) tell('error', messageOf(error))
    },
  })

  const run = async (keys: readonly string[]) => {
    setOutcomes([])
    setAsked(undefined)
    await saving.mutateAsync(keys).catch(() => undefined)
  }
  const confirmLosses = (keys: readonly string[]) => {
    const losses = ratioLosses(form.base(), form.answers(), keys)
    if (losses.length === 0) return Promise.resolve(true)
    return new Promise<boolean>((resolve) => setLossQuestion({ losses, answer: resolve }))
  }
  const runConfirmed = async (keys: readonly string[]) => {
    if (await confirmLosses(keys)) await run(keys)
  }
  const failed = outcomes.find((one) => one.state === 'failed')
  return {
    busy: saving.isPending,
    place,
    problem: formProblem(saving.error ?? (saving.isPending ? undefined : failed?.error)),
    outcomes,
    collisions: asked?.plan.collisions ?? [],
    prepare: (from, keys) => {
      if (saving.isPending) return undefined
      saving.reset()
      setOutcomes([])
      setPlace(from)
      const isOff = (key: string) => form.fields[key]?.disabledWhen?.(form.answers()) === true
      const changed = form.changed().filter((key) => keys.includes(key) && !isOff(key))
      const wrong = firstWrong(form, withNumbersOfSections(changed))
      if (changed.length === 0) tell('info', t('option.nothingChanged'))
      else if (wrong === undefined) return () => runConfirmed(changed)
      else document.getElementById(form.idOf(wrong))?.focus()
      return undefined
    },
    choose: (isTheirs) => {
      if (!asked) return
      const { base, mine, collisions } = asked.plan
      form.rebased(base, withChoices(mine, collisions, isTheirs))
      void run(asked.keys)
    },
    dismiss: () => setAsked(undefined),
    losses: lossQuestion?.losses ?? NO_LOSSES,
    answerLosses: (isConfirmed) => {
      setLossQuestion(undefined)
      lossQuestion?.answer(isConfirmed)
    },
  }
}
