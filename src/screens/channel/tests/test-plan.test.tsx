import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PlanInputs, unservedNames } from './test-plan'
import { NO_TEST_PLAN, type TestPlan } from './test-plan-search'
import { render } from '../../../../checks/render'

/** Opens the inputs of a plan. `sent` goes to the URL, which has the `n`th of it (from 0) after `commit(n)`. */
function open() {
  let plan = NO_TEST_PLAN
  const sent: Partial<TestPlan>[] = []
  const inputs = () => (
    <PlanInputs
      plan={plan}
      settings={{ concurrency: 1, timeout: 30 }}
      onPlan={(patch) => sent.push(patch)}
      onSettings={() => {}}
    />
  )
  const { rerender } = render(inputs())
  const navigate = (patch: Partial<TestPlan> = {}) => {
    plan = { ...plan, ...patch }
    rerender(inputs())
  }
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name contains, or ID' })
  return { input, sent, navigate, commit: (n: number) => navigate(sent[n]) }
}

it('test plan: keys that are typed before the URL has the former ones are kept, and the caret stays', async () => {
  const { input, sent, commit } = open()
  const user = userEvent.setup()
  await user.type(input, 'abd')
  expect(input.value).toBe('abd')
  commit(0)
  expect(input.value).toBe('abd')
  await user.type(input, 'c', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect([input.value, input.selectionStart]).toEqual(['abcd', 3])
  // The URL may skip a text that was replaced meanwhile.
  commit(2)
  expect([input.value, input.selectionStart]).toEqual(['abcd', 3])
  await user.type(input, '{End}e')
  commit(3)
  commit(4)
  expect(input.value).toBe('abcde')
  expect(sent.map(({ text }) => text)).toEqual(['a', 'ab', 'abd', 'abcd', 'abcde'])
})

it('test plan: blanks at the ends stay in the input and are not sent', async () => {
  const { input, sent, commit } = open()
  await userEvent.type(input, ' a ')
  commit(0)
  expect(input.value).toBe(' a ')
  expect(sent).toEqual([{ text: 'a' }])
})

it('test plan: a text that comes from elsewhere replaces what was typed', async () => {
  const { input, commit, navigate } = open()
  await userEvent.type(input, 'ab')
  commit(0)
  commit(1)
  navigate({ text: 'elsewhere' })
  expect(input.value).toBe('elsewhere')
  navigate({ text: 'a' })
  expect(input.value).toBe('a')
})

it('test plan: a composition is sent at its end, once', () => {
  const { input, sent, commit } = open()
  const insert = (value: string, isComposing: boolean) => {
    // The setter of the element: React notices a change by comparing with what it wrote last.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    fireEvent(input, new InputEvent('input', { bubbles: true, isComposing }))
  }
  fireEvent.compositionStart(input)
  for (const text of ['q', 'qu', '渠道']) insert(text, true)
  expect(input.value).toBe('渠道')
  expect(sent).toEqual([])
  fireEvent.compositionEnd(input)
  // Firefox sends another input event after the composition.
  insert('渠道', false)
  expect(sent).toEqual([{ text: '渠道' }])
  commit(0)
  expect(input.value).toBe('渠道')
})

it('test plan: names that no chosen channel lists are told', () => {
  const plan: TestPlan = { ...NO_TEST_PLAN, models: 'named', names: 'a, x\ny, x', scope: 'all' }
  const tests = [{ id: 1, name: '', model: 'a' }]
  expect(unservedNames(plan, tests)).toEqual(['x', 'y'])
  expect(unservedNames(plan, [])).toEqual(['a', 'x', 'y'])
  expect(unservedNames({ ...plan, models: 'each' }, tests)).toEqual([])
})

it('test plan: a text that looks like a key goes neither to the URL nor to a request', async () => {
  const { input, sent } = open()
  await userEvent.click(input)
  await userEvent.paste('Bearer sk-abcdefgh')
  expect(sent).toEqual([])
  expect(screen.getByText(/This is a key/)).toBeTruthy()
})

it('test plan: a pasted list of models keeps its lines apart', async () => {
  const { sent, navigate } = open()
  navigate({ models: 'named' })
  const names = screen.getByRole<HTMLInputElement>('textbox', { name: 'Model names, with commas' })
  await userEvent.click(names)
  await userEvent.paste('# ours\n- gpt-4o\n- “claude-3”;o1 mini')
  expect(sent).toEqual([{ names: 'gpt-4o, claude-3, o1 mini' }])
})
