import { useState, type ReactNode } from 'react'
import { TextInput } from '#/ui/controls/text-input'
import { useT } from '#/ui/language/use-t'

/**
 * An input in which the number of records has to be typed before something is destroyed that nobody can restore;
 * nothing without a count. `problem` tells why it cannot be confirmed yet.
 */
export function useTypedCount(count: number | undefined): { field: ReactNode; problem: string | undefined } {
  const t = useT()
  const [typed, setTyped] = useState('')
  if (count === undefined) return { field: null, problem: undefined }
  const label = t('bulk.typeCount', { n: count })
  const field = (
    <TextInput
      label={label}
      value={typed}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
  return { field, problem: typed.trim() === String(count) ? undefined : label }
}
