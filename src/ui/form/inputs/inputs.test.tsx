import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { initialValues } from '#/fields/record-values'
import { Field } from '../field'
import { FormFixture } from '../form.fixture'
import { render } from '../../../../checks/render'

const fields = defineFields({
  models: field.tags({ label: 'token.models', required: true, placeholder: 'gpt' }),
  ends: field.datetime({ label: 'token.expiresAt' }),
  due: field.datetime({ label: 'common.created', required: true }),
  key: field.secret({ label: 'common.name' }),
  on: field.switch({ label: 'token.unlimitedQuota', hint: 'token.quota.note' }),
  type: field.choice({
    label: 'common.status',
    choices: [
      { value: '1', label: 'form.yes' },
      { value: '2', label: 'form.no' },
    ],
  }),
  note: field.textarea({ label: 'token.subnet', code: true }),
})
const blank = initialValues(fields)

/** Renders a form with one field; `value()` returns its current value. */
function open(name: keyof typeof fields, seed: Partial<typeof blank> = {}, suggestions?: readonly string[]) {
  let readValues = () => blank
  const onSubmit = vi.fn<() => void>()
  render(
    <FormFixture fields={fields} seed={{ ...blank, ...seed }} onSubmit={() => onSubmit()}>
      {(form) => {
        readValues = form.values
        return <Field form={form} name={name} suggestions={suggestions} />
      }}
    </FormFixture>,
  )
  return { user: userEvent.setup(), value: () => readValues()[name], onSubmit }
}

const models = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Models' })
const ends = () => screen.getByLabelText<HTMLInputElement>('Expires at')

describe('tags input', () => {
  it('Enter, a comma and blur end a tag', async () => {
    const { user, value } = open('models')
    await user.type(models(), ' a {Enter}b,c')
    await user.tab()
    expect(value()).toEqual(['a', 'b', 'c'])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(models().value).toBe('')
  })

  it.each([
    ['{Enter}', ['a']],
    ['   {Enter}{Enter}', ['a']],
    [' a {Enter}{Enter}', ['a']],
    ['a,{Enter}', ['a']],
    ['b{Enter}b{Enter}{Enter}', ['a', 'b']],
    ['b,{Enter}', ['a', 'b']],
    ['{ArrowDown}{Enter}{Enter}', ['a', 'c']],
    ['{Escape}{Enter}', ['a']],
    ['{Backspace}{Enter}', []],
  ])('%j does not submit the form', async (keys, texts) => {
    const { user, value, onSubmit } = open('models', { models: ['a'] }, ['c'])
    await user.click(models())
    await user.keyboard(keys)
    expect(value()).toEqual(texts)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('validates on blur with the tag typed last', async () => {
    const { user, value } = open('models', { models: ['a'] })
    await user.click(models())
    await user.keyboard('{Backspace}b')
    await user.tab()
    expect(value()).toEqual(['b'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('ignores duplicates, case-sensitively, and leaves a name of the server with a wide comma whole', async () => {
    const { user, value } = open('models', { models: ['a、b', 'a'] })
    await user.type(models(), 'a{Enter}A{Enter}')
    expect(value()).toEqual(['a、b', 'a', 'A'])
  })

  it('a pasted list replaces what is selected in the input', async () => {
    const { user, value } = open('models')
    await user.type(models(), 'gpt')
    models().setSelectionRange(0, 3)
    await user.paste('a,b')
    expect(value()).toEqual(['a', 'b'])
  })

  it('adds a pasted list; other pasted text stays in the input', async () => {
    const { user, value } = open('models', { models: ['x'] })
    await user.click(models())
    await user.paste('a, b\n\nx，c')
    expect(value()).toEqual(['x', 'a', 'b', 'c'])
    await user.paste('gpt-')
    expect(value()).toEqual(['x', 'a', 'b', 'c'])
    expect(models().value).toBe('gpt-')
  })

  it.each([
    ['x', ['x']],
    ['x,y', ['x', 'y']],
    ['x；y、z', ['x', 'y', 'z']],
    ['- x', ['x']],
    ['“x”', ['x']],
    ['x\u00AD', ['x']],
  ])('%j is taken before the first press of Submit', async (typed, texts) => {
    const { user, value, onSubmit } = open('models', { due: '2026-01-01 00:00:00' })
    await user.click(models())
    await user.paste(typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(value()).toEqual(texts)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('suggests unselected names that contain the typed text', async () => {
    const { user, value } = open('models', { models: ['gpt-4o'] }, ['gpt-4o', 'gpt-4o-mini', 'claude'])
    await user.type(models(), 'GPT')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['gpt-4o-mini'])
    await user.click(screen.getByRole('option'))
    expect(value()).toEqual(['gpt-4o', 'gpt-4o-mini'])
  })

  it('renders 100 of thousands of suggestions (SH-61)', async () => {
    const names = Array.from({ length: 5000 }, (_, n) => `m${n}`)
    const { user } = open('models', {}, names)
    await user.click(models())
    // By selector: the roles of a hundred take a second.
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(100)
  })

  it('tags are removed by key and by button without losing the focus', async () => {
    const { user, value } = open('models', { models: ['a', 'b', 'c'] })
    await user.click(models())
    await user.keyboard('{Backspace}')
    expect(value()).toEqual(['a', 'b'])
    screen.getByRole('button', { name: 'Remove a' }).focus()
    await user.keyboard('{Enter}')
    expect(value()).toEqual(['b'])
    expect(document.activeElement).toBe(models())
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(value()).toEqual([])
    expect(document.activeElement).toBe(models())
  })
})

describe('datetime input', () => {
  it('completes a typed date on blur (AX-69)', async () => {
    const { user, value } = open('ends')
    await user.type(ends(), '2031-02-03')
    await user.tab()
    expect(value()).toBe('2031-02-03 00:00:00')
  })

  it('keeps an invalid date and shows an error', async () => {
    const { user, value } = open('ends')
    await user.type(ends(), '2031-02-30')
    await user.tab()
    expect(value()).toBe('2031-02-30')
    expect((await screen.findByRole('alert')).textContent).toContain('not a date')
  })

  it('is unchanged by focus and blur', async () => {
    const { user, value } = open('ends', { ends: '2031-02-03 04:05:06' })
    await user.click(ends())
    await user.tab()
    expect(value()).toBe('2031-02-03 04:05:06')
  })

  it('shows no error when a blank required field only had the focus', async () => {
    const { user } = open('due')
    await user.click(screen.getByRole('textbox', { name: 'Created' }))
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('calendar: picking a day keeps the time and returns the focus (AX-69)', async () => {
    const { user, value } = open('ends', { ends: '2031-02-03 04:05:06' })
    const button = screen.getByRole('button', { name: 'Choose a date' })
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date' })
    // Its popover opens with the month in it, not as an empty box.
    expect(dialog.querySelector('table')).toBeTruthy()
    await user.click(within(dialog).getByLabelText(/14 February 2031/))
    expect(value()).toBe('2031-02-14 04:05:06')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('calendar: Esc closes it without a change', async () => {
    const { user, value } = open('ends')
    await user.click(screen.getByRole('button', { name: 'Choose a date' }))
    await screen.findByRole('button', { name: 'Next' }, { timeout: 5000 })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(value()).toBe('')
  })
})

describe('other inputs', () => {
  it('secret: is masked until Show is pressed; the button has a label for its state (AX-67)', async () => {
    const { user, value } = open('key')
    const key = screen.getByLabelText<HTMLInputElement>('Name')
    await user.type(key, 'abc')
    expect(key.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(key.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(key.type).toBe('password')
    expect(value()).toBe('abc')
    expect(key.autocomplete).toBe('new-password')
  })

  it('switch: toggles by keyboard; the hint is not part of its name', async () => {
    const { user, value } = open('on')
    const button = screen.getByRole('switch', { name: 'Unlimited quota' })
    const hint = button.getAttribute('aria-describedby')
    expect(document.getElementById(hint ?? '')?.textContent).toMatch(/\w/)
    button.focus()
    await user.keyboard(' ')
    expect(value()).toBe(true)
  })

  it('choice: selects an option; an optional one can be cleared', async () => {
    const { user, value } = open('type', { type: '1' })
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    await user.click(screen.getByRole('option', { name: 'no' }))
    expect(value()).toBe('2')
    screen.getByRole('button', { name: 'Clear' }).focus()
    await user.keyboard('{Enter}')
    expect(value()).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
  })

  it('textarea: accepts line breaks', async () => {
    const { user, value } = open('note')
    await user.type(screen.getByRole('textbox', { name: 'Subnets' }), 'a{Enter}b')
    expect(value()).toBe('a\nb')
  })
})
