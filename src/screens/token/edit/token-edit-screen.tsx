import { getRouteApi, Link } from '@tanstack/react-router'
import { conversionsOf } from '#/fields/record-values'
import { formatQuota } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import {
  countedUse,
  hasKey,
  secretOf,
  TOKEN_STATUS,
  TOKEN_STATUS_LABELS,
  type Token,
  tokenQueries,
} from '#/resources/token/token'
import type { RecordSave } from '#/resources/row-mutations'
import { tokenFields } from '#/resources/token/token-fields'
import { tokenMutations } from '#/resources/token/token-mutations'
import { useMoneyScale } from '#/session/use-status'
import { EditPage } from '#/app/form/edit-page'
import { statusText } from '#/app/list/list-columns'
import { useT } from '#/ui/language/use-t'
import { copyText } from '#/ui/button/copy'
import { notify } from '#/ui/notifications/notify'
import { tokenActions } from '../list/token-actions'
import { TokenInputs } from './token-inputs'

const route = getRouteApi('/signed-in/token/edit/$id')
const conversions = conversionsOf(tokenFields)

/** Statuses that a save does not change: the token must be enabled afterwards. */
const STATUSES_UNCHANGED_BY_SAVE = new Set<number>([TOKEN_STATUS.expired, TOKEN_STATUS.exhausted])

export function TokenEditScreen() {
  const { id } = route.useParams()
  const t = useT()
  const scale = useMoneyScale()
  const copyKey = async (token: Token) => {
    const key = secretOf(token)
    if (await copyText(key)) notify('success', t('grid.copied'))
    else notify('warning', t('token.notCopied'))
  }
  const offerOf = ({ now, changes }: RecordSave<Token>) => ({
    action: hasKey(now) ? { label: t('common.copyKey'), run: () => void copyKey(now) } : undefined,
    link: changes.name !== undefined && countedUse(now) !== 0 && (
      <Link to="/log" search={{ token_name: now.name }}>
        {t('form.earlierEntries')}
      </Link>
    ),
  })
  const remindToEnable = (stored: Token | undefined, opened: Token) => {
    const isLimitChanged =
      stored?.expired_time !== opened.expired_time ||
      stored?.remain_quota !== opened.remain_quota ||
      stored?.unlimited_quota !== opened.unlimited_quota
    const isLeft = stored && isLimitChanged && STATUSES_UNCHANGED_BY_SAVE.has(stored.status)
    const label = isLeft ? TOKEN_STATUS_LABELS[stored.status] : undefined
    if (label) notify('warning', t('token.enableAfter', { status: t(label) }))
  }
  return (
    <EditPage
      noun="token"
      id={id}
      query={tokenQueries.one(id)}
      {...conversions}
      save={tokenMutations.save}
      factsOf={(token) => {
        const use = countedUse(token)
        const uncounted = token.unlimited_quota ? t('token.usedQuota.uncounted') : undefined
        return [
          statusText(TOKEN_STATUS_LABELS, token.status),
          ['token.usedQuota', use === undefined ? uncounted : formatQuota(use, scale)],
          ['common.created', formatTimestamp(token.created_time)],
        ]
      }}
      actions={tokenActions}
      next={offerOf}
      onSaved={remindToEnable}
    >
      {(form) => <TokenInputs form={form} />}
    </EditPage>
  )
}
