import { expect, it, vi } from 'vitest'
import { signIn, signOut } from '#/session/session'
import { notifyWithAction } from '#/ui/notifications/notify'
import { notifyWithUndo } from './deletions'

vi.mock('#/ui/notifications/notify')

const accountOf = (id: number) => ({ id, username: `u${id}`, display_name: '', role: 10, status: 1 })

it('undo: a message that outlives the session undoes nothing for another account', () => {
  signIn(accountOf(1))
  const undo = vi.fn<() => void>()
  notifyWithUndo('success', 'Done', undo)
  const press = vi.mocked(notifyWithAction).mock.calls[0]?.[2].action?.run
  signOut()
  press?.()
  signIn(accountOf(2))
  press?.()
  expect(undo).not.toHaveBeenCalled()
  signIn(accountOf(1))
  press?.()
  expect(undo).toHaveBeenCalledOnce()
})
