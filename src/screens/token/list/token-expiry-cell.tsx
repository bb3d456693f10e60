import { isPast, type Token } from '#/resources/token/token'
import { useT } from '#/ui/language/use-t'
import { TimeText } from '#/ui/text/time-text'
import { useNow } from '#/ui/text/use-now'
import classes from './token-cells.module.css'

/** When the token ends; a time that is over is marked, because the status follows only later (SH-53). */
export function TokenExpiryCell({ token }: { token: Token }) {
  const t = useT()
  const now = useNow()
  if (token.expired_time === -1) return t('token.never')
  return (
    <>
      <TimeText seconds={token.expired_time} />
      {/* A place where the line may break. */}{' '}
      {isPast(token, now) && <span className={classes.past}>{t('token.past')}</span>}
    </>
  )
}
