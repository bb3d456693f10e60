import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { groupUsageQueries } from '#/resources/group/group-usage-queries'
import { removedNames } from '#/resources/option/ratio-merge'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from '../settings-form-context'
import classes from './ratio.module.css'

/** Warns about removed groups that channels or users still belong to. */
export function RemovedGroups() {
  const t = useT()
  const { form, server } = useSettingsForm()
  const removed = removedNames(String(server.GroupRatio ?? ''), String(useFieldValue(form, 'GroupRatio')))
  const usage = useQuery({ ...groupUsageQueries.counts(), enabled: removed.length > 0 })
  if (removed.length === 0) return null
  const used = removed.flatMap((name) => {
    const counts = usage.data?.get(name)
    return counts ? [{ name, ...counts }] : []
  })
  return (
    <div role="status">
      {usage.isError && (
        <p className={classes.warning}>
          {t('option.ratio.groupUsageUnknown', { message: messageOf(usage.error) })}
        </p>
      )}
      {used.map(({ name, channels, users }) => (
        <p key={name} className={classes.warning}>
          {t('option.ratio.groupInUse', { name, channels, users })}
        </p>
      ))}
    </div>
  )
}
