import { replaceEqualDeep, useMutationState, type Mutation } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { retryAfterOf } from '#/http/failure'
import { IDLE_ROW, type RowState, type RowStates } from '#/ui/row/row-state'
import { useBeingDeleted } from '../jobs/deletions'

/** How often a wait is compared with the clock: a long timer stops while the computer sleeps. */
const TICK_MS = 1000

/** What the list itself marks in a row. */
type RowMarks = Pick<RowState, 'isSaved' | 'isOpen'>

/** A run of an action, from its key `[noun, action, id]`. */
function runOf({ options: { mutationKey = [] }, state: { status, error, submittedAt } }: Mutation) {
  const wait = retryAfterOf(error)
  return {
    action: String(mutationKey[1]),
    id: String(mutationKey[2]),
    isPending: status === 'pending',
    error,
    retryAt: wait ? submittedAt + wait.seconds * 1000 : 0,
  }
}

/** The states of the rows of a noun, and the function that marks one. It is the one subscription of a list to its writes. */
export function useRowStates(noun: string) {
  const runs = useMutationState({ filters: { mutationKey: [noun] }, select: runOf })
  const deletions = useBeingDeleted(noun)
  const [marks, setMarks] = useState<Readonly<Record<string, RowMarks>>>({})
  const mark = useCallback((id: string, patch: RowMarks) => {
    setMarks((before) => ({ ...before, [id]: { ...before[id], ...patch } }))
  }, [])

  const [now, setNow] = useState(Date.now)
  const retryAt = Math.min(...runs.map((run) => run.retryAt).filter((at) => at > now))
  useEffect(() => {
    if (retryAt === Infinity) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [retryAt])

  const [share] = useState(createSharing)
  const states = useMemo(() => {
    const next: Record<string, RowState> = {}
    const change = (id: string, patch: Partial<RowState>) => {
      next[id] = { ...(next[id] ?? IDLE_ROW), ...patch }
    }
    // In the order of their start: the latest run of an action counts, and the action that ran last is the last one.
    for (const { action, id, isPending, error, retryAt: at } of runs) {
      const { [action]: _, ...others } = next[id]?.actions ?? {}
      change(id, { actions: { ...others, [action]: { isPending, isWaiting: at > now, error } } })
    }
    for (const [id, patch] of Object.entries(marks)) change(id, patch)
    for (const [id, deletion] of deletions) change(id, { deletion })
    return share(next)
  }, [runs, marks, deletions, now, share])
  return { states, mark }
}

/** Returns a function that keeps the identity of the states that are as they were at the call before. */
function createSharing() {
  let last: RowStates = {}
  return (next: RowStates): RowStates => {
    last = replaceEqualDeep(last, next)
    return last
  }
}
