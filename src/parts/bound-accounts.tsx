import { TextInput } from '@mantine/core'
import type { PlainKey } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import classes from './bound-accounts.module.css'

interface Props {
  account: { id: number; github_id: string; wechat_id: string; email: string }
}

const BOUND: readonly { name: 'github_id' | 'wechat_id' | 'email'; label: PlainKey }[] = [
  { name: 'github_id', label: 'bound.github' },
  { name: 'wechat_id', label: 'bound.wechat' },
  { name: 'email', label: 'bound.email' },
]

/** What an account's form only shows: its id, and its accounts elsewhere, which no save changes (D46). */
export function BoundAccounts({ account }: Props) {
  const t = useT()
  return (
    <fieldset className={classes.shown}>
      <legend>{t('bound.hint')}</legend>
      <TextInput label={t('bound.id')} variant="filled" value={account.id} readOnly />
      {BOUND.map(({ name, label }) => (
        <TextInput
          key={name}
          label={t(label)}
          variant="filled"
          placeholder={t('bound.none')}
          value={account[name]}
          readOnly
        />
      ))}
    </fieldset>
  )
}
