import { createContext, use } from 'react'
import type { Fields } from '#/fields/answers'
import type { AnyAnswers } from '#/fields/field'
import type { Options } from '#/resources/option/option'
import type { FormHandle } from '#/ui/form/form-handle'
import type { OptionSave } from './use-option-save'

/** What all tabs of options share: one form over every option, and the one way to save from it. */
export interface Desk {
  form: FormHandle<Fields>
  save: OptionSave
  /** What the server had when it was read last, options unknown to the console included. */
  options: Options
  /** The same as answers. */
  server: AnyAnswers
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** The desk of the settings. Throws outside of it. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('no desk here')
  return desk
}
