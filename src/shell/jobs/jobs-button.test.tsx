// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { render } from '../../../checks/render'
import { addJob } from './jobs'
import { JobsButton } from './jobs-in-frame'

it('jobs button: a job without a failure shows a tick, one with a failure a warning', () => {
  signIn({ id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 })
  const over = { owner: 1, kind: 'channel.edit', title: 'Eating', phase: 'over' as const }
  render(<JobsButton />)
  act(() => addJob({ ...over, id: '1', items: [{ id: 1, name: '', state: 'done' }] }))
  expect(screen.getByRole('button', { name: 'Jobs: 1' })).toBeTruthy()
  act(() => addJob({ ...over, id: '2', items: [{ id: 1, name: '', state: 'failed' }] }))
  expect(screen.getByRole('button', { name: 'Jobs: 2 (not all done)' })).toBeTruthy()
})
