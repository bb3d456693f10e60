import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Fields } from '#/fields/fields'
import { useT } from '#/ui/language/use-t'
import { useFormState, type FormHandle } from './form-handle'
import { focusField, useInvalidNames } from './form-problem'
import classes from './record-form.module.css'

/**
 * State of a form beside its buttons: unsaved changes, saved, or a button that leads to the first invalid field. No
 * live region: errors and results are announced where they appear.
 */
export function FormState<Of extends Fields>({ form }: { form: FormHandle<Of> }) {
  const t = useT()
  const invalid = useInvalidNames(form)
  const text = useFormState(form, () => {
    if (form.isSaved()) return 'form.state.saved'
    return form.isDirty() ? 'form.state.unsaved' : undefined
  })
  const [first] = invalid
  if (first === undefined) return text && t(text)
  return (
    <Button variant="subtle" color="red" size="xs" ml="-xs" onClick={() => focusField(form.idOf(first))}>
      {t('form.state.invalid', { n: invalid.length })}
    </Button>
  )
}

interface FormSectionProps {
  title: ReactNode
  /** What the fields are for, in one sentence. */
  note?: string | undefined
  children: ReactNode
}

/** Group of fields: title and note at the left, the fields at the right; below each other in a narrow window. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <Group
      role="group"
      aria-labelledby={titleId}
      className={classes.section}
      align="flex-start"
      gap="var(--gc-space-3) var(--gc-space-8)"
    >
      <Box flex="1 1 var(--gc-length-12)" miw={0}>
        <Title order={2} id={titleId}>
          {title}
        </Title>
        {note !== undefined && (
          <Text size="sm" c="dimmed" mt="var(--gc-space-1)">
            {note}
          </Text>
        )}
      </Box>
      <Stack gap="var(--gc-form)" flex="4 1 var(--gc-length-26)" miw={0}>
        {children}
      </Stack>
    </Group>
  )
}

/** Fields side by side, below each other where the space is short. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
