import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { moneyToUnits, unitsToMoney } from '#/fields/amount-text'
import { defineFields, emptyValues, field, fieldNames } from '#/fields/fields'
import { t } from '#/i18n/i18n'
import { Field } from './field'
import type { FormHandle } from './form-handle'
import { FormSection } from './form-layout'
import { FormFixture } from './form.fixture'
import type { InputProps } from './inputs/input-props'
import { PickerInput } from './inputs/picker-input'
import { render } from '../../../checks/render'

const fields = defineFields(
  {
    name: field.text({ label: 'token.name', required: true }),
    keys: field.secret({ label: 'token.subnet', multiline: true }),
    type: field.choice({ label: 'token.status' }),
    count: field.integer({ label: 'redemption.count', required: false }),
  },
  { name: { skipValidationWhen: ({ type }) => type === '' } },
)
type Form = FormHandle<typeof fields>

function open(renderFields: (form: Form) => React.ReactNode, onSubmit?: (values: unknown) => void) {
  let form: Form | undefined
  render(
    <FormFixture fields={fields} seed={emptyValues(fields)} onSubmit={onSubmit}>
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

const money = {
  name: 'money',
  inputMode: 'decimal',
  format: (value: string) => unitsToMoney(value, 500_000),
  parse: (typed: string) => moneyToUnits(typed, 500_000),
} as const

it.each([
  ['0.5', '250000'],
  ['00.5', '250000'],
  ['0', '0'],
  ['$', '$\u00A0$'],
  ['$1e3', '$\u00A01e3'],
])('field in another unit: %j stays as typed while its keys arrive, and gives %j', async (typed, value) => {
  const { user, form } = open((handle) => <Field form={handle} name="count" unit={money} />)
  const input = screen.getByLabelText<HTMLInputElement>('Count')
  await user.type(input, typed)
  expect(input.value).toBe(typed)
  expect(form()?.values().count).toBe(value)
})

const allKinds = defineFields({
  text: field.text({ label: 'token.name', hint: 'token.quota.note', required: true }),
  textarea: field.textarea({ label: 'token.name', hint: 'token.quota.note', required: true }),
  secret: field.secret({ label: 'token.name', hint: 'token.quota.note', required: true }),
  integer: field.integer({ label: 'token.name', hint: 'token.quota.note' }),
  switch: field.switch({ label: 'token.name', hint: 'token.quota.note', required: true }),
  choice: field.choice({ label: 'token.name', hint: 'token.quota.note', required: true }),
  tags: field.tags({ label: 'token.name', hint: 'token.quota.note', required: true }),
  datetime: field.datetime({ label: 'token.name', hint: 'token.quota.note', required: true }),
})

it.each([...fieldNames(allKinds), 'picker'] as const)(
  'field of kind %s: its label names the input, hint and error describe it, the error is announced',
  async (kind) => {
    let form: FormHandle<typeof allKinds> | undefined
    render(
      <FormFixture fields={allKinds} seed={emptyValues(allKinds)}>
        {(handle) => {
          form = handle
          return kind === 'picker' ? (
            <Field form={handle} name="tags" input={PickerInput} />
          ) : (
            <Field form={handle} name={kind} />
          )
        }}
      </FormFixture>,
    )
    const input = screen.getByLabelText('Name', { selector: 'input, textarea' })
    const name = kind === 'picker' ? 'tags' : kind
    expect(input.id).toBe(form?.idOf(name))
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(input.getAttribute('aria-invalid')).not.toBe('true')
    act(() => form?.setServerError(name, 'Too long'))
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
  const option = screen.getByRole('option', { name: 'One' })
  expect(option.querySelector('[aria-hidden="true"]')?.textContent).toBe('O')
  await user.click(option)
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('One')
})

it('field: is not validated while skipValidationWhen is true', async () => {
  const onSubmit = vi.fn<(values: unknown) => void>()
  const { form } = open((handle) => <Field form={handle} name="name" />, onSubmit)
  expect(form()?.validate()).toBe(true)
  form()?.setValue('type', '1')
  expect(form()?.validate()).toBe(false)
})

it('form section: groups its fields under its title', () => {
  open((handle) => (
    <FormSection title="Routing">
      <Field form={handle} name="name" />
    </FormSection>
  ))
  expect(screen.getByRole('group', { name: 'Routing' })).toBeTruthy()
})

it('submit: passes the value of the pressed button', async () => {
  const pressed: string[] = []
  const { RecordForm } = await import('./record-form')
  const { useRecordForm } = await import('./use-record-form')
  function TwoButtonForm() {
    const form = useRecordForm({ fields, initialValues: emptyValues(fields) })
    return (
      <RecordForm
        form={form}
        label="Two"
        busy={false}
        problem={null}
        leave="free"
        onSubmit={(_, button) => pressed.push(button)}
        actions={
          <button type="submit" value="another">
            another
          </button>
        }
      >
        {null}
      </RecordForm>
    )
  }
  render(
    <>
      <TwoButtonForm />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'another' }))
  expect(pressed).toEqual(['another'])
})

it.each([
  ['sk-\u200Babc', 'sk-abc', '1 invisible character removed'],
  ['\uFEFFname\u00AD', 'name', '2 invisible characters removed'],
  ['\u202Aalice\u202C', 'alice', '2 invisible characters removed'],
  ['a\u2060b', 'ab', '1 invisible character removed'],
  ['令\u200D牌', '令牌', '1 invisible character removed'],
  ['x\u3164', 'x', '1 invisible character removed'],
])(
  'field: %j loses its invisible characters, and the note counts them (T-46)',
  async (pasted, text, note) => {
    const { user, form } = open((handle) => <Field form={handle} name="name" />)
    await user.click(screen.getByRole('textbox', { name: 'Name' }))
    await user.paste(pasted)
    expect(form()?.values().name).toBe(text)
    expect(screen.getByRole('alert').textContent).toBe(note)
  },
)

it('field: no note for a text that has none, and none once the input is empty', async () => {
  const { user } = open((handle) => <Field form={handle} name="name" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  await user.click(input)
  await user.paste('👩‍👧')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.paste('\u200B')
  expect(screen.getByRole('alert')).toBeTruthy()
  await user.clear(input)
  expect(screen.queryByRole('alert')).toBeNull()
})

const keyFields = defineFields({
  key: field.text({ label: 'token.name', isKey: true }),
  keys: field.secret({ label: 'token.subnet', multiline: true, isKey: true }),
})

it.each([
  ['key', 'Bearer sk-abc', 'sk-abc'],
  ['key', 'export KEY="sk-abc"', 'sk-abc'],
  ['key', '『ｓｋ－ａｂｃ』', 'sk-abc'],
  ['keys', 'A_KEY=sk-1\nB_KEY=sk-2', 'sk-1\nsk-2'],
  ['keys', '# Bob\n"Bearer sk-1", "Bearer sk-1"', 'sk-1'],
  ['keys', 'Authorization: Bearer sk-1\nsk-2', 'sk-1\nsk-2'],
] as const)('field %s: %j offers to keep only the key', async (name, pasted, kept) => {
  let read = (): { key: string; keys: string } => emptyValues(keyFields)
  render(
    <FormFixture fields={keyFields} seed={emptyValues(keyFields)}>
      {(form) => {
        read = form.values
        return <Field form={form} name={name} />
      }}
    </FormFixture>,
  )
  const user = userEvent.setup()
  const input = screen.getByRole('textbox')
  await user.click(input)
  await user.paste(pasted)
  expect(read()[name]).toBe(pasted)
  await user.click(screen.getByRole('button', { name: 'Keep only the key' }))
  expect(read()[name]).toBe(kept)
  expect(document.activeElement).toBe(input)
  expect(screen.queryByRole('button', { name: 'Keep only the key' })).toBeNull()
})

it.each([
  ['1,150', '1150'],
  ['1 150', '1150'],
  ['１２', '12'],
  ['1,234,567.00', '1234567'],
  ['1.5', '1.5'],
  ['12abc', '12abc'],
])('number field: %s stays as typed, and its value is %s', async (typed, value) => {
  const { user, form } = open((handle) => <Field form={handle} name="count" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Count' })
  await user.type(input, typed)
  await user.tab()
  expect(input.value).toBe(typed)
  expect(form()?.values().count).toBe(value)
})
