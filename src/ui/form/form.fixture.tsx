import type { ReactNode } from 'react'
import type { FieldValues, Fields } from '#/fields/fields'
import type { DraftLocation } from './draft'
import type { FormHandle } from './form-handle'
import type { FormProblem } from './form-problem'
import { EVERY_INPUT } from './inputs/every-input'
import { RecordForm } from './record-form'
import { useRecordForm } from './use-record-form'

interface FormFixtureProps<Of extends Fields> {
  fields: Of
  seed: FieldValues<Of>
  isStored?: boolean
  draft?: DraftLocation
  busy?: boolean
  problem?: FormProblem | null
  leave?: 'ask' | 'free'
  onSubmit?: (values: FieldValues<Of>, form: FormHandle<Of>) => unknown
  children: (form: FormHandle<Of>) => ReactNode
}

/** Form under test, for the tests of this folder. */
export function FormFixture<const Of extends Fields>(props: FormFixtureProps<Of>) {
  const {
    fields,
    seed,
    isStored,
    draft,
    busy = false,
    problem = null,
    leave = 'free',
    onSubmit,
    children,
  } = props
  const form = useRecordForm({
    fields,
    initialValues: seed,
    isStored,
    draftLocation: draft,
    inputs: EVERY_INPUT,
  })
  return (
    // `test` disables portals and transitions; the confirmation dialog needs a portal, because it makes the page inert.
    <>
      <RecordForm
        form={form}
        label="The form"
        busy={busy}
        problem={problem}
        leave={leave}
        onSubmit={(values) => onSubmit?.(values, form)}
      >
        {children(form)}
      </RecordForm>
    </>
  )
}
