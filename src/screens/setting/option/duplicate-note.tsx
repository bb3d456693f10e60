import type { OptionRecord } from '#/resources/option/option-record'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-context'
import classes from './option.module.css'

/** Warns that the server returned an option more than once and that the last value is shown. */
export function DuplicateNote({
  record: { key, field },
  isNamed = false,
}: {
  record: OptionRecord
  isNamed?: boolean
}) {
  const t = useT()
  const { options } = useSettingsForm()
  if (!options.duplicates?.has(key)) return null
  return (
    <p className={classes.hint}>
      {isNamed && `${t(field.label)}: `}
      {t('option.duplicate')}
    </p>
  )
}
