import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { emptyValues, defineFields, field } from '#/fields/fields'
import { Field } from './field'
import { RecordForm } from './record-form'
import { useRecordForm } from './use-record-form'
import { render } from '../../../checks/render'

const fields = defineFields({ name: field.text({ label: 'common.name', required: true }) })
const seed = { ...emptyValues(fields), name: 'old' }

/** A form with another button that submits. */
function FormOfTwoButtons({ onSubmit }: { onSubmit: (values: typeof seed, pressed: string) => unknown }) {
  const form = useRecordForm({ fields, initialValues: seed })
  const another = (
    <button type="submit" value="another">
      another
    </button>
  )
  return (
    <RecordForm
      form={form}
      label="The form"
      busy={false}
      problem={null}
      leave="free"
      actions={another}
      onSubmit={onSubmit}
    >
      <Field form={form} name="name" />
    </RecordForm>
  )
}

it('record form: Enter presses no additional button', async () => {
  const onSubmit = vi.fn<(values: typeof seed, pressed: string) => unknown>()
  render(<FormOfTwoButtons onSubmit={onSubmit} />)
  await userEvent.setup().type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(onSubmit.mock.calls).toEqual([[seed, '']])
})
