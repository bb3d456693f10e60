import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { initialValues } from '#/fields/record-values'
import { render } from '../../../../checks/render'
import { Field } from '../field'
import { FormFixture } from '../form.fixture'

const fields = defineFields({ type: field.choice({ label: 'common.status' }) })
const blank = initialValues(fields)

const type = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' })
const choices = Array.from({ length: 9 }, (_, n) => ({ value: String(n), label: `Type ${n}` }))

it.each([
  ['Type 3{Enter}', 'Type 3'],
  ['Type 3', ''],
])('%j typed and left gives %j', async (keys, wanted) => {
  render(
    <FormFixture fields={fields} seed={blank}>
      {(form) => <Field form={form} name="type" choices={choices} />}
    </FormFixture>,
  )
  const user = userEvent.setup()
  await user.click(type())
  await user.keyboard(keys)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(type().value).toBe(wanted)
})

it.each([
  ['typed with the list open', []],
  ['typed after a choice', ['{ArrowDown}{Enter}']],
])('a search that is %s replaces the shown choice', async (_name, keys) => {
  render(
    <FormFixture fields={fields} seed={{ ...blank, type: '3' }}>
      {(form) => <Field form={form} name="type" choices={choices} />}
    </FormFixture>,
  )
  const user = userEvent.setup()
  await user.click(type())
  for (const key of keys) await user.keyboard(key)
  await user.keyboard('7')
  expect(type().value).toBe('7')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Type 7'])
})
