import { serverSeconds } from '#/http/server-clock'
import { t } from '#/i18n/i18n'
import {
  countedUse,
  isExpiredAt,
  shortenedKey,
  NEVER_EXPIRES,
  TOKEN_STATUS_LABELS,
  TOKEN_STATUS,
  type Token,
} from '#/resources/token/token'
import {
  defineColumns,
  actionsColumn,
  nameColumn,
  pastColumn,
  quotaCell,
  quotaColumn,
  statusColumn,
  timeInFile,
} from '#/app/list/list-columns'
import { Tag, type BadgeTone } from '#/ui/text/badge'
import { TimeText } from '#/ui/text/time-text'
import rowClasses from '#/ui/row/row.module.css'
import { HIDDEN } from '#/ui/text/hidden'

/** Sort value that places unlimited quotas and missing expiry dates last. */
const SORTS_LAST = Number.MAX_SAFE_INTEGER

const TONES: Record<number, BadgeTone> = {
  [TOKEN_STATUS.enabled]: 'good',
  [TOKEN_STATUS.disabled]: 'neutral',
  [TOKEN_STATUS.expired]: 'warning',
}

/** Columns of the token list. `extra` is whether the expiry is past: the server updates the status only on use. */
export const tokenColumns = defineColumns<Token, boolean>()([
  { ...nameColumn, edit: true },
  {
    id: 'key',
    header: 'common.key',
    cell: (token, { action }) => (
      <span className={rowClasses.withButton}>
        <code translate="no">{shortenedKey(token)}</code>
        {action('copy')}
      </span>
    ),
    phone: 'facts',
    isAlwaysShown: true,
    width: 9.25,
  },
  {
    ...statusColumn({
      labels: TOKEN_STATUS_LABELS,
      tones: TONES,
      width: 6.5,
    }),
    // The server notices that a token has expired when it is used.
    filter: (token, wanted) =>
      String(token.status) === wanted ||
      (wanted === String(TOKEN_STATUS.expired) && isExpiredAt(token, serverSeconds())),
  },
  {
    id: 'used_quota',
    header: 'token.usedQuota',
    value: countedUse,
    ...quotaColumn,
    cell: (token, context) => {
      const used = countedUse(token)
      if (used === undefined && token.unlimited_quota) return t('token.usedQuota.uncounted')
      return quotaCell(used, context)
    },
    isInEditMode: true,
    width: 6.5,
  },
  {
    id: 'remain_quota',
    header: 'common.remainingQuota',
    value: ({ unlimited_quota, remain_quota }) => (unlimited_quota ? SORTS_LAST : remain_quota),
    cell: ({ unlimited_quota, remain_quota }, context) =>
      unlimited_quota ? t('token.unlimited') : quotaCell(remain_quota, context),
    edit: true,
    inFile: (quota) => (quota === SORTS_LAST ? t('token.unlimited') : undefined),
    ...quotaColumn,
    phone: 'facts',
    width: 7.75,
  },
  // Beside it the name would get too little.
  { ...pastColumn('created_time', 'common.created'), hidden: true },
  {
    id: 'expired_time',
    header: 'token.expires',
    value: ({ expired_time }) => (expired_time === NEVER_EXPIRES ? SORTS_LAST : expired_time),
    cell: ({ expired_time }, { now, hasRelativeTimes, extra: isPast }) => {
      if (expired_time === NEVER_EXPIRES) return t('token.never')
      if (expired_time === undefined) return '–'
      const time = <TimeText seconds={expired_time} isAlwaysTime now={now} isRelative={hasRelativeTimes} />
      if (!isPast) return time
      return (
        <Tag tone="warning">
          {time} <span className={HIDDEN}>{t('token.expiredAt')}</span>
        </Tag>
      )
    },
    phone: 'facts',
    width: 10.25,
    inFile: (seconds) => (seconds === SORTS_LAST ? t('token.never') : timeInFile(seconds)),
  },
  actionsColumn,
])
