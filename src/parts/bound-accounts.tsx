import { TextInput } from '@mantine/core'
import type { StaticKey } from '#/i18n/i18n'
import { FieldPair, FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'

interface Props {
  account: { id: number; github_id: string; wechat_id: string; email: string }
  /** Whether it is the account of whoever is signed in. */
  isOwn?: boolean
}

const BINDINGS: readonly { name: 'github_id' | 'wechat_id' | 'email'; label: StaticKey }[] = [
  { name: 'github_id', label: 'boundAccounts.github' },
  { name: 'wechat_id', label: 'boundAccounts.wechat' },
  { name: 'email', label: 'common.email' },
]

/** Read-only fields of an account form: its id and its external accounts, which a save cannot change. */
export function BoundAccounts({ account, isOwn = false }: Props) {
  const t = useT()
  return (
    <FormSection
      title={t('boundAccounts.title')}
      note={t(isOwn ? 'boundAccounts.hintOwn' : 'boundAccounts.hint')}
    >
      <FieldPair>
        <TextInput label={t('common.id')} value={account.id} readOnly />
        {BINDINGS.map(({ name, label }) => (
          <TextInput
            key={name}
            label={t(label)}
            placeholder={t('common.notBound')}
            value={account[name]}
            readOnly
          />
        ))}
      </FieldPair>
    </FormSection>
  )
}
