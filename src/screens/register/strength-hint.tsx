import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { passwordStrength } from './password-strength'
import type { registerFields } from './register-fields'
import classes from './register.module.css'

/** Non-breaking space that reserves the line, so that nothing moves when the hint appears. */
const BLANK_LINE = '\u00A0'

/** Strength of the typed password. Not a live region, because it would be announced on every keystroke. */
export function StrengthHint({ form }: { form: FormHandle<typeof registerFields> }) {
  const t = useT()
  const password = useFieldValue(form, 'password')
  const username = useFieldValue(form, 'username')
  const strength = password === '' ? undefined : passwordStrength(password, username)
  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.words}>{strength ? t(`register.strength.${strength}`) : BLANK_LINE}</span>
    </div>
  )
}
