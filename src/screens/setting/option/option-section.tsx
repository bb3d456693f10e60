import { Button, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { withoutTrailingSlashes } from '#/fields/address-text'
import { OPTION_KEYS, type OptionSectionRecord as Section } from '#/resources/option/option'
import { useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { OptionInput } from './option-input'
import classes from './option.module.css'
import { useSettingsForm } from './settings-form-state'

const RatioTables = lazyPart(async () => (await import('./ratio/ratio-tables')).RatioTables)

interface OptionSectionProps {
  section: Section
  /** Title of the tab, shown before the section's title when sections of several tabs are listed together. */
  prefix?: string
  /** Text of the search that found the section. */
  query?: string
}

/** The inputs of a section under its heading, and a button that reviews its changes. */
export function OptionSection({ section, prefix, query }: OptionSectionProps) {
  const t = useT()
  const { review } = useSettingsForm()
  const headingId = useId()
  const { id, title, hint, options, note, editor } = section
  const name = t(title)
  // A group with the same name as its only field would be announced twice.
  const isNamedByField = options.some(({ field }) => t(field.label) === name)
  return (
    <section
      aria-labelledby={isNamedByField ? undefined : headingId}
      className={classes.section}
      data-wide={editor === 'ratios' || undefined}
    >
      <div>
        <Title order={2} id={headingId} data-section={id} tabIndex={-1}>
          {prefix && (
            <Text span inherit fw={400} c="dimmed">
              {prefix}{' '}
            </Text>
          )}
          {name}
        </Title>
        {hint && <p className={classes.hint}>{t(hint)}</p>}
        {note && <SectionNote note={note} />}
      </div>
      <Stack gap="md" miw={0}>
        {editor === 'ratios' ? (
          <RatioTables query={query} />
        ) : (
          <div className={classes.fields}>
            {options.map((record) => (
              <OptionInput key={record.key} record={record} />
            ))}
          </div>
        )}
        <Button style={{ alignSelf: 'start' }} onClick={() => review(options.map(({ key }) => key))}>
          {t('option.save', { section: name })}
        </Button>
      </Stack>
    </section>
  )
}

/** Note of a section, built from the server address in the form; before one is set, from this console's. */
function SectionNote({ note }: { note: NonNullable<Section['note']> }) {
  const { form } = useSettingsForm()
  const serverAddress: unknown = useFieldValue(form, OPTION_KEYS.serverAddress)
  const address = typeof serverAddress === 'string' ? serverAddress.trim() : ''
  return <p className={classes.hint}>{note(withoutTrailingSlashes(address || window.location.origin))}</p>
}
