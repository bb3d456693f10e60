import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { initialValues } from '#/fields/record-values'
import { Field } from './field'
import { FormFixture } from './form.fixture'
import { render } from '../../../checks/render'

const fields = defineFields({ name: field.text({ label: 'common.name' }) })

let history: RouterHistory
beforeEach(() => {
  window.history.replaceState(null, '', '/token/add')
  // Browser history: the memory history registers no `beforeunload` handler.
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
        seed={initialValues(fields)}
        draft={{ formKey: 'token/1', owner: 1 }}
        busy={busy}
        leave="ask"
      >
        {(form) => (
          <>
            <Field form={form} name="name" />
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

/** True if the browser would ask before closing the page. */
function confirmsOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('navigation guard: a clean form can be left without a question (CD-18)', async () => {
  const { leave } = await open()
  expect(confirmsOnClose()).toBe(false)
  await leave()
  expect(await screen.findByText('the list')).toBeTruthy()
})

it('navigation guard: a dirty form asks; Keep editing is focused and keeps the typed values (CD-18)', async () => {
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

it('navigation guard: confirming leaves the form and removes the draft', async () => {
  const { user, name, leave } = await open()
  await user.type(name, 'a')
  await leave()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('the list')).toBeTruthy()
  expect(window.sessionStorage.length).toBe(0)
})

it('navigation guard: after a save it asks only once something was typed again', async () => {
  const { user, name, leave } = await open()
  await user.type(name, 'a')
  await user.click(screen.getByRole('button', { name: 'saved' }))
  expect(confirmsOnClose()).toBe(false)
  await user.type(name, 'b')
  expect(confirmsOnClose()).toBe(true)
  await leave()
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

it('navigation guard: a change of search params does not ask', async () => {
  const { user, name, router } = await open()
  await user.type(name, 'a')
  act(() => router.history.push('/token/add?tab=2'))
  await waitFor(() => expect(router.state.location.searchStr).toContain('tab'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('navigation guard: a busy form asks, and leaving keeps the draft', async () => {
  const { user, name, leave } = await open(true)
  await user.type(name, 'a')
  await leave()
  expect(await screen.findByText(/still being sent/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByText('the list')
  expect(JSON.stringify(Object.entries(window.sessionStorage))).toContain('a')
})
