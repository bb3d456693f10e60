import { formatCount, formatQuota, formatCompactCount, formatCompactQuota } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { isQuotaExact, type User } from '#/resources/user/user'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { TruncatedText } from '#/ui/text/clipped-text'
import classes from './user-cells.module.css'

/** Quota, used quota and request count, abbreviated; screen readers, hover and focus get the full numbers. */
export function UserStatistics({ user }: { user: User }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const shortText = (quota: number | undefined) =>
    quota === undefined ? '–' : formatCompactQuota(quota, scale)
  const fullText = (quota: number | undefined) => (quota === undefined ? '–' : formatQuota(quota, scale))
  const { quota, used_quota, request_count } = user
  const markInexact = (text: string) => (isQuotaExact(user) ? text : t('user.inexact', { text }))
  const facts = [
    {
      label: t('user.statistics.quota'),
      short: `${isQuotaExact(user) ? '' : '≈'}${shortText(quota)}`,
      full: markInexact(fullText(quota)),
    },
    {
      label: t('user.statistics.used'),
      short: shortText(used_quota),
      full: fullText(used_quota),
    },
    {
      label: t('user.statistics.requests'),
      short: request_count === undefined ? '–' : formatCompactCount(request_count),
      full: request_count === undefined ? '–' : formatCount(request_count),
    },
  ]
  return (
    <span className={classes.facts}>
      {facts.map(({ label, short, full }) => (
        <span key={label} className={classes.fact}>
          <span className={classes.name}>{label}</span> <TruncatedText short={short} full={full} />
        </span>
      ))}
    </span>
  )
}
