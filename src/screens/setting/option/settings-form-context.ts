import { createContext, use } from 'react'
import type { Fields } from '#/fields/field-values'
import type { AnyFieldValues } from '#/fields/field'
import type { Options } from '#/resources/option/option'
import type { FormHandle } from '#/ui/form/form-handle'
import type { OptionSave } from './use-option-save'

/** What all tabs of options share: one form over every option, and the one way to save from it. */
export interface SettingsFormState {
  form: FormHandle<Fields>
  save: OptionSave
  /** What the server had when it was read last, options unknown to the console included. */
  options: Options
  /** The same as answers. */
  server: AnyFieldValues
}

export const SettingsFormContext = createContext<SettingsFormState | undefined>(undefined)

/** The desk of the settings. Throws outside of it. */
export function useSettingsForm(): SettingsFormState {
  const state = use(SettingsFormContext)
  if (!state) throw new Error('no desk here')
  return state
}
