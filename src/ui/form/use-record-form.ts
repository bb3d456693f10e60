import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useId, useState } from 'react'
import { type Answers, changedNames, type Fields, namesOf, typedAnswers } from '#/fields/answers'
import type { Answer } from '#/fields/field'
import { fieldsSchema } from '#/fields/fields-schema'
import { onLanguageChange } from '#/i18n/i18n'
import type { Draft, DraftPlace } from './draft'
import type { FormHandle } from './form-handle'
import { useDraft } from './use-draft'
import { whenReleased } from './when-released'

type Loose = Record<string, Answer>

/** What is used of Mantine's form, whose own types follow paths into nested values that ours do not have. */
interface Engine {
  getValues(): Loose
  setFieldValue(name: string, answer: Answer, options: { forceUpdate: boolean }): void
  setFieldError(name: string, message: string): void
  isTouched(name: string): boolean
  validate(): { hasErrors: boolean }
  validateField(name: string): { hasError: boolean } | Promise<{ hasError: boolean }>
}

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** The parts of a handle that never change; `engine` keeps the answers outside React's state. */
function createControls<Of extends Fields>(
  engine: Engine,
  fields: Of,
  seeded: Answers<Of>,
  subscribe: FormHandle<Of>['subscribe'],
) {
  let seed = seeded
  let base = seeded
  let isSaved = false
  const answers = () => typedAnswers(fields, engine.getValues())
  const fill = (given: Readonly<Partial<Loose>>) => {
    isSaved = false
    for (const name of namesOf(fields)) {
      const answer: Answer | undefined = given[name]
      // `forceUpdate` would mount the input anew: ours follow the answers by subscription.
      if (answer !== undefined) engine.setFieldValue(name, answer, { forceUpdate: false })
    }
  }
  const changed = () => changedNames(fields, seed, answers())
  return {
    fields,
    subscribe,
    answers,
    fill,
    changed,
    base: () => base,
    isDirty: () => changed().length > 0,
    isSaved: () => isSaved,
    validate: () => !engine.validate().hasErrors,
    judge: (name: string) => {
      if (engine.isTouched(name)) whenReleased(() => void engine.validateField(name))
    },
    isRight: (name: string) => {
      const judged = engine.validateField(name)
      // The schema is judged at once (`sync` below); a promise never comes.
      return !(judged instanceof Promise) && !judged.hasError
    },
    judgeAgain: (name: string) => void engine.validateField(name),
    refuse: (name: string, message: string) => engine.setFieldError(name, message),
    settle: () => {
      seed = answers()
      base = seed
      isSaved = true
    },
    rebased: (theirs: Answers<Of>, merged: Answers<Of>) => {
      seed = theirs
      base = theirs
      fill(merged)
    },
    take: (draft: Draft) => {
      base = { ...base, ...draft.base }
      fill(draft.mine)
    },
  }
}

interface RecordFormSettings<Of extends Fields> {
  fields: Of
  /** The answers to begin with. Read once: give the component a `key` that names the record. */
  seed: Answers<Of>
  /** Where a draft is kept; without it none is. */
  draft?: DraftPlace
}

/**
 * A form over `fields`. Typing draws only the input typed into; a field is judged when it is left after a
 * change, and all of them on submit.
 */
export function useRecordForm<const Of extends Fields>(settings: RecordFormSettings<Of>): FormHandle<Of> {
  const { fields, seed, draft: place } = settings
  const id = useId()
  const [listeners] = useState(createListeners)
  const [validate] = useState(() => schemaResolver(fieldsSchema(fields), { sync: true }))
  const engine = useForm<Loose, Loose, Record<string, React.ReactNode>>({
    mode: 'uncontrolled',
    initialValues: seed,
    validate,
    onValuesChange: listeners.announce,
  })
  const [controls] = useState(() => createControls(engine, fields, seed, listeners.subscribe))
  const { answers, base, subscribe, take, settle, fill, judgeAgain, ...rest } = controls
  const drafting = useDraft({ fields, place, base, answers, subscribe, take })

  const wrong = Object.keys(engine.errors).join(' ')
  useEffect(() => {
    if (!wrong) return undefined
    // The words of a judgement are made when it runs: in another language they have to be made again.
    return onLanguageChange(() => wrong.split(' ').forEach(judgeAgain))
  }, [wrong, judgeAgain])

  return {
    ...rest,
    answers,
    base,
    subscribe,
    fill,
    set: (name, answer) => fill({ [name]: answer }),
    idOf: (name) => `${id}-${name}`,
    errors: engine.errors,
    saved() {
      settle()
      drafting.drop()
    },
    drafting,
  }
}
