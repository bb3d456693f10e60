import { Button, Text } from '@mantine/core'
import { withoutTrailingSlashes } from '#/fields/address-text'
import { OPTION_KEYS, type OptionSectionRecord as Section } from '#/resources/option/option'
import { useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { columnsOf } from '#/ui/theme/columns'
import { lazyPart } from '#/ui/status/lazy-part'
import { SettingCard } from '../setting-card'
import { OptionInput } from './option-input'
import { useSettingsForm } from './settings-form-state'

const RatioTables = lazyPart(async () => (await import('./ratio/ratio-tables')).RatioTables)

const FIELDS = { ...columnsOf('var(--gc-length-20)'), width: '100%' }

interface OptionSectionProps {
  section: Section
  /** Title of the tab, shown before the section's title when sections of several tabs are listed together. */
  prefix?: string
  query?: string
}

export function OptionSection({ section, prefix, query }: OptionSectionProps) {
  const t = useT()
  const { review } = useSettingsForm()
  const { id, title, hint, options, note, editor } = section
  const name = t(title)
  const keys = options.map(({ key }) => key)
  // Prices are typed in the quota of a dollar, which is saved with them.
  const saved = editor === 'ratios' ? [...keys, OPTION_KEYS.quotaPerDollar] : keys
  return (
    <SettingCard
      data-section={id}
      title={
        <>
          {prefix && (
            <Text span inherit fw={400} c="dimmed">
              {prefix}{' '}
            </Text>
          )}
          {name}
        </>
      }
      lead={hint ? t(hint) : note && <SectionNote note={note} />}
      isNamed={!options.some(({ field }) => t(field.label) === name)}
    >
      {editor === 'ratios' ? (
        <RatioTables query={query} />
      ) : (
        <div style={FIELDS}>
          {options.map((record) => (
            <OptionInput key={record.key} record={record} />
          ))}
        </div>
      )}
      <Button onClick={() => review(saved)}>{t('option.save', { section: name })}</Button>
    </SettingCard>
  )
}

/** Note of a section, built from the server address in the form; before one is set, from this console's. */
function SectionNote({ note }: { note: NonNullable<Section['note']> }) {
  const { form } = useSettingsForm()
  const serverAddress: unknown = useFieldValue(form, OPTION_KEYS.serverAddress)
  const address = typeof serverAddress === 'string' ? serverAddress.trim() : ''
  return note(withoutTrailingSlashes(address || window.location.origin))
}
