import { useSyncExternalStore } from 'react'
import type { Fields, NameOf } from '#/fields/answers'
import type { AnswerTo, FormHandle } from './form-handle'

/** What is typed at `name` now; only the component that asks is drawn again when it changes. */
export function useAnswer<Of extends Fields, Name extends NameOf<Of>>(
  form: FormHandle<Of>,
  name: Name,
): AnswerTo<Of, Name> {
  return useSyncExternalStore(form.subscribe, () => form.answers()[name])
}
