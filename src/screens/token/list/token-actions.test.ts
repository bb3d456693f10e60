import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { statusSchema } from '#/resources/status/status'
import { tokenSchema } from '#/resources/token/token'
import { cellContext } from '#/app/list/cell-context.fixture'
import { labelOf, type RowTools } from '#/app/list/list-definitions'
import { tokenActions } from './token-actions'

const token = tokenSchema.parse({
  id: 1,
  key: 'k'.repeat(48),
  status: 1,
  name: 'phone',
  unlimited_quota: true,
})
const status = statusSchema.parse({
  chat_link: 'https://chat.example/',
  server_address: 'https://gate.example',
})
const ask = vi.fn<RowTools['ask']>()
const tools: RowTools = {
  ...cellContext(undefined),
  status,
  client: new QueryClient(),
  copy: async () => true,
  ask,
  showDialog: () => {},
}
const choose = (action: string, client: string) => {
  const { choices } = tokenActions.find(({ name }) => name === action) ?? {}
  choices
    ?.items(token, tools)
    .find(({ label }) => label === client)
    ?.onSelect()
}

beforeEach(() => {
  ask.mockClear()
  window.localStorage.clear()
})

it.each([
  ['copy', 'NextChat', 'Copy a link that holds the key, for chat.example?', 'Copy the link'],
  ['copy', 'LobeChat', 'Copy a link that holds the key, for chat.example?', 'Copy the link'],
  ['chat', 'NextChat', 'Send the key to chat.example?', 'Send the key'],
  ['chat', 'LobeChat', 'Send the key to chat.example?', 'Send the key'],
])('token actions: before %s for %s the question is %j, with %j', (action, client, title, confirmLabel) => {
  choose(action, client)
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title, confirmLabel }),
    expect.any(Function),
  )
})

it.each(['BotGem (AMA)', 'OpenCat'])(
  'token actions: a link for %s, an app, is copied without a question',
  (client) => {
    choose('copy', client)
    expect(ask).not.toHaveBeenCalled()
  },
)

it.each([
  [1, 'row.disable'],
  [2, 'row.enable'],
  [3, 'row.enable'],
  [4, 'row.enable'],
  [9, 'row.enable'],
])('token actions: the toggle of a token with status %i is %s', (current, label) => {
  const toggle = tokenActions.find(({ name }) => name === 'toggle')
  expect(toggle && labelOf(toggle, { ...token, status: current })).toBe(label)
})
