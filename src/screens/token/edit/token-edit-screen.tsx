import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { normalizeValues, toBody, toDraft, toValues } from '#/fields/codec'
import type { FieldValues } from '#/fields/fields'
import { formatQuota } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import {
  countedUse,
  hasKey,
  secretOf,
  TOKEN_STATUS,
  tokenName,
  tokenStatusLabel,
  type Token,
  tokenQueries,
} from '#/resources/token/token'
import { tokenFields, tokenFieldsOf, type TokenFields } from '#/resources/token/token-fields'
import { tokenMutations } from '#/resources/token/token-mutations'
import { useMoneyScale } from '#/session/use-status'
import { fetchFresh } from '#/app/cache'
import { EditForm, useRecreate } from '#/app/form/edit-form'
import { EditScreen, useEditForm } from '#/app/form/edit-screen'
import { reportedSave } from '#/app/form/reported-save'
import { RecordActions } from '#/app/form/record-actions'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import { useT } from '#/ui/language/use-t'
import { copyText, notifyCopied } from '#/ui/notifications/copy-text'
import { notify } from '#/ui/notifications/notify'
import { tokenActions } from '../list/token-actions'
import { pastExpiryQuestion } from './past-expiry-question'
import { TokenInputs } from './token-inputs'

const route = getRouteApi('/signed-in/token/edit/$id')

/** Fields by section, while the record is loading. */
const SHAPE = [3, 0]

function TokenActionsOfPage({ record }: { record: Token }) {
  return (
    <RecordActions noun="token" list="/token" record={record} nameOf={tokenName} actions={tokenActions} />
  )
}

/** Edit page of a token. */
export function TokenEditScreen() {
  const { id } = route.useParams()
  const query = useQuery(tokenQueries.one(id))
  const t = useT()
  const scale = useMoneyScale()
  return (
    <EditScreen
      title="token.editTitle"
      noun="token.noun"
      list="/token"
      id={id}
      query={query}
      shape={SHAPE}
      nameOf={tokenName}
      Actions={TokenActionsOfPage}
      factsOf={(token) => {
        const { status, created_time } = token
        const label = tokenStatusLabel(status)
        const use = countedUse(token)
        const used = use === undefined ? t('token.usedQuota.uncounted') : formatQuota(use, scale)
        const created = formatTimestamp(created_time)
        return [
          label ? t(label) : t('token.status.number', { n: status }),
          use === undefined && !token.unlimited_quota
            ? undefined
            : t('form.fact', { label: t('token.usedQuota'), value: used }),
          created && t('form.fact', { label: t('token.created'), value: created }),
        ]
      }}
    >
      {(token) => <TokenEditForm token={token} />}
    </EditScreen>
  )
}

/** Statuses that a save does not change: the token must be enabled afterwards. */
const STATUSES_UNCHANGED_BY_SAVE = new Set<number>([TOKEN_STATUS.expired, TOKEN_STATUS.exhausted])
const bodyOf = (values: FieldValues<TokenFields>, stored: Token) =>
  toBody(tokenFields, toDraft(tokenFields, values, stored))

/** Form of an existing token. Concurrent changes are merged, or resolved in a conflict dialog. */
function TokenEditForm({ token }: { token: Token }) {
  const t = useT()
  const { id } = token
  const cache = useQueryClient()
  const [fields] = useState(() => tokenFieldsOf(token))
  const { form, leave } = useEditForm({
    fields,
    initialValues: toValues(fields, token),
    formKey: `token/${id}`,
    list: '/token',
  })
  const copyKey = async () => {
    const key = secretOf(token)
    if (await copyText(key)) notifyCopied(key, t('grid.copied'))
    else notify('warning', t('token.notCopied'))
  }
  /** Cached record of the token; a save refetches it first. */
  const stored = () => cache.getQueryData(tokenQueries.one(id).queryKey) ?? token
  const write = useMutation(
    reportedSave(tokenMutations.save, {
      noun: 'token',
      id,
      nameOf: ({ body }) => tokenName({ id, name: body.name }),
      next: hasKey(token) ? { label: t('token.copyKey'), run: () => void copyKey() } : undefined,
    }),
  )
  const create = useMutation(tokenMutations.create)
  const save = useConflictSafeSave({
    form,
    read: () => fetchFresh(cache, tokenQueries.one(id)),
    toValues: (record) => toValues(fields, record),
    normalize: (values) => normalizeValues(fields, values),
    write: (values) => write.mutateAsync({ id, body: bodyOf(values, stored()) }),
    onSaved: (saved) => {
      const isUnchanged = saved && STATUSES_UNCHANGED_BY_SAVE.has(saved.status)
      const label = isUnchanged ? tokenStatusLabel(saved.status) : undefined
      if (label) notify('warning', t('token.enableAfter', { status: t(label) }))
      leave()
    },
  })
  const recreate = useRecreate({
    form,
    write: (values) => create.mutateAsync(bodyOf(values, token)),
    onCreated: leave,
  })
  return (
    <EditForm
      form={form}
      title={t('token.editTitle')}
      record={{ noun: 'token', id }}
      save={save}
      leave={leave}
      recreate={recreate}
      list="/token"
      ask={({ expired_time }) =>
        expired_time === form.base().expired_time ? undefined : pastExpiryQuestion(expired_time)
      }
    >
      <TokenInputs form={form} />
    </EditForm>
  )
}
