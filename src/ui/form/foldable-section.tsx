import { Stack, Text, UnstyledButton } from '@mantine/core'
import { Activity, type ReactNode, useId, useState } from 'react'
import IconChevronUp from '@tabler/icons-react/icons/IconChevronUp'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import { type FieldName, type Fields, isBlank } from '#/fields/fields'
import type { FormHandle } from './form-handle'
import { FormSection } from './form-layout'

interface Props<Of extends Fields> {
  form: FormHandle<Of>
  names: readonly FieldName<Of>[]
  title: string
  /** What the fields are for, in one sentence. */
  note?: string
  /** What the fields hold, shown while they are folded away. */
  summary: ReactNode
  isOpenAtFirst?: boolean
  /** Something inside went wrong that is no error of a field, such as a list that could not be loaded. */
  hasProblem?: boolean
  children: ReactNode
}

/**
 * Section of a form that folds to its title and a summary. Opens for an error or another problem inside, for a required
 * field that is blank, and for the field that the URL names. Fields that are folded away are rendered when nothing else is to do.
 */
export function FoldableSection<const Of extends Fields>(props: Props<Of>) {
  const { form, names, title, note, summary, isOpenAtFirst = false, hasProblem = false, children } = props
  const id = useId()
  const isAskedFor = (name: FieldName<Of>) =>
    name === form.focusName || (form.fields[name]?.required === true && isBlank(form.values()[name]))
  const [isOpen, setOpen] = useState(() => isOpenAtFirst || names.some(isAskedFor))
  const isInvalid = names.some((name) => form.errors[name] !== undefined)
  const attention = isInvalid ? form.errors : hasProblem
  const [seen, setSeen] = useState<unknown>(false)
  if (seen !== attention) {
    setSeen(attention)
    if (attention) setOpen(true)
  }
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  const fold = (
    <UnstyledButton
      display="inline-flex"
      my="calc((var(--gc-space-6) - var(--gc-target)) / 2)"
      style={{ gap: 'var(--gc-space-1)', alignItems: 'center', font: 'inherit' }}
      aria-expanded={isOpen}
      aria-controls={`${id}-fields`}
      aria-describedby={isOpen ? undefined : `${id}-summary`}
      onClick={() => setOpen(!isOpen)}
    >
      {title}
      <Chevron aria-hidden color="var(--mantine-color-dimmed)" />
    </UnstyledButton>
  )
  return (
    <FormSection title={fold} note={isOpen ? note : undefined}>
      {!isOpen && (
        <Text id={`${id}-summary`} c={isInvalid ? 'red' : 'dimmed'} style={{ overflowWrap: 'anywhere' }}>
          {summary}
        </Text>
      )}
      <div id={`${id}-fields`} hidden={!isOpen}>
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Stack gap="var(--gc-form)">{children}</Stack>
        </Activity>
      </div>
    </FormSection>
  )
}
