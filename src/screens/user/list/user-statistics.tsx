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
  const shortText = (quota: number | undefined) => (quota === undefined ? '–' : shortQuota(quota, scale))
  const fullText = (quota: number | undefined) => (quota === undefined ? '–' : quotaText(quota, scale))
  const { quota, used_quota, request_count } = user
  const about = (text: string) => (isExact(user) ? text : t('user.inexact', { text }))
  const facts = [
    {
      label: t('user.statistics.quota'),
      short: `${isExact(user) ? '' : '≈'}${shortText(quota)}`,
      full: about(fullText(quota)),
    },
    {
      label: t('user.statistics.used'),
      short: shortText(used_quota),
      full: fullText(used_quota),
    },
    {
      label: t('user.statistics.requests'),
      short: request_count === undefined ? '–' : shortCount(request_count),
      full: request_count === undefined ? '–' : countText(request_count),
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
