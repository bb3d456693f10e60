import type { MutationOptions } from '@tanstack/react-query'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { reversed, type RecordChange } from '#/resources/row-mutations'
import { notify } from '#/ui/notifications/notify'
import { notifyWithUndo } from '../jobs/undo-window'
import { isBeingDeleted } from '../jobs/deletions'
import { rowWrite, type RowWrite } from './row-mutations'

let closeLast: (() => void) | undefined

/** Shows a success with *Undo*, in place of an earlier one: they stay long, and failures must not wait behind them. */
function offerUndo(text: string, undo: () => void): void {
  closeLast?.()
  closeLast = notifyWithUndo('success', text, undo)
}

/**
 * Binds a change of a row to its variables. Its notification offers to put the old value back by `edit`, which reads the
 * record first and leaves alone what somebody else has changed meanwhile.
 */
export function undoableWrite<Result, Variables, Stored>(
  options: MutationOptions<Result, Error, Variables>,
  variables: Variables,
  change: RecordChange,
  edit: MutationOptions<Stored, Error, RecordChange>,
): RowWrite {
  const { successMessage, ...meta } = options.meta ?? {}
  return {
    start: (client, mutationKey) => {
      const undo = () => {
        const [noun, , id] = mutationKey
        if (isBeingDeleted(String(noun), String(id))) return notify('info', t('row.deleting'))
        // The cache reports the error, and the row is marked.
        rowWrite(edit, reversed(change))
          .start(client, mutationKey)
          .catch(() => undefined)
        return undefined
      }
      const withUndo: typeof options = {
        ...options,
        meta,
        onSuccess: (result, ...rest) => {
          const isReported = result === CONFIRMED_WITHOUT_RESPONSE
          if (!isReported && successMessage) offerUndo(t(successMessage), undo)
          return options.onSuccess?.(result, ...rest)
        },
      }
      return rowWrite(withUndo, variables).start(client, mutationKey)
    },
  }
}
