import type { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../../checks/mount-console'
import { startGateway, type TestGateway } from '../../../../mocks/hosts/vitest-host'

const CHUNK_TIMEOUT = { timeout: 20_000 }
const CALL = 'POST /v1/chat/completions'
let gateway: TestGateway
let cache: QueryClient

/** Opens the playground as alice, whose newest usable token pays for a model that one channel serves. */
async function open(search = '') {
  cache = mountConsole(`/models/try?model=test-model${search}`)
  return screen.findByRole('textbox', { name: 'Your question' }, CHUNK_TIMEOUT)
}

beforeEach(() => {
  gateway = startGateway({ options: { ModelRatio: '{"test-model":2,"other":2}' } })
  signIn(gateway.signIn('alice'))
  const { channels, tokens } = gateway.world()
  const [channel] = channels.all()
  if (!channel) throw new Error('the world has no channel to copy')
  const plain = { type: 1, name: 'plain', status: 1, group: 'default', models: 'test-model,other' }
  channels.add(() => ({ ...channel, ...plain, base_url: '', model_mapping: '' }))
  for (const { id } of tokens.all(({ user_id }) => user_id === 3))
    tokens.update(id, { models: '', subnet: '' })
})
afterEach(() => {
  fireEvent.click(screen.queryByRole('button', { name: 'New conversation' }) ?? document.body)
  cleanup()
  gateway.stop()
})

function ask(question: string) {
  const input = screen.getByRole('textbox', { name: 'Your question' })
  fireEvent.change(input, { target: { value: question } })
  fireEvent.keyDown(input, { key: 'Enter' })
}
const answers = () => screen.getAllByRole('article', { name: /^Answer of / })
const sent = () => gateway.requests().filter(({ path }) => path === '/v1/chat/completions')
const ofEveryCache = () =>
  JSON.stringify([
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    cache
      .getMutationCache()
      .getAll()
      .map(({ state }) => [state.variables, state.data, state.context]),
  ])

it('playground: an answer with speed, cost and log entry; the key is in no cache, storage, address or title', async () => {
  await open()
  ask('What time is it?')
  expect(await screen.findByText(/has read: What time is it\?/)).toBeTruthy()
  const [answer] = answers()
  if (!answer) throw new Error('no answer')
  expect(await within(answer).findByRole('link', { name: 'Log entry' })).toBeTruthy()
  expect(within(answer).getByText(/s to the first token$/)).toBeTruthy()
  const entry = gateway.world().logs.all().at(-1)
  expect(
    within(answer).getByText(`${entry?.prompt_tokens} + ${entry?.completion_tokens} tokens`),
  ).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveProperty('value', '')

  const key = gateway.world().tokens.find(({ name }) => name === entry?.token_name)?.key ?? 'none'
  expect(key.length).toBeGreaterThan(20)
  const places = [ofEveryCache(), location.href, document.title, document.body.innerHTML]
  for (const store of [localStorage, sessionStorage]) places.push(JSON.stringify(Object.entries(store)))
  expect(places.filter((place) => place.includes(key))).toEqual([])
})

it('playground: a refusal is told in the words of the relay, with a link to its causes; the session goes on', async () => {
  await open()
  for (const { id } of gateway.world().tokens.all(({ user_id }) => user_id === 3))
    gateway.world().tokens.update(id, { models: 'another' })
  ask('Hello')
  const alert = await screen.findByText(/^该令牌无权使用模型：test-model \(request id: /)
  expect(alert.lang).toBe('zh')
  expect(screen.getByRole('link', { name: 'Why does a call fail?' }).getAttribute('href')).toMatch(
    /^\/call-check\?token=\d+&model=test-model$/,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Playground' })).toBeTruthy()
})

it('playground: two models answer side by side, and a retry replaces one answer', async () => {
  await open('&other=other')
  ask('Hello')
  expect(await screen.findByText(/^test-model of the embedded gateway has read/)).toBeTruthy()
  expect(await screen.findByText(/^other of the embedded gateway has read/)).toBeTruthy()
  expect(answers()).toHaveLength(2)
  await waitFor(() => expect(sent()).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ask again' })).toHaveLength(2))
  fireEvent.click(screen.getAllByRole('button', { name: 'Ask again' })[1] ?? document.body)
  await waitFor(() => expect(sent()).toHaveLength(3))
  await screen.findByText(/^other of the embedded gateway has read/)
  expect(answers()).toHaveLength(2)
})

it('playground: stopped, the answer keeps what has arrived and can be asked again', async () => {
  await open()
  gateway.fault({ call: CALL, kind: 'hang' })
  ask('Hello')
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/^You have stopped the answer/)).toBeTruthy()
  gateway.clearFaults()
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText(/has read: Hello/)).toBeTruthy()
})

it('playground: a provider that fails without a word is told beside the id of the call (K6.11)', async () => {
  const { channels } = gateway.world()
  const plain = channels.all().find(({ name }) => name === 'plain')
  if (!plain) throw new Error('the world has the channel of these tests')
  channels.add((id) => ({ ...plain, id, name: 'broken', models: 'silent' }))
  gateway.world().options.save('ModelRatio', '{"silent":1}')
  mountConsole('/models/try?model=silent')
  await screen.findByRole('textbox', { name: 'Your question' }, CHUNK_TIMEOUT)
  ask('Hello')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Status 500The provider gave no reason\. +\(request id: \d+\) /)
})

it('playground: a new conversation ends the answer that is on its way', async () => {
  await open()
  const signals: AbortSignal[] = []
  const passOn = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === '/v1/chat/completions') signals.push(request.signal)
    return passOn(request)
  })
  gateway.fault({ call: CALL, kind: 'hang' })
  ask('Hello')
  await waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'New conversation' }))
  expect(screen.queryByRole('article')).toBeNull()
  expect(signals[0]?.aborted).toBe(true)
})

it('playground: leaving ends the answer that is on its way, and coming back shows the conversation', async () => {
  await open()
  gateway.fault({ call: CALL, kind: 'hang' })
  ask('Hello')
  await screen.findByRole('button', { name: 'Stop' })
  await userEvent.click(screen.getAllByRole('link', { name: 'Models' })[0] ?? document.body)
  await userEvent.click(await screen.findByRole('link', { name: 'Playground' }, CHUNK_TIMEOUT))
  expect(await screen.findByText(/^You have stopped the answer/, undefined, CHUNK_TIMEOUT)).toBeTruthy()
})

it('playground: numbers with a comma are understood, and what is none is refused at its field', async () => {
  await open()
  await userEvent.click(screen.getByText('Settings of the model'))
  const temperature = screen.getByRole('textbox', { name: 'Temperature' })
  await userEvent.type(temperature, 'warm')
  expect(screen.getByText('This is no number, and is not sent.')).toBeTruthy()
  await userEvent.clear(temperature)
  await userEvent.type(temperature, '0,7')
  await userEvent.type(screen.getByRole('textbox', { name: 'Most tokens of an answer' }), '1,000')
  expect(screen.queryByText('This is no number, and is not sent.')).toBeNull()
  ask('Hello')
  await screen.findByText(/has read: Hello/)
  expect(sent().at(-1)?.body).toContain('"temperature":0.7,"max_tokens":1000')
})

it('playground: the chat model that the account used most is asked, not the first of the list', async () => {
  const { channels, logs } = gateway.world()
  const [entry] = logs.all(({ type }) => type === 2)
  const plain = channels.all().find(({ name }) => name === 'plain')
  if (!entry || !plain) throw new Error('the world has an entry and the channel of these tests')
  channels.add((id) => ({ ...plain, id, name: 'both', models: 'text-embedding-9,zeta-chat' }))
  for (const model_name of ['text-embedding-9', 'zeta-chat'])
    logs.add((id) => ({
      ...entry,
      id,
      model_name,
      user_id: 3,
      username: 'alice',
      quota: model_name === 'zeta-chat' ? 1e9 : 2e9,
      created_at: gateway.world().clock.now() - 60,
    }))
  mountConsole('/models/try')
  await waitFor(
    () => expect(screen.getByRole('combobox', { name: 'Model' })).toHaveProperty('value', 'zeta-chat'),
    CHUNK_TIMEOUT,
  )
})

it('playground: an edited question replaces the one before and what follows it', async () => {
  await open()
  ask('One')
  await screen.findByText(/has read: One/)
  await screen.findByRole('button', { name: 'Send' })
  ask('Two')
  await screen.findByText(/has read: Two/)
  const [first] = await screen.findAllByRole('button', { name: 'Edit the question' })
  const input = () => screen.getByRole('textbox', { name: 'Your question' })
  fireEvent.click(first ?? document.body)
  expect(input()).toHaveProperty('value', 'One')
  fireEvent.click(screen.getByRole('button', { name: 'Keep the question' }))
  expect(input()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(input())
  fireEvent.click(first ?? document.body)
  ask('Three')
  await screen.findByText(/has read: Three/)
  expect(document.activeElement).toBe(input())
  expect(screen.queryByText(/has read: (One|Two)/)).toBeNull()
  const { body } = sent().at(-1) ?? {}
  expect(JSON.stringify(body)).not.toContain('One')
})

it('playground: an account without a token makes one and asks', async () => {
  for (const { id } of gateway.world().tokens.all(({ user_id }) => user_id === 3))
    gateway.world().tokens.remove(id)
  cache = mountConsole('/models/try?model=test-model')
  fireEvent.click(await screen.findByRole('button', { name: 'Create a token and begin' }, CHUNK_TIMEOUT))
  const input = await screen.findByRole('textbox', { name: 'Your question' }, CHUNK_TIMEOUT)
  expect(document.activeElement).toBe(input)
  ask('Hello')
  expect(await screen.findByText(/has read: Hello/)).toBeTruthy()
})

it('playground: a new conversation edits no question of the one before', async () => {
  await open()
  ask('One')
  await screen.findByText(/has read: One/)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the question' }))
  expect(screen.getByRole('button', { name: 'Keep the question' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'New conversation' }))
  expect(screen.queryByRole('button', { name: 'Keep the question' })).toBeNull()
})

it('playground: the focus is not lost with the buttons that ask again, stop and begin anew', async () => {
  await open()
  const input = () => screen.getByRole('textbox', { name: 'Your question' })
  ask('One')
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(document.activeElement).toBe(input()))
  await waitFor(() => expect(sent()).toHaveLength(2))
  await screen.findByRole('button', { name: 'Ask again' })
  gateway.fault({ call: CALL, kind: 'hang' })
  ask('Two')
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(document.activeElement).toBe(input()))
  await userEvent.click(screen.getByRole('button', { name: 'New conversation' }))
  await waitFor(() => expect(document.activeElement).toBe(input()))
})

it('playground: the log entry of an answer is asked for a few times only while the log cannot be read', async () => {
  await open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const entries = () => gateway.requests().filter(({ path }) => path.startsWith('/api/log/self')).length
  gateway.fault({ call: 'GET /api/log/self', kind: 'F08', seconds: 60 })
  ask('Hello')
  await screen.findByText(/has read: Hello/)
  await waitFor(() => expect(entries()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(entries()).toBeLessThanOrEqual(5)
})
