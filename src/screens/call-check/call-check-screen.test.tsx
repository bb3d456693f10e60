import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../checks/mount-console'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')

it('call check: an ordinary user types a model and reads what the server would answer', async () => {
  signIn(gateway().signIn('alice'))
  mountConsole('/call-check')
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Model' }, { timeout: 20_000 }),
    'nowhere{Enter}',
  )
  expect(await screen.findByText('The server would refuse the call with these words')).toBeTruthy()
  expect(screen.getByText('当前分组 default 下对于模型 nowhere 无可用渠道').lang).toBe('zh')
  expect(screen.getByText('Ask an administrator for it.')).toBeTruthy()
  expect(window.location.search).toBe('?model=nowhere')
  expect(screen.queryByRole('combobox', { name: 'User' })).toBeNull()
})

it('call check: Enter closes the suggestions over the answer, and the next letter or arrow opens them', async () => {
  signIn(gateway().signIn('alice'))
  mountConsole('/call-check')
  const model = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Model' }, { timeout: 20_000 })
  expect(model.placeholder).toBe('Choose or type a model')
  await userEvent.type(model, 'gpt-4')
  const suggested = await screen.findAllByRole('option')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Checks' })
  expect(screen.queryByRole('option')).toBeNull()
  expect(model.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(model)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const all = screen.getAllByRole('option')
  expect(all.length).toBeGreaterThan(suggested.length)
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(all[1]?.textContent).toBe(model.value)
  expect(window.location.search).toBe(`?model=${model.value}`)
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option')).toHaveLength(all.length)
})

it('call check: an administrator who checks a call of somebody else reads their group and mends it there', async () => {
  signIn(gateway().signIn('root'))
  const alice = gateway()
    .world()
    .users.all()
    .find(({ username }) => username === 'alice')
  mountConsole(`/call-check?model=nowhere&user=${alice?.id}`)
  const add = await screen.findByRole('link', { name: 'Add a channel for it' }, { timeout: 20_000 })
  expect(add.getAttribute('href')).toBe('/channel/add')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Token' }).disabled).toBe(true)
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'User' }).value).toMatch(/^alice · #/),
  )
  // The name of the chosen user is not searched for.
  await screen.findByRole('region', { name: 'Checks' })
  expect(
    gateway()
      .requests()
      .filter(({ path }) => path.startsWith('/api/user/search')),
  ).toEqual([])
})

it('call check: an administrator reads the own account without a call that the server refuses (K6.6)', async () => {
  signIn(gateway().signIn('admin'))
  const [someChannel] = gateway().world().channels.all()
  if (!someChannel) throw new Error('the world has a channel')
  const own = { name: 'Mine', status: 1, group: 'default', models: 'made-up' }
  gateway()
    .world()
    .channels.add((id) => ({ ...someChannel, ...own, id }))
  mountConsole('/call-check?model=made-up')
  expect(
    await screen.findByText('1 channel serves made-up for the group default', undefined, { timeout: 20_000 }),
  ).toBeTruthy()
  const paths = gateway()
    .requests()
    .map(({ path }) => path)
  expect(paths.filter((path) => /^\/api\/user\/\d+$/.test(path))).toEqual([])
})

it('call check: a key that was pasted as a model reaches neither the address nor a request', async () => {
  signIn(gateway().signIn('alice'))
  mountConsole('/call-check')
  const model = await screen.findByRole('combobox', { name: 'Model' }, { timeout: 20_000 })
  const key = 'sk-Ab3dEf6hIj9kLmN2pQr5sTu8vWx1yZa4'
  await userEvent.click(model)
  await userEvent.paste(key)
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(await screen.findByText('The checks appear once a model is chosen.')).toBeTruthy()
  expect(window.location.href).not.toContain(key)
  expect(JSON.stringify(gateway().requests())).not.toContain(key)
})

it('call check: a user of two groups, which no channel can have, is mended in the page of the user', async () => {
  const root = gateway().signIn('root')
  signIn(root)
  Object.assign(gateway().world().users.get(root.id) ?? {}, { group: 'default,vip' })
  mountConsole('/call-check?model=gpt-4')
  const mend = await screen.findByRole('link', { name: 'Edit the user' }, { timeout: 20_000 })
  expect(mend.getAttribute('href')).toBe(`/user/edit/${root.id}?focus=group`)
})
