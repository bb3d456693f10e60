import { IntegerInput } from '#/ui/form/inputs/integer-input'
import { TextFieldInput } from '#/ui/form/inputs/text-input'
import { DatetimeInput } from '#/ui/form/inputs/datetime-input'
import { useT } from '#/ui/language/use-t'
import { logFields, type LogFieldName } from './log-fields'

interface Props {
  id: string
  name: LogFieldName
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** One filter input. */
export function LogFilterField({ id, name, value, problem, onChange, onBlur }: Props) {
  const t = useT()
  const field = logFields[name]
  const frameProps = {
    id,
    label: t(field.label),
    description: undefined,
    error: problem,
    disabled: false,
    'aria-required': undefined,
  }
  const inputProps = { value, onChange, onBlur, frameProps }
  if (field.kind === 'datetime') return <DatetimeInput field={field} {...inputProps} />
  if (field.kind === 'integer') return <IntegerInput field={field} {...inputProps} />
  return <TextFieldInput field={field} {...inputProps} />
}
