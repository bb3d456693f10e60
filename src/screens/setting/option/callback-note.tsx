import { withoutTrailingSlashes } from '#/fields/trailing-slashes'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-context'
import classes from './option.module.css'

/** Callback URLs to register at the provider, built from the server address as currently serverAddress. */
export function CallbackNote({ provider }: { provider: 'github' | 'lark' }) {
  const t = useT()
  const { form } = useSettingsForm()
  const serverAddress: unknown = useFieldValue(form, 'ServerAddress')
  const address =
    typeof serverAddress === 'string' && serverAddress.trim() !== ''
      ? serverAddress.trim()
      : window.location.origin
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
