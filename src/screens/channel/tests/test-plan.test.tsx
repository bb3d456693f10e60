import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PlanInputs, unservedNames } from './test-plan'
import { NO_TEST_PLAN, type TestPlan } from './test-plan-search'
import { render } from '../../../../checks/render'

function open(plan: Partial<TestPlan> = {}) {
  const sent: Partial<TestPlan>[] = []
  render(
    <PlanInputs
      plan={{ ...NO_TEST_PLAN, ...plan }}
      selected={0}
      settings={{ concurrency: 1, timeout: 30 }}
      onPlan={(patch) => sent.push(patch)}
      onSettings={() => {}}
    />,
  )
  return sent
}

it('test plan: what is typed is shown at once, and sent without the blanks at its ends', async () => {
  const sent = open()
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name contains, or ID' })
  await userEvent.type(input, ' ab')
  expect(input.value).toBe(' ab')
  expect(sent.at(-1)).toEqual({ text: 'ab' })
})

it('test plan: names that no chosen channel lists are told', () => {
  const plan: TestPlan = { ...NO_TEST_PLAN, models: 'named', names: 'a, x\ny, x', scope: 'all' }
  const tests = [{ id: 1, name: '', model: 'a' }]
  expect(unservedNames(plan, tests)).toEqual(['x', 'y'])
  expect(unservedNames(plan, [])).toEqual(['a', 'x', 'y'])
  expect(unservedNames({ ...plan, models: 'each' }, tests)).toEqual([])
})

it('test plan: a text that looks like a key goes neither to the URL nor to a request', async () => {
  const sent = open()
  await userEvent.click(screen.getByRole('textbox', { name: 'Name contains, or ID' }))
  await userEvent.paste('Bearer sk-abcdefgh')
  expect(sent).toEqual([])
  expect(screen.getByText(/This is a key/)).toBeTruthy()
})

it('test plan: a pasted list of models keeps its lines apart', async () => {
  const sent = open({ models: 'named' })
  const names = screen.getByRole<HTMLInputElement>('textbox', { name: 'Model names, with commas' })
  await userEvent.click(names)
  await userEvent.paste('# ours\n- gpt-4o\n- “claude-3”;o1 mini')
  expect(sent).toEqual([{ names: 'gpt-4o, claude-3, o1 mini' }])
})
