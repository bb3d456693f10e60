import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { passwordStrength } from './password-strength'
import type { registerFields } from './register-fields'
import classes from './register.module.css'

/** Holds the place of the words, so that nothing moves when they come. */
const NOTHING = '\u00A0'

/** How good the typed password is; no words before there is one. Not read out at each key: it can be gone to. */
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
      <span className={classes.words}>{strength ? t(`register.strength.${strength}`) : NOTHING}</span>
    </div>
  )
}
