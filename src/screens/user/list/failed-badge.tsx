import { useMutationState } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { managingKey } from '#/resources/user/user-mutations'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import classes from './user-cells.module.css'

/** Error of the last failed action on a row, read from the mutation cache, so that it survives navigation. */
export function FailedBadge({ id }: { id: number }) {
  const t = useT()
  const messages = useMutationState({
    filters: { mutationKey: managingKey(id) },
    select: ({ state: { status, error } }) => (status === 'error' ? messageOf(error) : undefined),
  })
  const message = messages.at(-1)
  if (message === undefined) return null
  return (
    <span role="note" className={classes.failed} lang={serverTextLanguage(message)}>
      {t('user.failed', { message })}
    </span>
  )
}
