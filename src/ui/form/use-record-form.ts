import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { FieldName, Fields } from '#/fields/fields'
import { onLanguageChange } from '#/i18n/i18n'
import { type DraftLocation, useDraft } from './draft'
import { createForm, type FormStart } from './form-handle'
import { focusField } from './form-problem'
import type { FieldInputs } from './inputs/input-props'
import { TEXT_INPUTS } from './inputs/text-inputs'

interface RecordFormSettings<Of extends Fields> extends FormStart<Of> {
  /** Enables drafts and says where they are stored. */
  draftLocation?: DraftLocation
  /** Gets the focus when the form opens, and when it changes. */
  focusName?: FieldName<Of>
  /** Inputs of more kinds than those of text: `EVERY_INPUT`, which brings areas, switches, lists and calendars. */
  inputs?: FieldInputs
}

/**
 * Creates a form over `fields`. Typing re-renders only the edited input; an edited field is validated on blur, all
 * fields on submit.
 */
export function useRecordForm<const Of extends Fields>(settings: RecordFormSettings<Of>) {
  const { draftLocation, focusName, inputs = TEXT_INPUTS } = settings
  const id = useId()
  const [form] = useState(() => createForm(settings, id))
  const draft = useDraft(form, draftLocation)
  /** Rendered errors; empty until the first validation. */
  const errors = useSyncExternalStore(form.subscribe, form.currentErrors)
  useEffect(() => form.mount(), [form])
  useEffect(() => onLanguageChange(form.revalidate), [form])
  const focusId = focusName === undefined ? undefined : form.idOf(focusName)
  useEffect(() => {
    if (focusId !== undefined) focusField(focusId)
  }, [focusId])
  const markSaved = () => {
    form.markSaved()
    draft.drop()
  }
  return { ...form, errors, focusName, inputs, draft, markSaved }
}
