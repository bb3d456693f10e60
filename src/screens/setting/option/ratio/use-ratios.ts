import { useCallback, useMemo } from 'react'
import { ratioEntries, formatRatios, setRatio } from '#/resources/option/ratio-text'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useSettingsForm } from '../settings-form-context'

/** A map of ratios as it is typed now. */
export interface Ratios {
  /** Values as they are written, by name; undefined when the text is no map. */
  byName: ReadonlyMap<string, string> | undefined
  /** Writes one value, takes it out when there is none. The same function all the time. */
  set: (name: string, raw: string | undefined) => void
}

/** The map that the option `key` holds, for a table over it: the text stays the one thing that is edited. */
export function useRatios(key: string): Ratios {
  const { form } = useSettingsForm()
  const { setValues: fill, values } = form
  const answer: unknown = useFieldValue(form, key)
  const text = typeof answer === 'string' ? answer : ''
  const byName = useMemo(() => {
    const entries = ratioEntries(text)
    return entries && new Map(entries.map(({ name, raw }) => [name, raw]))
  }, [text])
  const set = useCallback(
    (name: string, raw: string | undefined) => {
      const now = values()[key]
      const entries = typeof now === 'string' ? ratioEntries(now) : undefined
      if (entries) fill({ [key]: formatRatios(setRatio(entries, name, raw)) })
    },
    [values, fill, key],
  )
  return { byName, set }
}
