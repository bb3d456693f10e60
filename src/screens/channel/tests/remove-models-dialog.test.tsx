import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { JobItem } from '#/app/jobs/job'
import { RemoveModelsDialog } from './remove-models-dialog'
import { render } from '../../../../checks/render'

const failing = (model: string, reason: string, code?: JobItem['code']): JobItem => ({
  id: 1,
  name: 'main',
  model,
  state: 'failed',
  reason,
  code,
})
const FAILING: readonly JobItem[] = [
  failing('limited', 'http status code: 429, error message: slow down'),
  failing('gone', 'no such model', 'missing'),
  failing('locked', 'http status code: 401, error message: bad key'),
  failing('slow', 'There was no answer within 30 s.', 'timedOut'),
]

function mount(models: readonly JobItem[]) {
  const onChosen = vi.fn<(chosen: readonly JobItem[]) => void>()
  render(<RemoveModelsDialog failing={models} onChosen={onChosen} onClose={() => {}} />)
  return { chosen: () => onChosen.mock.lastCall?.[0].map(({ model }) => model) }
}
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent)

it('removal of failing models: only the one that does not exist is ticked, each has its reason', async () => {
  const { chosen } = mount(FAILING)
  expect(ticked()).toEqual(['gone of main (#1)'])
  const reasons = screen.getAllByRole('listitem').map((item) => item.querySelector('small')?.textContent)
  expect(reasons).toEqual([
    'no such model',
    'http status code: 429, error message: slow down',
    'http status code: 401, error message: bad key',
    'There was no answer within 30 s.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Review removal of 1' }))
  expect(chosen()).toEqual(['gone'])
})

it('removal of failing models: each can be ticked and unticked, without a tick there is nothing to review', async () => {
  const { chosen } = mount(FAILING)
  await userEvent.click(screen.getByRole('checkbox', { name: 'gone of main (#1)' }))
  expect(screen.getByRole('button', { name: /^Review removal of 0/ }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  for (const model of ['slow', 'locked', 'limited'])
    await userEvent.click(screen.getByRole('checkbox', { name: `${model} of main (#1)` }))
  await userEvent.click(screen.getByRole('button', { name: 'Review removal of 3' }))
  expect(chosen()).toEqual(['limited', 'locked', 'slow'])
})

it('removal of failing models: while no model is missing, nothing is ticked', () => {
  mount(FAILING.filter(({ code }) => code !== 'missing'))
  expect(ticked()).toEqual([])
})
