import { ActionButton } from '#/ui/button/action-button'
import { Alert } from '@mantine/core'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, useRef } from 'react'
import { toValues, toBody, toDraft } from '#/fields/codec'
import type { FieldValue } from '#/fields/fields'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatCount, formatQuota } from '#/format/quota'
import { HttpFailure } from '#/http/failure'
import { t as translate } from '#/i18n/i18n'
import { BoundAccounts } from '#/parts/bound-accounts'
import { QuotaInput } from '#/parts/quota-input'
import { groupQueries } from '#/resources/group/group'
import {
  isQuotaExact,
  isUserDeleted,
  roleKind,
  statusKind,
  USER_ROLE_LABELS,
  USER_STATUS_LABELS,
  type User,
  userName,
  userQueries,
} from '#/resources/user/user'
import { userFields, type UserFields, newUserFields, userChanges } from '#/resources/user/user-fields'
import { userMutations } from '#/resources/user/user-mutations'
import { currentAccount, noteNewPassword, storeAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { fetchFresh } from '#/app/cache'
import { useBeingDeleted } from '#/app/jobs/deletions'
import { EditForm, useRecreate } from '#/app/form/edit-form'
import { EditScreen, SuggestionsUnavailable, useEditForm } from '#/app/form/edit-screen'
import { RecordNotFound } from '#/app/form/missing-record'
import { reportedSave } from '#/app/form/reported-save'
import { RecordActions } from '#/app/form/record-actions'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import { Field } from '#/ui/form/field'
import type { FormHandle } from '#/ui/form/form-handle'
import { FieldPair, FormSection } from '#/ui/form/form-layout'
import { rebase } from '#/ui/form/rebase'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { LazyAdjustDialog, userActions } from '../list/user-actions'

const route = getRouteApi('/signed-in/admins/user/edit/$id')

/** Fields by section, while the record is loading. */
const SHAPE = [2, 2, 2]

function UserActionsOfPage({ record }: { record: User }) {
  return <RecordActions noun="user" list="/user" record={record} nameOf={userName} actions={userActions} />
}

/** Edit page of an account. */
export function UserEditScreen() {
  const t = useT()
  const { id } = route.useParams()
  const query = useQuery(userQueries.one(id))
  const scale = useMoneyScale()
  return (
    <EditScreen
      title="user.editTitle"
      noun="user.noun"
      list="/user"
      id={id}
      query={query}
      shape={SHAPE}
      nameOf={userName}
      Actions={UserActionsOfPage}
      factsOf={(user) => [
        t(USER_STATUS_LABELS[statusKind(user)]),
        t(USER_ROLE_LABELS[roleKind(user.role)]),
        user.used_quota === undefined
          ? undefined
          : t('form.fact', {
              label: t('user.statistics.used'),
              value: formatQuota(user.used_quota, scale),
            }),
        user.request_count === undefined
          ? undefined
          : t('form.fact', {
              label: t('user.statistics.requests'),
              value: formatCount(user.request_count),
            }),
      ]}
    >
      {(user) => {
        if (isUserDeleted(user)) return <RecordNotFound noun={t('user.noun')} list="/user" />
        if (!isQuotaExact(user)) return <Alert role="alert">{t('user.quota.inexact')}</Alert>
        return <UserEditForm user={user} />
      }}
    </EditScreen>
  )
}

/** Form of an account. Concurrent changes are merged, or resolved in a conflict dialog; spent quota is not refunded. */
function UserEditForm({ user }: { user: User }) {
  const t = useT()
  const [fields] = useState(() => userFields(user))
  const [stored] = useState(() => toValues(fields, user))
  const { form, leave } = useEditForm({
    fields,
    initialValues: stored,
    formKey: `user/${user.id}`,
    list: '/user',
  })
  const save = useUserSave({ form, user, onSaved: leave })
  const recreate = useRecreateUser(form, leave)
  const format = useQuotaDiff(form)

  /** Rebases the form after the quota was adjusted, unless the quota was also edited in the form. */
  const rebaseQuota = (updated: User) => {
    const theirs = toValues(fields, updated)
    const { merged, conflicts } = rebase({ base: form.base(), theirs, mine: form.values() })
    // A negative quota would be invalid in the form: leave it to the refetch of the next save.
    if (conflicts.length === 0 && (updated.quota ?? 0) >= Math.min(0, user.quota ?? 0))
      form.rebase(theirs, merged)
  }
  return (
    <EditForm
      form={form}
      title={t('user.editTitle')}
      record={{ noun: 'user', id: user.id }}
      save={save}
      leave={leave}
      recreate={recreate}
      list="/user"
      format={format}
    >
      <FormSection title={t('user.section.account')} note={t('user.section.account.note')}>
        <FieldPair>
          <Field form={form} name="username" />
          <Field form={form} name="password" />
        </FieldPair>
        <Field form={form} name="display_name" />
      </FormSection>
      <FormSection title={t('user.section.spending')} note={t('user.section.spending.note')}>
        <UserGroupInput form={form} currentGroup={stored.group} />
        <QuotaInput form={form} name="quota" aside={<AdjustQuota user={user} onChanged={rebaseQuota} />} />
      </FormSection>
      <BoundAccounts account={user} />
    </EditForm>
  )
}

interface UserGroupInputProps {
  form: FormHandle<UserFields>
  /** The current group; offered even if it no longer has a price. */
  currentGroup: string
}

/** Select of the groups that have prices; a failed fetch shows a retry button below this field only. */
function UserGroupInput({ form, currentGroup }: UserGroupInputProps) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const names = [...new Set([...(groups.data ?? []), currentGroup])].toSorted()
  return (
    <Field
      form={form}
      name="group"
      choices={names.map((name) => ({ value: name, label: name }))}
      aside={groups.isError && <SuggestionsUnavailable query={groups} text={t('user.group.unavailable')} />}
    />
  )
}

/** Returns a formatter for the conflict dialog: a changed quota with its difference, "600 (spent 400 meanwhile)". */
function useQuotaDiff(form: FormHandle<UserFields>) {
  const t = useT()
  return (name: string, value: FieldValue): string | undefined => {
    const units = typeof value === 'string' && name === 'quota' ? parseWholeNumber(value) : undefined
    if (units === undefined) return undefined
    const quota = formatCount(units)
    const base = parseWholeNumber(form.base().quota)
    const isTheirs = value !== form.base().quota && value !== form.values().quota
    if (!isTheirs || base === undefined || base === units) return quota
    const amount = formatCount(Math.abs(base - units))
    return t(base > units ? 'user.quota.spent' : 'user.quota.received', { quota, amount })
  }
}

interface AdjustQuotaProps {
  user: User
  /** Called with the account as fetched after the change. */
  onChanged: (updated: User) => void
}

/** Button that opens the adjust dialog, which changes the quota independently of the form. */
function AdjustQuota({ user, onChanged }: AdjustQuotaProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const isBeingDeleted = useBeingDeleted('user').has(String(user.id))
  return (
    <>
      <ActionButton
        size="xs"
        disabledReason={isBeingDeleted ? t('row.deleting') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('user.adjust')}
      </ActionButton>
      {isOpen && <LazyAdjustDialog user={user} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  )
}

interface UserSaveOptions {
  form: FormHandle<UserFields>
  user: User
  onSaved: () => void
}

/** Saves the form of an account: changed values, and always the quota as fetched just before. */
export function useUserSave({ form, user, onSaved }: UserSaveOptions) {
  const { fields } = form
  const cache = useQueryClient()
  const write = useMutation(
    reportedSave(userMutations.save, {
      noun: 'user',
      id: user.id,
      nameOf: ({ now, changes }) => changes.username ?? now.username,
    }),
  )
  /** The last fetched account, and whether the save sets its quota: quota spent after the fetch was not discarded. */
  const latest = useRef({ now: user, setsQuota: false })

  return useConflictSafeSave({
    form,
    read: async () => {
      const now = await fetchFresh(cache, userQueries.one(user.id))
      if (isUserDeleted(now)) throw new HttpFailure({ kind: 'notFound' })
      if (!isQuotaExact(now))
        throw new HttpFailure({ kind: 'refused', serverMessage: translate('user.quota.inexact') })
      latest.current.now = now
      return now
    },
    toValues: (stored) => toValues(fields, stored),
    normalize: (values) => {
      const { now, setsQuota } = latest.current
      const draft = toDraft(fields, values, now)
      return { ...toValues(fields, draft), quota: String(setsQuota ? draft.quota : now.quota) }
    },
    write: async (values) => {
      const { now } = latest.current
      const draft = toDraft(fields, values, now)
      latest.current.setsQuota = draft.quota !== now.quota
      const changes = userChanges(now, draft)
      const saved = await write.mutateAsync({ now, changes })
      if (changes.password !== undefined && now.id === currentAccount()?.id) noteNewPassword()
      return saved
    },
    onSaved: (stored) => {
      const account = currentAccount()
      if (stored && account?.id === stored.id) {
        if (account.username !== stored.username) notify('info', translate('profile.nextSignIn'))
        storeAccount(stored)
      }
      onSaved()
    },
  })
}

/** Creates a new account from the form of a deleted one; group and quota are set afterwards. */
export function useRecreateUser(form: FormHandle<UserFields>, onCreated: () => void) {
  const create = useMutation(userMutations.create)
  return useRecreate({
    form,
    write: (values) => create.mutateAsync(toBody(newUserFields, toDraft(newUserFields, values))),
    onCreated: () => {
      notify('info', translate('user.recreated'))
      onCreated()
    },
    isComplete: () => {
      // The password of the deleted account is unknown.
      if (form.values().password !== '') return true
      form.refuse('password', translate('fields.required'))
      return false
    },
  })
}
