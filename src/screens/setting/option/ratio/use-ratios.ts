import { useMemo } from 'react'
import { ratioMapOf, setRatios, type ChangedRatios } from '#/resources/option/ratio-map'
import { useFieldValue } from '#/ui/form/form-handle'
import { useSettingsForm } from '../settings-form-state'

/** Current ratio map of an option. */
export interface Ratios {
  /** JSON text of each value by name; undefined if the text is not a valid map. */
  byName: ReadonlyMap<string, string> | undefined
  set: (changes: ChangedRatios) => void
}

/** Ratio map of the option `key`, backed by the form's text value. */
export function useRatios(key: string): Ratios {
  const { form } = useSettingsForm()
  const text = String(useFieldValue(form, key))
  const byName = useMemo(() => ratioMapOf(text), [text])
  return { byName, set: (changes) => form.setValue(key, setRatios(String(form.values()[key]), changes)) }
}
