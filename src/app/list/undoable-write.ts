import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { reversed, type RecordChange } from '#/resources/row-mutations'
import { notify } from '#/ui/notifications/notify'
import { isBeingDeleted, notifyWithUndo } from '../jobs/deletions'
import { rowWrite, type RowWrite } from './row-writes'

let closeLast: (() => void) | undefined

/** Shows a success with *Undo*, in place of an earlier one: they stay long, and failures must not wait behind them. */
function offerUndo(text: string, undo: () => void, note?: Consequence): void {
  closeLast?.()
  closeLast = note
    ? notifyWithUndo('warning', t('row.doneAnd', { text, note: note.text }), undo, { link: note.link })
    : notifyWithUndo('success', text, undo)
}

/** What else a change did, with a link to the page that shows it. */
type Consequence = { text: string; link: ReactNode }

/**
 * Writes a change of a row, whatever it is now. Its notification offers to put the old value back by the same `edit`, which leaves
 * alone what somebody else has changed meanwhile. `options` are those of the change itself. `consequence` finds out what else the
 * change did; the notification waits for it.
 */
export function undoableWrite<Result>(
  edit: MutationOptions<Result, Error, RecordChange>,
  change: RecordChange,
  options = edit,
  consequence?: (client: QueryClient) => Promise<Consequence | undefined>,
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
          if (!isReported && successMessage) {
            const text = t(successMessage)
            if (consequence) void consequence(client).then((note) => offerUndo(text, undo, note))
            else offerUndo(text, undo)
          }
          return options.onSuccess?.(result, ...rest)
        },
      }
      return rowWrite(withUndo, { from: {}, to: change.to }).start(client, mutationKey)
    },
  }
}
