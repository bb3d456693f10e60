import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Channel } from '#/resources/channel/channel'
import type { Token } from '#/resources/token/token'
import type { User } from '#/resources/user/user'
import { notify } from '#/ui/notifications/notify'
import { isBeingDeleted } from '../jobs/deletions'
import { useListContext, type RowAction } from '../list/list-definitions'
import { rowTools } from '../list/row-tools'
import { rowKey, startRowWrite } from '../list/row-writes'
import type { PaletteItem } from './palette-items'

export interface FoundRows {
  channel: Channel
  token: Token
  user: User
}

/** Loads the actions of the nouns' rows. `routes.tsx` gives it, which knows the screens. */
export type RowActionLoader = () => Promise<{
  [Noun in keyof FoundRows]: ReadonlyArray<RowAction<FoundRows[Noun]>>
}>

/** The actions that the palette offers, in this order, if the noun has them. */
const VERBS = ['copy', 'adjust', 'test', 'toggle', 'log', 'callCheck']

/**
 * Returns the verbs of a record, once they are wanted and their code is loaded: the actions of the lists' rows, started in the same
 * way. They go on after the palette has closed.
 */
export function usePaletteVerbs(showDialog: (dialog: ReactNode) => void, isWanted: boolean) {
  const router = useRouter()
  const client = useQueryClient()
  const context = useListContext()
  const { rowActions } = router.options.context
  const tools = rowTools({ ...context, client, showDialog })
  const { data: loaded } = useQuery({
    queryKey: ['verbs of the palette'],
    queryFn: rowActions,
    enabled: isWanted,
    staleTime: Infinity,
  })
  return <Noun extends keyof FoundRows>(noun: Noun, row: FoundRows[Noun], name: string): PaletteItem[] => {
    const id = String(row.id)
    const actions: ReadonlyArray<RowAction<FoundRows[Noun]>> = loaded?.[noun] ?? []
    return VERBS.flatMap((verb) => actions.filter((action) => action.name === verb)).map((action) => {
      const { label, word = label, icon } = action
      const reason = isBeingDeleted(noun, id) ? 'row.deleting' : action.disabledReason?.(row, context)
      const run = (): unknown => {
        if (reason !== undefined) return notify('info', context.t(reason))
        if (action.link) return router.navigate({ href: action.link(row, context).publicHref })
        if (!action.mutation) return action.run?.(row, tools)
        // The cache reports the error.
        const key = rowKey(noun, action.name, id)
        return startRowWrite(client, action.mutation(row, tools), key)?.catch(() => undefined)
      }
      return {
        id: `${noun}-${id}-${action.name}`,
        label: context.t(typeof word === 'function' ? word(row) : word, { name }),
        icon,
        note: (reason && context.t(reason)) ?? name,
        onSelect: () => void run(),
      }
    })
  }
}
