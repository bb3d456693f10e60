import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Job } from './job'
import { JobProgress } from './job-report'
import { render } from '../../../checks/render'

const jobOf = (done: number): Job => ({
  id: '1',
  owner: 1,
  kind: 'channel.edit',
  title: 'Edit channels',
  phase: 'running',
  items: Array.from({ length: 400 }, (_, n) => ({
    id: n + 1,
    name: `channel ${n + 1}`,
    state: n < done ? 'done' : 'waiting',
  })),
})
const left = () => screen.queryByText(/left$/)?.textContent

beforeEach(() => void vi.useFakeTimers())

it('progress of a job: tells the remaining minutes once some results are there, and nothing below a minute', () => {
  const { rerender } = render(<JobProgress job={jobOf(0)} wait={undefined} />)
  const pass = (done: number, ms: number) => {
    rerender(<JobProgress job={jobOf(done)} wait={undefined} />)
    act(() => void vi.advanceTimersByTime(ms))
  }
  pass(4, 5000)
  expect(left()).toBeUndefined()
  // 40 results in 20 s: the other 360 take three minutes.
  pass(40, 15_000)
  expect(left()).toBe('About 3 minutes left')
  pass(200, 80_000)
  expect(left()).toBe('About 2 minutes left')
  pass(380, 60_000)
  expect(left()).toBeUndefined()
})
