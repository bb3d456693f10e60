import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '#/http/failure'
import type { User } from '#/resources/user/user'
import type { UserAction } from '#/resources/user/user-actions'
import { managingKey, RenamedUser, userMutations } from '#/resources/user/user-mutations'
import { USER } from '#/resources/user/user-queries'

const isPending =
  (action: UserAction) =>
  ({ state }: { state: { variables: unknown } }) =>
    state.variables === action

/** Mutation for actions on an account. With `confirmedAction` the open dialog shows the error instead of a toast. */
export function useManage(user: User, confirmedAction: boolean) {
  const cache = useQueryClient()
  const manage = useMutation({
    ...userMutations.manage(user, confirmedAction),
    onError: (error) => {
      // The displayed row is stale.
      if (error instanceof RenamedUser || isNotFound(error)) {
        void cache.invalidateQueries({ queryKey: [USER, 'list'] })
      }
    },
  })
  return {
    busy: manage.isPending,
    error: manage.error,
    /** The account under its new name, if nothing was sent for that reason. */
    renamed: manage.error instanceof RenamedUser ? manage.error.now : undefined,
    run: (action: UserAction, onDone?: () => void) => {
      // Ignore a second click before the pending state has rendered.
      const same = { mutationKey: managingKey(user.id), predicate: isPending(action) }
      if (cache.isMutating(same) === 0) manage.mutate(action, { onSuccess: () => onDone?.() })
    },
    reset: manage.reset,
  }
}

export type ManageState = ReturnType<typeof useManage>
