import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyValues, defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import { FieldInput } from './field-input'
import { FormFixture } from './form.fixture'

const fields = defineFields({ name: field.text({ label: 'token.name' }) })

let history: RouterHistory
beforeEach(() => {
  window.history.replaceState(null, '', '/token/add')
  // The browser's own, because it is what asks before the page is closed.
  history = createBrowserHistory()
})
afterEach(() => history.destroy())

async function open(busy = false) {
  const root = createRootRoute()
  const edit = createRoute({
    getParentRoute: () => root,
    path: '/token/add',
    component: () => (
      <FormFixture
        fields={fields}
        seed={emptyValues(fields)}
        draft={{ formKey: 'token/1', owner: 1 }}
        busy={busy}
        leave="ask"
      >
        {(form) => (
          <>
            <FieldInput form={form} name="name" />
            <Link to="/token">to the list</Link>
            <button type="button" onClick={form.markSaved}>
              saved
            </button>
          </>
        )}
      </FormFixture>
    ),
  })
  const list = createRoute({ getParentRoute: () => root, path: '/token', component: () => <p>the list</p> })
  const router = createRouter({
    routeTree: root.addChildren([edit, list]),
    history,
  })
  render(<RouterProvider router={router} />)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  const user = userEvent.setup()
  return { user, name, router, leave: () => user.click(screen.getByRole('link', { name: 'to the list' })) }
}

/** Whether the browser would ask before the page is closed. */
function confirmsOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('lets a clean form go (CD-18)', async () => {
  const { leave } = await open()
  expect(confirmsOnClose()).toBe(false)
  await leave()
  expect(await screen.findByText('the list')).toBeTruthy()
})

it('asks when something was typed; Keep editing has the focus and keeps it all (CD-18)', async () => {
  const { user, name, leave, router } = await open()
  await user.type(name, 'a')
  expect(confirmsOnClose()).toBe(true)
  await leave()
  const stay = await screen.findByRole('button', { name: 'Keep editing' })
  await waitFor(() => expect(document.activeElement).toBe(stay))
  await user.click(stay)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.pathname).toBe('/token/add')
  expect(name.value).toBe('a')
})

it('lets go and forgets the draft when it is left on purpose', async () => {
  const { user, name, leave } = await open()
  await user.type(name, 'a')
  await leave()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('the list')).toBeTruthy()
  expect(window.sessionStorage.length).toBe(0)
})

it('asks again for what is typed after a save, and not before', async () => {
  const { user, name, leave } = await open()
  await user.type(name, 'a')
  await user.click(screen.getByRole('button', { name: 'saved' }))
  expect(confirmsOnClose()).toBe(false)
  await user.type(name, 'b')
  expect(confirmsOnClose()).toBe(true)
  await leave()
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

it('does not ask for a change of the query', async () => {
  const { user, name, router } = await open()
  await user.type(name, 'a')
  act(() => router.history.push('/token/add?tab=2'))
  await waitFor(() => expect(router.state.location.searchStr).toContain('tab'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks while a save is on its way, and keeps its draft', async () => {
  const { user, name, leave } = await open(true)
  await user.type(name, 'a')
  await leave()
  expect(await screen.findByText(/still on its way/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByText('the list')
  expect(JSON.stringify(Object.entries(window.sessionStorage))).toContain('a')
})
