import { useCallback, useMemo } from 'react'
import { formatRatios, ratioEntries, setRatio, setRatios, ratioMapOf } from '#/resources/option/ratio-map'
import { useFieldValue } from '#/ui/form/form-handle'
import { useSettingsForm } from '../settings-form-state'

/** Current ratio map of an option. */
export interface Ratios {
  /** Raw values by name; undefined if the text is not a valid map. */
  byName: ReadonlyMap<string, string> | undefined
  /** Sets one value, or removes it if undefined. Stable identity. */
  set: (name: string, raw: string | undefined) => void
  /** Sets several values at once; the others stay. */
  setAll: (raws: ReadonlyMap<string, string>) => void
}

/** Ratio map of the option `key`, backed by the form's text value. */
export function useRatios(key: string): Ratios {
  const { form } = useSettingsForm()
  const { setValues, values } = form
  const value: unknown = useFieldValue(form, key)
  const text = typeof value === 'string' ? value : ''
  const byName = useMemo(() => ratioMapOf(text), [text])
  const set = useCallback(
    (name: string, raw: string | undefined) => {
      const current = values()[key]
      const entries = typeof current === 'string' ? ratioEntries(current) : undefined
      if (entries) setValues({ [key]: formatRatios(setRatio(entries, name, raw)) })
    },
    [values, setValues, key],
  )
  const setAll = (raws: ReadonlyMap<string, string>) => {
    const current = values()[key]
    const entries = typeof current === 'string' ? ratioEntries(current) : undefined
    if (entries && raws.size > 0) setValues({ [key]: formatRatios(setRatios(entries, raws)) })
  }
  return { byName, set, setAll }
}
