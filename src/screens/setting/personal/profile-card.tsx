import type { Account } from '#/resources/account/account'
import { visibleText } from '#/format/visible-text'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/link/button-link'
import { SettingCard } from './setting-card'
import classes from './setting-card.module.css'

/** Who this is, and the way to change it. */
export function ProfileCard({ account }: { account: Account }) {
  const t = useT()
  const facts = [
    { term: t('bound.id'), fact: account.id },
    { term: t('profile.username'), fact: visibleText(account.username) },
    { term: t('profile.displayName'), fact: visibleText(account.display_name) || '–' },
  ]
  return (
    <SettingCard title={t('personal.profile')}>
      <dl className={classes.facts}>
        {facts.map(({ term, fact }) => (
          <div key={term} className={classes.fact}>
            <dt>{term}</dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/user/edit" variant="default">
        {t('personal.edit')}
      </ButtonLink>
    </SettingCard>
  )
}
