import { useQuery } from '@tanstack/react-query'
import { retryAfterOf } from '#/http/failure'
import { groupQueries } from '#/resources/group/group-queries'
import { RetryButton } from '#/ui/controls/retry-button'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { UserFields } from './user-fields'

interface Props {
  form: FormHandle<UserFields>
  /** The current group; offered even if it no longer has a price. */
  currentGroup: string
}

/** Select of the groups that have prices; a failed fetch shows a retry button below this field only. */
export function UserGroupInput({ form, currentGroup }: Props) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const names = [...new Set([...(groups.data ?? []), currentGroup])].toSorted()
  return (
    <FieldInput
      form={form}
      name="group"
      choices={names.map((name) => ({ value: name, label: name }))}
      aside={
        groups.isError && (
          <span role="status">
            {t('user.group.unavailable')}{' '}
            <RetryButton
              size="compact-xs"
              wait={retryAfterOf(groups.error)}
              onRetry={() => void groups.refetch()}
            />
          </span>
        )
      }
    />
  )
}
