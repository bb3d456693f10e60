import { expect, it, vi } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { signIn, signOut } from '#/session/session'
import { notifyWithAction } from '#/ui/notifications/notify'
import { notifySaved } from './notify-saved'

vi.mock('#/ui/notifications/notify')

const fields = defineFields({
  name: field.text({ label: 'common.name' }),
  password: field.secret({ label: 'common.password' }),
})
const accountOf = (id: number) => ({ id, username: `u${id}`, display_name: '', role: 1, status: 1 })

it('saved record: the message names the secrets that were set, and what it offers next is done for the account that saved, and for no other', () => {
  signIn(accountOf(1))
  const run = vi.fn<() => void>()
  const save = { now: { id: 5 }, changes: { name: 'office', password: 'hush' } }
  const offer = { action: { label: 'Copy key', run } }
  notifySaved('Token updated', 'token', save, fields, () => offer)
  const [, text, { action } = { action: undefined }] = vi.mocked(notifyWithAction).mock.calls[0] ?? []
  expect(text).toBe('Token updated: office · Password was set')
  action?.run()
  expect(run).toHaveBeenCalledOnce()
  signOut()
  action?.run()
  signIn(accountOf(2))
  action?.run()
  expect(run).toHaveBeenCalledOnce()
})
