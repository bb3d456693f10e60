import IconCoins from '@tabler/icons-react/icons/IconCoins'
import IconHelpCircle from '@tabler/icons-react/icons/IconHelpCircle'
import IconChevronsDown from '@tabler/icons-react/icons/IconChevronsDown'
import IconChevronsUp from '@tabler/icons-react/icons/IconChevronsUp'
import IconPower from '@tabler/icons-react/icons/IconPower'
import { visibleText } from '#/format/visible-text'
import { DELETE_ACTION, EDIT_ACTION, LOG_ACTION } from '#/parts/row-actions'
import { refusedByLog } from '#/resources/log/log-filter'
import { isQuotaExact, userName, type User } from '#/resources/user/user'
import { ACTION_EFFECTS, toggleActionOf, userRefusal, type UserAction } from '#/resources/user/user-actions'
import { AnotherRecord, knownRecord } from '#/resources/known-record'
import { userMutations } from '#/resources/user/user-mutations'
import {
  type ListContext,
  type ActionConfirmation,
  type RowAction,
  type RowTools,
} from '#/app/list/list-definitions'
import { rowDeletion, rowWrite } from '#/app/list/row-writes'
import { undoableWrite } from '#/app/list/undoable-write'
import { notify } from '#/ui/notifications/notify'
import { lazyPart } from '#/ui/status/lazy-part'

const LazyAdjustDialog = lazyPart(async () => (await import('../edit/adjust-dialog')).AdjustDialog)

/** Reads the list again where a name has changed. */
const rereadRenamed =
  ({ client }: RowTools) =>
  (error: unknown) => {
    if (error instanceof AnotherRecord) void client.invalidateQueries({ queryKey: ['user', 'list'] })
  }

const known = (user: User) => knownRecord(user, userName(user))
const edit = (user: User, tools: RowTools) => ({
  ...userMutations.edit(known(user)),
  onError: rereadRenamed(tools),
})

const refusalOf =
  (toAction: (user: User) => UserAction): RowAction<User>['disabledReason'] =>
  (user, { account }) =>
    account && userRefusal(toAction(user), account, user)

/** The question before an action that grants permissions or deletes an account: with id and name. */
const confirmation =
  (action: 'promote' | 'delete') =>
  (user: User, { t }: ListContext): ActionConfirmation => {
    const name = visibleText(userName(user))
    const isDeletion = action === 'delete'
    return {
      title: t(isDeletion ? 'row.confirmDelete' : 'user.confirm.promote', { name }),
      hint: (
        <>
          <p>{t('user.actionOf', { id: user.id, name: visibleText(user.display_name || user.username) })}</p>
          <p>{t(isDeletion ? 'user.confirm.delete' : 'user.confirm.promote.hint')}</p>
        </>
      ),
      confirmLabel: t(isDeletion ? 'row.delete' : 'user.promote'),
    }
  }

export const userActions: ReadonlyArray<RowAction<User>> = [
  {
    // One button for enable and disable, so that it keeps the focus when it switches.
    name: 'toggle',
    place: 'row',
    isMain: true,
    icon: IconPower,
    label: (user) => `user.${toggleActionOf(user)}`,
    onPage: true,
    word: (user) => `row.${toggleActionOf(user)}`,
    disabledReason: refusalOf(toggleActionOf),
    mutation: (user, tools) => {
      const { status } = ACTION_EFFECTS[toggleActionOf(user)]
      return undoableWrite(edit(user, tools), { from: { status: user.status }, to: { status } })
    },
  },
  {
    ...EDIT_ACTION,
    // The own account, if it cannot be opened by id, is edited in the profile.
    disabledReason: (user, { account }) =>
      account && account.id !== user.id ? userRefusal('edit', account, user) : undefined,
    link: (user, { account, locate }) =>
      account && userRefusal('edit', account, user)
        ? locate({ to: '/user/edit' })
        : locate({ to: '/user/edit/$id', params: { id: user.id } }),
  },
  {
    name: 'adjust',
    icon: IconCoins,
    label: 'user.adjust',
    disabledReason: (user, { account }) =>
      (account && userRefusal('edit', account, user)) ??
      (isQuotaExact(user) ? undefined : 'user.quota.inexact'),
    run: (user, { showDialog }) =>
      showDialog(<LazyAdjustDialog user={user} onClose={() => showDialog(undefined)} />),
  },
  {
    ...LOG_ACTION,
    disabledReason: ({ username }) => refusedByLog(username),
    link: ({ username }, { locate }) => locate({ to: '/log', search: { username } }),
  },
  {
    name: 'promote',
    icon: IconChevronsUp,
    label: 'user.promote',
    disabledReason: refusalOf(() => 'promote'),
    mutation: (user, tools) => {
      const options = edit(user, tools)
      // The open dialog shows the failure.
      const meta = { ...options.meta, errorHandledBy: 'form' as const }
      return rowWrite({ ...options, meta }, { from: {}, to: ACTION_EFFECTS.promote })
    },
    confirm: confirmation('promote'),
  },
  {
    name: 'demote',
    icon: IconChevronsDown,
    label: 'user.demote',
    disabledReason: refusalOf(() => 'demote'),
    mutation: (user, tools) => {
      const onSuccess = () => notify('info', tools.t('user.demoted', { name: userName(user) }))
      return rowWrite({ ...edit(user, tools), onSuccess }, { from: {}, to: ACTION_EFFECTS.demote })
    },
  },
  {
    name: 'callCheck',
    icon: IconHelpCircle,
    label: 'callCheck.title',
    link: ({ id }, { locate }) => locate({ to: '/call-check', search: { user: id } }),
  },
  {
    ...DELETE_ACTION,
    disabledReason: refusalOf(() => 'delete'),
    deletion: (user, tools) => rowDeletion(userMutations, known(user), rereadRenamed(tools)),
    confirm: confirmation('delete'),
  },
]
