import { DigitsInput } from '#/ui/form/inputs/digits-input'
import { LineInput } from '#/ui/form/inputs/line-input'
import { MomentInput } from '#/ui/form/inputs/moment-input'
import { useT } from '#/ui/language/use-t'
import { logFields, type LogFieldName } from './log-fields'

interface Props {
  id: string
  name: LogFieldName
  answer: string
  problem: string | undefined
  onAnswer: (answer: string) => void
  onLeave: () => void
}

/** One thing to narrow the list by. */
export function LogFilterField({ id, name, answer, problem, onAnswer, onLeave }: Props) {
  const t = useT()
  const field = logFields[name]
  const frame = {
    id,
    label: t(field.label),
    description: undefined,
    error: problem,
    disabled: false,
    'aria-required': undefined,
  }
  const given = { answer, onAnswer, onLeave, frame }
  if (field.kind === 'moment') return <MomentInput field={field} {...given} />
  if (field.kind === 'digits') return <DigitsInput field={field} {...given} />
  return <LineInput field={field} {...given} />
}
