import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import { type Fields, isAsked, type NameOf, typedAnswers } from '#/fields/answers'
import type { Answer, Field, Kind } from '#/fields/field'
import { useT } from '#/ui/language/use-t'
import classes from './field-input.module.css'
import type { AnswerTo, FormHandle } from './form-handle'
import type { InputProps, TextChoice } from './inputs/input-props'
import { useAnswer } from './use-answer'

export interface FieldFrameProps<Of extends Fields, Name extends NameOf<Of>> {
  form: FormHandle<Of>
  name: Name
  /** The label and the example, where another answer decides what is asked for. */
  label?: string
  example?: string
  /** The hint, when it holds values that the field cannot know. */
  hint?: string
  /** What stands under the input: what the answer is worth, buttons that fill it in. */
  aside?: ReactNode
  /** Known texts of a list, up to some thousands. */
  suggestions?: readonly string[]
  /** The choices of a field that gets them from the server. */
  choices?: readonly TextChoice[]
  input: ComponentType<InputProps<Of[Name]['kind']>>
  /** What else follows when the person answers; not called when the form is filled in by code. */
  onAnswered?: (answer: AnswerTo<Of, Name>) => void
  /** A text that is shown and typed in another unit than the one it is kept in. */
  unit?: TextUnit
  /** It gets the focus when its dialog opens. */
  isFirst?: boolean
}

/** How a kept answer is typed, and what a typed text is kept as. */
export interface TextUnit {
  shown: (answer: string) => string
  kept: (typed: string) => string
}

/** One question of a form, answered by `input`; nothing while the other answers make it pointless. */
export function FieldFrame<const Of extends Fields, Name extends NameOf<Of>>(
  props: FieldFrameProps<Of, Name>,
) {
  const { form, name, hint, aside, suggestions, choices, unit, isFirst } = props
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name decides both the kind and the input
  const input = props.input as ComponentType<InputProps<Kind>>
  const t = useT()
  const answer = useAnswer(form, name)
  const asked = form.fields[name]
  const isShown = useCondition(form, () => asked !== undefined && isAsked(asked, form.answers()))
  const isDisabled = useCondition(form, () => asked?.disabledWhen?.(form.answers()) ?? false)
  if (!asked || !isShown) return null

  const mustRetype = form.drafting.retype.includes(name) && answer === form.base()[name]
  const notes = [
    asked.required && t('form.required'),
    hint ?? (asked.hint && t(asked.hint)),
    mustRetype && t('form.draft.typeAgain'),
  ].filter(Boolean)
  const given = {
    field: exampled(asked, props.example),
    answer: unit && typeof answer === 'string' ? unit.shown(answer) : answer,
    onAnswer: (next: Answer) => {
      const kept = unit && typeof next === 'string' ? unit.kept(next) : next
      form.fill(typedAnswers(form.fields, { [name]: kept }))
      props.onAnswered?.(form.answers()[name])
    },
    onLeave: () => form.judge(name),
    frame: {
      id: form.idOf(name),
      label: props.label ?? t(asked.label),
      description: notes.length > 0 ? notes.join(' · ') : undefined,
      // What was wrong before it was switched off is wrong no more.
      error: isDisabled ? undefined : form.errors[name],
      disabled: isDisabled,
      'aria-required': asked.required || undefined,
      'data-autofocus': isFirst || undefined,
    },
    suggestions,
    choices,
  }
  return (
    <div className={classes.field}>
      {createElement(input, given)}
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  )
}

function useCondition<Of extends Fields>(form: FormHandle<Of>, holds: () => boolean): boolean {
  return useSyncExternalStore(form.subscribe, holds)
}

function exampled(asked: Field, example: string | undefined): Field {
  return example === undefined || asked.kind === 'switch' ? asked : { ...asked, example }
}
