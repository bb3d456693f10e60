import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { defineFields, field, fieldNames } from '#/fields/fields'
import { initialValues } from '#/fields/record-values'
import { t } from '#/i18n/i18n'
import { Field } from './field'
import type { FormHandle } from './form-handle'
import { FormSection } from './form-layout'
import { FormFixture } from './form.fixture'
import type { InputProps } from './inputs/input-props'
import { RecordForm } from './record-form'
import { useRecordForm } from './use-record-form'
import { render } from '../../../checks/render'

const fields = defineFields({
  name: field.text({ label: 'common.name', required: true }),
  keys: field.secret({ label: 'token.subnet', multiline: true }),
  type: field.choice({ label: 'common.status' }),
  count: field.integer({ label: 'common.count', required: false }),
  key: field.text({ label: 'common.key', isKey: true }),
})
type Form = FormHandle<typeof fields>

function open(renderFields: (form: Form) => React.ReactNode, onSubmit?: (values: unknown) => void) {
  let form: Form | undefined
  render(
    <FormFixture fields={fields} seed={initialValues(fields)} onSubmit={onSubmit}>
      {(handle) => {
        form = handle
        return renderFields(handle)
      }}
    </FormFixture>,
  )
  return { user: userEvent.setup(), form: () => form }
}

it('field: label and placeholder can be overridden; onChanged is called for user input, not for values set by code', async () => {
  const onChanged = vi.fn<(value: string) => void>()
  const { user, form } = open((handle) => (
    <Field form={handle} name="name" label="Endpoint" placeholder="https://…" onChanged={onChanged} />
  ))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Endpoint' })
  expect(input.placeholder).toBe('https://…')
  await user.type(input, 'ab')
  form()?.setValue('name', 'abc')
  expect(onChanged.mock.calls).toEqual([['a'], ['ab']])
})

it('field: renders a custom input instead of the one of its kind', () => {
  const CustomInput = ({ value, frameProps }: InputProps<'text'>) => <b>{`${frameProps.label}: ${value}!`}</b>
  open((handle) => <Field form={handle} name="name" input={CustomInput} />)
  expect(screen.getByText('Name: !')).toBeTruthy()
})

it('multi-line secret: is masked until Show is pressed and keeps its line breaks', async () => {
  const { user, form } = open((handle) => <Field form={handle} name="keys" />)
  const keys = screen.getByRole('textbox', { name: 'Subnets' })
  const masked = keys.className
  await user.type(keys, 'a{Enter}b')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(keys.className).not.toBe(masked)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(keys.className).toBe(masked)
  expect(form()?.values().keys).toBe('a\nb')
})

const allKinds = defineFields({
  text: field.text({ label: 'common.name', hint: 'token.quota.note', required: true }),
  textarea: field.textarea({ label: 'common.name', hint: 'token.quota.note', required: true }),
  secret: field.secret({ label: 'common.name', hint: 'token.quota.note', required: true }),
  integer: field.integer({ label: 'common.name', hint: 'token.quota.note' }),
  switch: field.switch({ label: 'common.name', hint: 'token.quota.note', required: true }),
  choice: field.choice({ label: 'common.name', hint: 'token.quota.note', required: true }),
  tags: field.tags({ label: 'common.name', hint: 'token.quota.note', required: true }),
  datetime: field.datetime({ label: 'common.name', hint: 'token.quota.note', required: true }),
})

it.each(fieldNames(allKinds))(
  'field of kind %s: its label names the input, hint and error describe it, the error is announced',
  async (kind) => {
    let form: FormHandle<typeof allKinds> | undefined
    render(
      <FormFixture fields={allKinds} seed={initialValues(allKinds)}>
        {(handle) => {
          form = handle
          return <Field form={handle} name={kind} />
        }}
      </FormFixture>,
    )
    const input = screen.getByLabelText('Name', { selector: 'input, textarea' })
    expect(input.id).toBe(form?.idOf(kind))
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(input.getAttribute('aria-invalid')).not.toBe('true')
    act(() => form?.setServerError(kind, 'Too long'))
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Too long')
    const describedBy = (input.getAttribute('aria-describedby') ?? '').split(/\s+/)
    const texts = describedBy.map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['Too long', t('token.quota.note')])
  },
)

it('choice with a mark: shows it, and it is not part of the accessible name', async () => {
  const { user } = open((handle) => (
    <Field
      form={handle}
      name="type"
      choices={[{ value: '1', label: 'One', mark: <i aria-hidden="true">O</i> }]}
    />
  ))
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(screen.getByRole('option', { name: 'One' }))
  expect(screen.getByText('O').closest('[aria-hidden="true"]')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('One')
})

it('form section: groups its fields under its title', () => {
  open((handle) => (
    <FormSection title="Routing">
      <Field form={handle} name="name" />
    </FormSection>
  ))
  expect(screen.getByRole('group', { name: 'Routing' })).toBeTruthy()
})

it('submit: passes the value of the pressed button; Enter presses no additional one', async () => {
  const onSubmit = vi.fn<(values: unknown, pressed: string) => void>()
  function TwoButtonForm() {
    const form = useRecordForm({ fields, initialValues: { ...initialValues(fields), name: 'a' } })
    const another = (
      <button type="submit" value="another">
        another
      </button>
    )
    return (
      <RecordForm
        form={form}
        label="Two"
        busy={false}
        problem={null}
        leave="free"
        onSubmit={onSubmit}
        actions={another}
      >
        <Field form={form} name="name" />
      </RecordForm>
    )
  }
  render(<TwoButtonForm />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'another' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(onSubmit.mock.calls.map(([, pressed]) => pressed)).toEqual(['another', ''])
})

it.each([
  ['sk-\u200Babc', 'sk-abc'],
  ['\u202Aalice\u202C', 'alice'],
  ['x\u3164', 'x'],
  ['x\u2800', 'x'],
])('field: %j loses its invisible characters (T-46)', async (pasted, text) => {
  const { user, form } = open((handle) => <Field form={handle} name="name" />)
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  await user.paste(pasted)
  expect(form()?.values().name).toBe(text)
})

it('field with a key: what a paste brought with it is gone when the field is left', async () => {
  const { user, form } = open((handle) => <Field form={handle} name="key" />)
  await user.click(screen.getByRole('textbox', { name: 'Key' }))
  await user.paste('"Bearer sk-abc"')
  await user.tab()
  expect(form()?.values().key).toBe('sk-abc')
})

const secretFields = defineFields({
  username: field.text({ label: 'common.name' }),
  password: field.secret({ label: 'common.password', required: true }),
})

it('stored secret: has no input that a password manager could fill, until a new value is asked for', async () => {
  render(
    <FormFixture fields={secretFields} seed={{ username: 'bob', password: '' }} isStored>
      {(form) => <Field form={form} name="password" />}
    </FormFixture>,
  )
  expect(document.querySelector('input')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Set a new value: Password' }))
  const input = screen.getByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(input.dataset).toMatchObject({ '1pIgnore': 'true', lpignore: 'true', bwignore: 'true' })
})

it('form: what a password manager filled in without an event is sent, not called missing', async () => {
  const onSubmit = vi.fn<(values: unknown) => void>()
  render(
    <FormFixture fields={secretFields} seed={initialValues(secretFields)} onSubmit={onSubmit}>
      {(form) => (
        <>
          <Field form={form} name="username" />
          <Field form={form} name="password" />
        </>
      )}
    </FormFixture>,
  )
  screen.getByLabelText<HTMLInputElement>('Name').value = 'root'
  screen.getByLabelText<HTMLInputElement>('Password').value = 'hush'
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ username: 'root', password: 'hush' })
})

it('identifiers: neither the keyboard of a phone nor a spell checker changes them', () => {
  open((handle) => <Field form={handle} name="name" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  const attributes = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => input.getAttribute(name))
  expect(attributes).toEqual(['none', 'off', 'false'])
})

it.each([
  ['1,150', '1150'],
  ['1 150', '1150'],
  ['１２', '12'],
  ['1,234,567.00', '1234567'],
  ['1.5', '1.5'],
  ['12abc', '12abc'],
])('number field: %s is rewritten as %s when the field is left', async (typed, value) => {
  const { user, form } = open((handle) => <Field form={handle} name="count" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Count' })
  await user.type(input, typed)
  await user.tab()
  expect(input.value).toBe(value)
  expect(form()?.values().count).toBe(value)
})
