import type { Account } from '#/resources/account/account'
import { visibleText } from '#/format/visible-text'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { FactList } from '#/ui/text/fact-list'
import { SettingCard } from './setting-card'

/** Name and role of the account, with a link to edit it. */
export function ProfileCard({ account }: { account: Account }) {
  const t = useT()
  const facts = [
    { term: t('boundAccounts.id'), fact: account.id },
    { term: t('profile.username'), fact: <bdi>{visibleText(account.username)}</bdi> },
    { term: t('profile.displayName'), fact: <bdi>{visibleText(account.display_name) || '–'}</bdi> },
  ]
  return (
    <SettingCard title={t('personal.profile')}>
      <FactList facts={facts} />
      <ButtonLink to="/user/edit" tone="default">
        {t('personal.edit')}
      </ButtonLink>
    </SettingCard>
  )
}
