import { createContext, use, useSyncExternalStore } from 'react'
import type { Fields } from '#/fields/field-values'
import type { AnyFieldValues } from '#/fields/field'
import type { Options } from '#/resources/option/option'
import type { FormHandle } from '#/ui/form/form-handle'
import type { OptionSave } from './use-option-save'

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
