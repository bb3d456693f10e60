// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { isBeingDeleted, markDeleting, undoDeletion } from '../deletion/waiting-deletions'
import { delayRun, endDelay } from './delay-run'
import type { BulkRun } from './runs'

const run: BulkRun = {
  id: '7',
  owner: 1,
  kind: 'channel.delete',
  title: 'Deleting channels',
  entries: [1, 2, 3].map((id) => ({ id, name: `channel ${id}`, state: 'waiting' })),
  phase: 'delayed',
}

it('delayed run: Undo leaves the mark of another deletion of a record that was left out', () => {
  const drop = vi.fn<() => void>()
  delayRun(run, { begin: () => {}, leave: () => {}, drop, leaveOut: () => true })
  undoDeletion('channel', '2')
  expect([1, 2, 3].filter((id) => isBeingDeleted('channel', id))).toEqual([1, 3])
  markDeleting([{ noun: 'channel', id: '2', state: 'waiting' }])
  endDelay('7', 'undo')
  expect(drop).toHaveBeenCalledTimes(1)
  expect([1, 2, 3].filter((id) => isBeingDeleted('channel', id))).toEqual([2])
})
