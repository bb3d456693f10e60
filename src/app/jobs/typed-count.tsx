import { TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { plainWholeNumber } from '#/fields/number-text'
import { useT } from '#/ui/language/use-t'

/**
 * An input in which the number of records has to be typed before something is destroyed that nobody can restore;
 * nothing without a count. `problem` tells why it cannot be confirmed yet; Enter in the input confirms.
 */
export function useTypedCount(
  count: number | undefined,
  onConfirm: () => void,
): { field: ReactNode; problem: string | undefined } {
  const t = useT()
  const [typed, setTyped] = useState('')
  if (count === undefined) return { field: null, problem: undefined }
  const label = t('job.typeCount', { n: count })
  const problem = plainWholeNumber(typed) === String(count) ? undefined : label
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === undefined) onConfirm()
  }
  const field = (
    <form onSubmit={submit}>
      <TextInput
        label={label}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  )
  return { field, problem }
}
