import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '#/http/failure'
import { RenamedUser } from '#/resources/user/renamed-user'
import type { User } from '#/resources/user/user'
import type { UserAction } from '#/resources/user/user-actions'
import { managingKey, userMutations } from '#/resources/user/user-mutations'
import { USER } from '#/resources/user/user-queries'

const isPending =
  (action: UserAction) =>
  ({ state }: { state: { variables: unknown } }) =>
    state.variables === action

/** Doing something to an account; `asked` after a question that stays open when it fails. */
export function useManage(user: User, confirmedAction: boolean) {
  const cache = useQueryClient()
  const manage = useMutation({
    ...userMutations.manage(user, confirmedAction),
    onError: (error) => {
      // The row shows an account that is no more what it says.
      if (error instanceof RenamedUser || isNotFound(error)) {
        void cache.invalidateQueries({ queryKey: [USER, 'list'] })
      }
    },
  })
  return {
    busy: manage.isPending,
    error: manage.error,
    /** The account under its new name, when nothing was sent because of that. */
    renamed: manage.error instanceof RenamedUser ? manage.error.now : undefined,
    run: (action: UserAction, onDone?: () => void) => {
      // A second press may come before the screen could draw that the first is on its way.
      const same = { mutationKey: managingKey(user.id), predicate: isPending(action) }
      if (cache.isMutating(same) === 0) manage.mutate(action, { onSuccess: () => onDone?.() })
    },
    reset: manage.reset,
  }
}

export type ManageState = ReturnType<typeof useManage>
