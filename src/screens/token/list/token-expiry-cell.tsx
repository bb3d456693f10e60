import { isExpiredAt, NEVER_EXPIRES, type Token } from '#/resources/token/token'
import { useT } from '#/ui/language/use-t'
import { TimeText, useNow } from '#/ui/text/time-text'
import classes from './token-cells.module.css'

/** Expiry time of a token. A past time is marked, because the server updates the status only on use (SH-53). */
export function TokenExpiryCell({ token }: { token: Token }) {
  const t = useT()
  const now = useNow()
  const { expired_time } = token
  if (expired_time === NEVER_EXPIRES) return t('token.never')
  if (expired_time === undefined) return '–'
  return (
    <>
      <TimeText seconds={expired_time} isAlwaysTime />
      {/* Allows a line break. */}{' '}
      {isExpiredAt(token, now) && <span className={classes.past}>{t('token.expiredAt')}</span>}
    </>
  )
}
