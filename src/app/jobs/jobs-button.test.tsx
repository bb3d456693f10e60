import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { createCache } from '#/app/cache'
import { render } from '../../../checks/render'
import { addJob, NO_JOBS, jobsStore, openJob } from './jobs'
import { JobOverlays, JobsButton } from './jobs-in-frame'

const JOB = { owner: 1, kind: 'channel.edit', title: 'Eating' } as const

// Load the lazy chunks before the tests: transforming one can take longer than a query waits.
beforeAll(() => Promise.all([import('./job-drawer'), import('./job-question')]))

beforeEach(() => {
  jobsStore.write(NO_JOBS)
  signIn({ id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 })
})

it('jobs button: a job without a failure shows a tick, one with a failure a warning', () => {
  render(<JobsButton />)
  act(
    () =>
      void addJob({ ...JOB, phase: 'over', end: 'finished', items: [{ id: 1, name: '', state: 'done' }] }),
  )
  expect(screen.getByRole('button', { name: 'Jobs: 1' })).toBeTruthy()
  act(
    () =>
      void addJob({ ...JOB, phase: 'over', end: 'finished', items: [{ id: 1, name: '', state: 'failed' }] }),
  )
  expect(screen.getByRole('button', { name: 'Jobs: 2 (not all done)' })).toBeTruthy()
})

it('jobs button: Escape hides the jobs, and the focus goes to the button that shows them again', async () => {
  render(
    <QueryClientProvider client={createCache(() => undefined)}>
      <JobsButton />
      <JobOverlays />
    </QueryClientProvider>,
  )
  act(
    () =>
      void addJob({ ...JOB, phase: 'over', end: 'finished', items: [{ id: 1, name: '', state: 'done' }] }),
  )
  const button = await screen.findByRole('button', { name: /^Jobs:/ })
  button.focus()
  await act(async () => fireEvent.click(button))
  const drawer = await screen.findByRole('region', { name: 'Jobs' })
  await waitFor(() => expect(document.activeElement).toBe(drawer))
  fireEvent.keyDown(drawer, { key: 'Escape' })
  expect(screen.queryByRole('article')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('jobs: what one account was asked is not asked of another one', async () => {
  render(
    <QueryClientProvider client={createCache(() => undefined)}>
      <JobOverlays />
    </QueryClientProvider>,
  )
  const items = [{ id: 1, name: 'pear' }]
  act(() => openJob({ kind: 'token.edit', title: '', question: 'Eat it?', confirmLabel: 'Eat', items }))
  expect(await screen.findByRole('dialog', { name: 'Eat it?' })).toBeTruthy()
  act(() => signIn({ id: 2, username: 'alice', display_name: '', role: 1, status: 1 }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
