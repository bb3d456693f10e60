import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { conversionsOf } from '#/fields/record-values'
import { formatCount, formatQuota } from '#/format/quota'
import { HttpFailure } from '#/http/failure'
import { BoundAccounts } from '#/parts/bound-accounts'
import { QuotaInput } from '#/parts/quota-input'
import { groupQueries } from '#/resources/group/group'
import type { RecordSave } from '#/resources/row-mutations'
import {
  isQuotaExact,
  isUserDeleted,
  roleKind,
  statusKind,
  type User,
  userQueries,
} from '#/resources/user/user'
import { userFields, type UserFields } from '#/resources/user/user-fields'
import { userMutations } from '#/resources/user/user-mutations'
import { currentAccount, noteNewPassword, storeAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { EditPage } from '#/app/form/edit-page'
import { RecordNotFound } from '#/app/form/missing-record'
import { SuggestionsUnavailable } from '#/app/form/suggestions-unavailable'
import { Field } from '#/ui/form/field'
import type { FormHandle } from '#/ui/form/form-handle'
import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { userActions } from '../list/user-actions'

const route = getRouteApi('/signed-in/admins/user/edit/$id')
const conversions = conversionsOf(userFields)

export function UserEditScreen() {
  const t = useT()
  const { id } = route.useParams()
  const scale = useMoneyScale()
  const assertSaveable = (now: User) => {
    if (isUserDeleted(now)) throw new HttpFailure({ kind: 'notFound' })
    if (!isQuotaExact(now)) throw new HttpFailure({ kind: 'refused', serverMessage: t('user.quota.inexact') })
  }
  const uneditable = (user: User) => {
    if (isUserDeleted(user)) return <RecordNotFound noun={t('user.noun')} list="/user" />
    return isQuotaExact(user) ? undefined : <Alert role="alert">{t('user.quota.inexact')}</Alert>
  }
  const offerOf = ({ now, changes }: RecordSave<User>) => ({
    link: changes.username !== undefined && (
      <Link to="/log" search={{ username: now.username }}>
        {t('form.earlierEntries')}
      </Link>
    ),
  })
  const noteOwnAccount = (stored: User | undefined) => {
    const account = currentAccount()
    if (!stored || account?.id !== stored.id) return
    if (account.username !== stored.username) notify('info', t('profile.nextSignIn'))
    storeAccount(stored)
  }
  return (
    <EditPage
      noun="user"
      id={id}
      query={userQueries.one(id)}
      {...conversions}
      save={userMutations.save}
      factsOf={(user) => {
        const { used_quota: used, request_count: n } = user
        return [
          t(`user.status.${statusKind(user)}`),
          t(`user.role.${roleKind(user.role)}`),
          ['user.statistics.used', used === undefined ? undefined : formatQuota(used, scale)],
          ['user.statistics.requests', n === undefined ? undefined : formatCount(n)],
        ]
      }}
      actions={userActions}
      assertSaveable={assertSaveable}
      instead={uneditable}
      next={offerOf}
      onWritten={({ now, changes }) => {
        if (changes.password !== undefined && now.id === currentAccount()?.id) noteNewPassword()
      }}
      onSaved={noteOwnAccount}
    >
      {(form, user) => (
        <>
          <FormSection title={t('common.account')} note={t('user.section.account.note')}>
            <Field form={form} name="username" />
            <Field form={form} name="password" />
            <Field form={form} name="display_name" />
          </FormSection>
          <FormSection title={t('user.section.spending')} note={t('user.section.spending.note')}>
            <UserGroupInput form={form} />
            <QuotaInput form={form} name="quota" />
          </FormSection>
          <BoundAccounts account={user} />
        </>
      )}
    </EditPage>
  )
}

/**
 * Select of the groups that have prices, and the current one, even if it has none any more; a failed fetch shows a retry
 * button below this field only.
 */
function UserGroupInput({ form }: { form: FormHandle<UserFields> }) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const names = [...new Set([...(groups.data ?? []), form.base().group])].toSorted()
  return (
    <Field
      form={form}
      name="group"
      choices={names.map((name) => ({ value: name, label: name }))}
      aside={groups.isError && <SuggestionsUnavailable query={groups} text={t('user.group.unavailable')} />}
    />
  )
}
