import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { signIn, signOut } from '#/session/session'
import { notifyWithAction } from '#/ui/notifications/notify'
import { reportedSave } from './reported-save'

vi.mock('#/ui/notifications/notify')

const fields = defineFields({
  name: field.text({ label: 'common.name' }),
  password: field.secret({ label: 'common.password' }),
})
const accountOf = (id: number) => ({ id, username: `u${id}`, display_name: '', role: 1, status: 1 })

it('saved record: the message names the secrets that were set, and what it offers next is done for the account that saved, and for no other', async () => {
  signIn(accountOf(1))
  const run = vi.fn<() => void>()
  const client = new QueryClient()
  const options = reportedSave(
    { mutationFn: () => Promise.resolve(true), meta: { successMessage: 'token.updated' } },
    { noun: 'token', fields, nameOf: () => 'office', next: () => ({ action: { label: 'Copy key', run } }) },
  )
  await client
    .getMutationCache()
    .build(client, options)
    .execute({ now: { id: 5 }, changes: { name: 'office', password: 'hush' } })
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
