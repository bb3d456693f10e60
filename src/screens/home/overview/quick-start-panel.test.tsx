import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../mocks/hosts/vitest-host'

const CALL = 'POST /v1/chat/completions'
const gateway = gatewayPerTest('alice')

/** Two models of chat of which alice has used the second, and one that answers no chat. */
beforeEach(() => {
  const { channels, tokens, logs } = gateway().world()
  const [channel] = channels.all()
  if (!channel) throw new Error('the world has no channel to copy')
  const plain = { type: 1, name: 'plain', status: 1, group: 'default', base_url: '', model_mapping: '' }
  for (const { id } of channels.all()) channels.remove(id)
  channels.add(() => ({ ...channel, ...plain, models: 'ada-embedding,chat-a,chat-b' }))
  for (const { id } of tokens.all(({ user_id }) => user_id === 3))
    tokens.update(id, { models: '', subnet: '' })
  const used = logs.all(({ username, type }) => username === 'alice' && type === 2).at(-1)
  if (!used) throw new Error('alice has no entry to copy')
  logs.add(() => ({ ...used, model_name: 'chat-b' }))
  gateway().options({ ModelRatio: '{"chat-a":2,"chat-b":2}' })
})

async function open() {
  signIn(gateway().signIn('alice'))
  mountConsole('/')
  const button = await screen.findByRole('button', { name: 'Send a test call' }, { timeout: 20_000 })
  await waitFor(() => expect(screen.getByLabelText('Model')).toHaveProperty('value', 'chat-b'))
  return button
}

it('quick start: copies the program with the key, which the screen does not show', async () => {
  await open()
  const user = userEvent.setup()
  await user.click(screen.getByText('Copy the program'))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/Bearer sk-[A-Za-z0-9]{48}/))
  expect(screen.getByRole('region', { name: 'Program for the first call' }).textContent).toContain('sk-…')
})

it('quick start: a test call asks the most used model of chat as a whole, and shows answer, time, cost and log entry', async () => {
  const button = await open()
  await userEvent.click(button)
  const answer = await screen.findByRole('article', { name: 'Answer of chat-b' }, { timeout: 20_000 })
  expect(await within(answer).findByText(/chat-b of the embedded gateway has read: Hello!/)).toBeTruthy()
  expect(within(answer).getByText(/^\d+\.\d\d s$/)).toBeTruthy()
  const entry = gateway().world().logs.all().at(-1)
  expect((await within(answer).findByRole('link', { name: 'Log entry' })).getAttribute('href')).toContain(
    `start=${entry?.created_at}`,
  )
  expect(within(answer).getByText(/^\$0\.\d+$/)).toBeTruthy()
  expect(entry).toMatchObject({ model_name: 'chat-b', is_stream: false })

  const key =
    gateway()
      .world()
      .tokens.find(({ name }) => name === entry?.token_name)?.key ?? 'none'
  const places = [document.body.innerHTML, location.href]
  for (const store of [localStorage, sessionStorage]) places.push(JSON.stringify(Object.entries(store)))
  expect(places.filter((place) => place.includes(key))).toEqual([])
})

it('quick start: a refused test call has the words of the relay, and a link to the causes of this call', async () => {
  const button = await open()
  const { channels } = gateway().world()
  for (const { id } of channels.all()) channels.update(id, { status: 2 })
  await userEvent.click(button)
  expect(await screen.findByText(/^当前分组 default 下对于模型 chat-b 无可用渠道/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Why does a call fail?' }).getAttribute('href')).toMatch(
    /^\/call-check\?token=\d+&model=chat-b$/,
  )
})

it('quick start: a test call whose answer is lost may have been made', async () => {
  const button = await open()
  gateway().fault({ call: CALL, kind: 'reset', applied: true })
  await userEvent.click(button)
  expect(await screen.findByText(/Whether the call was made and charged is unknown/)).toBeTruthy()
  expect(screen.queryByText(/could not be reached/)).toBeNull()
})

it('quick start: a test call is stopped, and what arrives then is not the answer of the next one', async () => {
  const button = await open()
  gateway().fault({ call: CALL, kind: 'hang' })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/^You have stopped the answer/)).toBeTruthy()
  gateway().clearFaults()
  await userEvent.click(screen.getByRole('button', { name: 'Send a test call' }))
  expect(await screen.findByText(/has read: Hello!/)).toBeTruthy()
})

it.each([
  ['alice', 'ask the super administrator'],
  ['root', 'Fix the server address'],
])('quick start: %s is warned of a server address that is not that of the page', async (caller, way) => {
  gateway().options({ ServerAddress: 'https://elsewhere.example' })
  signIn(gateway().signIn(caller))
  mountConsole('/')
  const panel = await screen.findByRole('region', { name: 'Quick start' }, { timeout: 20_000 })
  const warning = await within(panel).findByText(/is not that of this page, http/)
  expect(warning.textContent).toContain(way)
  expect(within(panel).queryByRole('link', { name: 'Fix the server address' }) !== null).toBe(
    caller === 'root',
  )
})

it('quick start: no warning where the server address is that of the page', async () => {
  gateway().options({ ServerAddress: window.location.origin })
  await open()
  const panel = screen.getByRole('region', { name: 'Quick start' })
  expect(within(panel).queryByRole('note')).toBeNull()
})
