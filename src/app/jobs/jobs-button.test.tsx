import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { createCache } from '#/app/cache'
import { render } from '../../../checks/render'
import { addJob, NO_JOBS, jobsStore, openJob } from './jobs'
import { JobOverlays, JobsButton } from './jobs-in-frame'
import { ROOT } from './jobs.fixture'

// Load the lazy chunks before the tests: transforming one can take longer than a query waits.
beforeAll(() => Promise.all([import('./job-drawer'), import('./job-question')]))

beforeEach(() => {
  jobsStore.write(NO_JOBS)
  signIn(ROOT)
  render(
    <>
      <JobsButton />
      <JobOverlays />
    </>,
    createCache(() => undefined),
  )
})

const addEnded = (state: 'done' | 'failed') =>
  act(() => {
    const items = [{ id: 1, name: '', state }]
    addJob({ owner: 1, kind: 'channel.edit', title: 'Eating', phase: 'over', end: 'finished', items })
  })

it('jobs button: a job without a failure shows a tick, one with a failure a warning', () => {
  addEnded('done')
  expect(screen.getByRole('button', { name: 'Jobs: 1' })).toBeTruthy()
  addEnded('failed')
  expect(screen.getByRole('button', { name: 'Jobs: 2 (not all done)' })).toBeTruthy()
})

it('jobs button: Escape hides the jobs, and the focus goes to the button that shows them again', async () => {
  addEnded('done')
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
  const items = [{ id: 1, name: 'pear' }]
  act(() => openJob({ kind: 'token.edit', title: '', question: 'Eat it?', confirmLabel: 'Eat', items }))
  expect(await screen.findByRole('dialog', { name: 'Eat it?' })).toBeTruthy()
  act(() => signIn({ id: 2, username: 'alice', display_name: '', role: 1, status: 1 }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
