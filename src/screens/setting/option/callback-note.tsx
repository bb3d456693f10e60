import { withoutTrailingSlashes } from '#/fields/trailing-slashes'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-context'
import classes from './option.module.css'

/** The addresses that a provider wants to be told, made of the server address as it is typed now. */
export function CallbackNote({ provider }: { provider: 'github' | 'lark' }) {
  const t = useT()
  const { form } = useSettingsForm()
  const typed: unknown = useFieldValue(form, 'ServerAddress')
  const address = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : window.location.origin
  const home = withoutTrailingSlashes(address)
  const callback = `${home}/oauth/${provider}`
  return (
    <p className={classes.hint}>
      {provider === 'github'
        ? t('option.github.callback', { home, callback })
        : t('option.lark.callback', { callback })}
    </p>
  )
}
