import type { OptionRecord } from '#/resources/option/option-record'
import { useT } from '#/ui/language/use-t'
import { useDesk } from './desk'
import classes from './option.module.css'

/** Says that the server sent an option more than once, and that its last value is the one shown. */
export function DuplicateNote({
  record: { key, ask },
  isNamed = false,
}: {
  record: OptionRecord
  isNamed?: boolean
}) {
  const t = useT()
  const { options } = useDesk()
  if (!options.duplicates?.has(key)) return null
  return (
    <p className={classes.hint}>
      {isNamed && `${t(ask.label)}: `}
      {t('option.duplicate')}
    </p>
  )
}
