import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { Field } from '../field'
import { FormFixture } from '../form.fixture'
import { PickerInput } from './picker-input'
import { render } from '../../../../checks/render'

const fields = defineFields({ models: field.tags({ label: 'token.models' }) })
const NAMES = ['gpt-4', 'gpt-4o', 'claude-3', 'tts-1']

function open(selected: readonly string[] = [], suggestions: readonly string[] = NAMES) {
  let readValue = (): readonly string[] => []
  const onSubmit = vi.fn<() => void>()
  render(
    <FormFixture fields={fields} seed={{ models: selected }} onSubmit={() => onSubmit()}>
      {(form) => {
        readValue = () => form.values().models
        return <Field form={form} name="models" input={PickerInput} suggestions={suggestions} />
      }}
    </FormFixture>,
  )
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Models' })
  return { user: userEvent.setup(), value: () => readValue(), search, onSubmit }
}

// By selectors where there are many: the roles of a hundred take a second.
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
const copyButtons = () => document.querySelectorAll('button[aria-label^="Copy"]')

it('picker: shows all options in families and toggles them by click', async () => {
  const { user, value, search } = open(['own-model'])
  await user.click(search)
  expect(options()).toEqual(['gpt-4', 'gpt-4o', 'claude-3', 'tts-1', 'own-model'])
  await user.click(screen.getByRole('option', { name: 'gpt-4o' }))
  await user.click(screen.getByRole('option', { name: 'own-model' }))
  expect(value()).toEqual(['gpt-4o'])
  expect(screen.getByRole('option', { name: 'gpt-4o' }).getAttribute('aria-selected')).toBe('true')
})

it('picker: works by keyboard alone: search, highlight, select, close', async () => {
  const { user, value, search } = open()
  await user.type(search, 'G')
  expect(search.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  await user.type(search, 'PT')
  expect(options()).toEqual(['gpt-4', 'gpt-4o'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(value()).toEqual(['gpt-4o'])
  const active = search.getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')?.textContent).toBe('gpt-4o')
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(document.activeElement).toBe(search)
})

it('picker: the button adds all matches of a search', async () => {
  const { user, value, search } = open(['gpt-4'])
  await user.type(search, '4')
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  await user.clear(search)
  await user.type(search, '-')
  await user.click(screen.getByRole('button', { name: 'Add 3 matches' }))
  expect(value()).toEqual(['gpt-4', 'gpt-4o', 'claude-3', 'tts-1'])
  expect(document.activeElement).toBe(search)
})

it('picker: after the button that adds all matches was pressed by key, the focus is in the search', async () => {
  const { user, value, search } = open(['gpt-4'])
  await user.type(search, '-')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add 3 matches' }))
  await user.keyboard('{Enter}')
  expect(value()).toEqual(NAMES)
  expect(document.activeElement).toBe(search)
})

it('picker: adds a pasted list and reports duplicates; other pasted text stays in the search', async () => {
  const { user, value, search } = open(['a'])
  await user.click(search)
  await user.paste(' a, b\nc,,b')
  expect(value()).toEqual(['a', 'b', 'c'])
  expect(screen.getByText('2 added, 1 already there')).toBeTruthy()
  await user.paste('gpt-4')
  expect([value().length, search.value]).toEqual([3, 'gpt-4'])
})

it('picker: a pasted list replaces what is selected in the search', async () => {
  const { user, value, search } = open()
  await user.type(search, 'gpt')
  search.setSelectionRange(0, 3)
  await user.paste('a,b')
  expect(value()).toEqual(['a', 'b'])
  await user.type(search, 'xyz')
  search.setSelectionRange(1, 2)
  await user.paste('1,2')
  expect(value()).toEqual(['a', 'b', 'x1', '2z'])
})

it('picker: text without matches is added by Enter and on blur; a search with matches is not', async () => {
  const { user, value, search } = open()
  await user.type(search, 'mine{Enter}')
  await user.type(search, 'other')
  await user.tab()
  expect(value()).toEqual(['mine', 'other'])
  await user.clear(search)
  await user.type(search, 'gpt')
  await user.tab()
  expect(value()).toEqual(['mine', 'other'])
  expect(search.value).toBe('gpt')
})

it('picker: the selected names are one tab stop; arrow keys move, Delete removes', async () => {
  const { user, value } = open(['a', 'b', 'c'])
  const bar = within(screen.getByRole('toolbar', { name: 'Models: chosen' }))
  bar.getByRole('button', { name: 'Copy a' }).focus()
  await user.keyboard('{ArrowRight}{Delete}')
  expect(value()).toEqual(['a', 'c'])
  expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Copy c' }))
  await user.keyboard('{Delete}')
  expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Copy a' }))
  await user.click(bar.getByRole('button', { name: 'Remove a' }))
  expect(value()).toEqual([])
})

it('picker: renders 100 selected names until "Show all" is pressed', async () => {
  const { user } = open(Array.from({ length: 130 }, (_, at) => `model-${at}`))
  expect(copyButtons()).toHaveLength(100)
  await user.click(screen.getByText('Show all 130'))
  expect(copyButtons()).toHaveLength(130)
})

it('picker: renders 100 of thousands of options, says how many more there are, and finds each by its name', async () => {
  const names = Array.from({ length: 5000 }, (_, n) => `m${n}`)
  const { user, search } = open([], names)
  await user.click(search)
  expect(options()).toHaveLength(100)
  expect(screen.getByText('4,900 more: type to find them')).toBeTruthy()
  await user.paste('m4999')
  expect(options()).toEqual(['m4999'])
  expect(screen.queryByText(/type to find/)).toBeNull()
})

it.each([
  ['{Enter}', ['tts-1']],
  ['  {Enter}', ['tts-1']],
  ['tts-1{Enter}{Enter}', ['tts-1']],
  ['own{Enter}{Enter}', ['tts-1', 'own']],
  ['{Escape}{Enter}', ['tts-1']],
  ['{ArrowDown}{Enter}', ['tts-1', 'gpt-4']],
  ['{ArrowDown}{Escape}{Enter}', ['tts-1']],
])('picker: %j in the search does not submit the form', async (keys, selected) => {
  const { user, value, search, onSubmit } = open(['tts-1'])
  await user.click(search)
  await user.keyboard(keys)
  expect(value()).toEqual(selected)
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([
  ['a new name', 'mine', ['tts-1', 'mine']],
  ['a name of the list', 'gpt-4', ['tts-1', 'gpt-4']],
  ['two names', 'one,two', ['tts-1', 'one', 'two']],
  ['a name with an invisible character', 'mi\u200Bne', ['tts-1', 'mine']],
  ['a name in quotes', '"mine"', ['tts-1', 'mine']],
  ['a search with matches', 'gpt', ['tts-1']],
  ['blanks', '  ', ['tts-1']],
])('picker: %s is taken before the first press of Submit (CD-59)', async (_name, typed, selected) => {
  const { user, value, search, onSubmit } = open(['tts-1'])
  await user.type(search, typed)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(value()).toEqual(selected)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('picker: a text that found another name is not taken', async () => {
  const { user, value, search } = open()
  await user.type(search, 'gpt-4')
  await user.click(screen.getByRole('option', { name: 'gpt-4o' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(value()).toEqual(['gpt-4o'])
})

it('picker: says what a paste held besides names, and cuts names at blanks on request', async () => {
  const { user, value, search } = open()
  await user.click(search)
  await user.paste('{"object":"list","data":[{"id":"a"},{"id":"b c"},null]}')
  expect(value()).toEqual(['a', 'b c'])
  expect(screen.getByText('1 entry without a name skipped')).toBeTruthy()
  expect(screen.getByText('With a blank inside: “b c”')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Split at blanks' }))
  expect(value()).toEqual(['a', 'b', 'c'])
  expect(screen.queryByText(/With a blank/)).toBeNull()
})
