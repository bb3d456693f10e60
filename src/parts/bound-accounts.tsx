import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { FactList } from '#/ui/text/fact-list'

interface Props {
  account: { id: number; github_id: string; wechat_id: string; email: string }
  /** Whether it is the account of whoever is signed in. */
  isOwn?: boolean
}

/** The id of an account and its external accounts, which a save of its form cannot change. */
export function BoundAccounts({ account: { id, github_id, wechat_id, email }, isOwn = false }: Props) {
  const t = useT()
  const textOf = (bound: string) => (bound === '' ? t('common.notBound') : <bdi>{bound}</bdi>)
  const facts = [
    { term: t('common.id'), fact: id },
    { term: t('boundAccounts.github'), fact: textOf(github_id) },
    { term: t('boundAccounts.wechat'), fact: textOf(wechat_id) },
    { term: t('common.email'), fact: textOf(email) },
  ]
  return (
    <FormSection
      title={t('boundAccounts.title')}
      note={t(isOwn ? 'boundAccounts.hintOwn' : 'boundAccounts.hint')}
    >
      <FactList facts={facts} />
    </FormSection>
  )
}
