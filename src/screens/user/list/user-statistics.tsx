import { countText, quotaText, shortCount, shortQuota } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { isExact, type User } from '#/resources/user/user'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { Fuller } from '#/ui/text/fuller'
import classes from './user-cells.module.css'

/** What an account has left, has spent and has asked, in short; in full for readers, pointers and the focus. */
export function UserStatistics({ user }: { user: User }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const about = (text: string) => (isExact(user) ? text : t('user.inexact', { text }))
  const facts = [
    {
      label: t('user.statistics.quota'),
      short: `${isExact(user) ? '' : '≈'}${shortQuota(user.quota, scale)}`,
      full: about(quotaText(user.quota, scale)),
    },
    {
      label: t('user.statistics.used'),
      short: shortQuota(user.used_quota, scale),
      full: quotaText(user.used_quota, scale),
    },
    {
      label: t('user.statistics.requests'),
      short: shortCount(user.request_count),
      full: countText(user.request_count),
    },
  ]
  return (
    <span className={classes.facts}>
      {facts.map(({ label, short, full }) => (
        <span key={label} className={classes.fact}>
          <span className={classes.name}>{label}</span> <Fuller short={short} full={full} />
        </span>
      ))}
    </span>
  )
}
