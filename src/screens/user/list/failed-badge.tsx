import { useMutationState } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { managingKey } from '#/resources/user/user-mutations'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import classes from './user-cells.module.css'

/** Says at the row that the last thing tried with it did not happen, and why (FM-W7), also after coming back to it. */
export function FailedBadge({ id }: { id: number }) {
  const t = useT()
  const tried = useMutationState({
    filters: { mutationKey: managingKey(id) },
    select: ({ state: { status, error } }) => (status === 'error' ? messageOf(error) : undefined),
  })
  const message = tried.at(-1)
  if (message === undefined) return null
  return (
    <span role="note" className={classes.failed} lang={serverTextLanguage(message)}>
      {t('user.failed', { message })}
    </span>
  )
}
