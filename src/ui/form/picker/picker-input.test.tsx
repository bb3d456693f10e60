import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import { FieldInput } from '../field-input'
import { FormFixture } from '../form.fixture'
import { PickerInput } from './picker-input'

const fields = defineFields({ models: field.tags({ label: 'token.models' }) })
const NAMES = ['gpt-4', 'gpt-4o', 'claude-3', 'tts-1']

function open(chosen: readonly string[] = [], suggestions: readonly string[] = NAMES) {
  let read = (): readonly string[] => []
  const onSubmit = vi.fn<() => void>()
  render(
    <FormFixture fields={fields} seed={{ models: chosen }} onSubmit={() => onSubmit()}>
      {(form) => {
        read = () => form.values().models
        return <FieldInput form={form} name="models" input={PickerInput} suggestions={suggestions} />
      }}
    </FormFixture>,
  )
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Models' })
  return { user: userEvent.setup(), answer: () => read(), search, onSubmit }
}

// The imitated browser lays nothing out: without a height no option would be in sight.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
})

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('shows all it knows in families, and takes several by clicks', async () => {
  const { user, answer, search } = open(['own-model'])
  await user.click(search)
  expect(options()).toEqual(['gpt-4', 'gpt-4o', 'claude-3', 'tts-1', 'own-model'])
  await user.click(screen.getByRole('option', { name: 'gpt-4o' }))
  await user.click(screen.getByRole('option', { name: 'own-model' }))
  expect(answer()).toEqual(['gpt-4o'])
  expect(screen.getByRole('option', { name: 'gpt-4o' }).getAttribute('aria-selected')).toBe('true')
})

it('is used by keys alone: found, reached, taken, closed; Enter sends nothing', async () => {
  const { user, answer, search } = open()
  await user.type(search, 'GPT')
  expect(options()).toEqual(['gpt-4', 'gpt-4o'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(answer()).toEqual(['gpt-4o'])
  const active = search.getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')?.textContent).toBe('gpt-4o')
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(document.activeElement).toBe(search)
})

it('adds all that a search found', async () => {
  const { user, answer, search } = open(['gpt-4'])
  await user.type(search, '4')
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  await user.clear(search)
  await user.type(search, '-')
  await user.click(screen.getByRole('button', { name: 'Add 3 matches' }))
  expect(answer()).toEqual(['gpt-4', 'gpt-4o', 'claude-3', 'tts-1'])
  expect(document.activeElement).toBe(search)
})

it('takes a pasted list at once and says what was there already', async () => {
  const { user, answer, search } = open(['a'])
  await user.click(search)
  await user.paste(' a, b\nc,,b')
  expect(answer()).toEqual(['a', 'b', 'c'])
  expect(screen.getByText('2 added, 1 already there')).toBeTruthy()
  await user.paste('gpt-4')
  expect([answer().length, search.value]).toEqual([3, 'gpt-4'])
})

it('adds what nothing matches, by Enter and on leaving; a search stays a search', async () => {
  const { user, answer, search } = open()
  await user.type(search, 'mine{Enter}')
  await user.type(search, 'other')
  await user.tab()
  expect(answer()).toEqual(['mine', 'other'])
  await user.clear(search)
  await user.type(search, 'gpt')
  await user.tab()
  expect(answer()).toEqual(['mine', 'other'])
  expect(search.value).toBe('gpt')
})

it('has what was chosen as one stop of the keys, where arrows lead on and Delete removes', async () => {
  const { user, answer } = open(['a', 'b', 'c'])
  const bar = within(screen.getByRole('toolbar', { name: 'Models: chosen' }))
  bar.getByRole('button', { name: 'Copy a' }).focus()
  await user.keyboard('{ArrowRight}{Delete}')
  expect(answer()).toEqual(['a', 'c'])
  expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Copy c' }))
  await user.keyboard('{Delete}')
  expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Copy a' }))
  await user.click(bar.getByRole('button', { name: 'Remove a' }))
  expect(answer()).toEqual([])
})

it('draws the chosen ones of hundreds only when asked', async () => {
  const { user } = open(Array.from({ length: 130 }, (_, at) => `model-${at}`))
  expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Show all 130' }))
  expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(130)
})

it.each([
  ['{Enter}', ['tts-1']],
  ['{Enter}{Enter}', ['tts-1']],
  ['  {Enter}', ['tts-1']],
  ['tts-1{Enter}', ['tts-1']],
  ['tts-1{Enter}{Enter}', ['tts-1']],
  [' tts-1 {Enter}', ['tts-1']],
  ['own{Enter}{Enter}', ['tts-1', 'own']],
  ['{Escape}{Enter}', ['tts-1']],
  ['{ArrowDown}{Enter}', ['tts-1', 'gpt-4']],
  ['{ArrowDown}{Escape}{Enter}', ['tts-1']],
])('a form is not submitted by %j in the search', async (keys, chosen) => {
  const { user, answer, search, onSubmit } = open(['tts-1'])
  await user.click(search)
  await user.keyboard(keys)
  expect(answer()).toEqual(chosen)
  expect(onSubmit).not.toHaveBeenCalled()
})
