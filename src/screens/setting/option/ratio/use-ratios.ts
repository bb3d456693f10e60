import { useMemo } from 'react'
import type { Fields } from '#/fields/fields'
import { isSameRatios, ratioMapOf, setRatios, type ChangedRatios } from '#/resources/option/ratio-map'
import { useFieldValue, type FormHandle } from '#/ui/form/form-handle'
import { useSettingsForm } from '../settings-form-state'

export interface Ratios {
  /** JSON text of each value by name; undefined if the text is not a valid map. */
  byName: ReadonlyMap<string, string> | undefined
  set: (changes: ChangedRatios) => void
}

export function useRatios(key: string): Ratios {
  const { form } = useSettingsForm()
  const text = String(useFieldValue(form, key))
  const byName = useMemo(() => ratioMapOf(text), [text])
  return { byName, set: (changes) => changeRatios(form, key, changes) }
}

/** Changes entries of a ratio map. One whose entries are those of the server again is no change, in whatever order. */
export function changeRatios(form: FormHandle<Fields>, key: string, changes: ChangedRatios): void {
  const [stored = '', typed = ''] = [form.base()[key], form.values()[key]].map(String)
  const text = setRatios(typed, changes)
  const next = isSameRatios(stored, text) ? stored : text
  // A text that stays keeps its error, too.
  if (next !== typed) form.setValue(key, next)
}
