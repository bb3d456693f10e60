import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Answers, Fields } from '#/fields/answers'
import type { DraftPlace } from './draft'
import type { FormHandle } from './form-handle'
import type { FormProblem } from './form-problem'
import { RecordForm } from './record-form'
import { useRecordForm } from './use-record-form'

interface LabProps<Of extends Fields> {
  fields: Of
  seed: Answers<Of>
  draft?: DraftPlace
  busy?: boolean
  problem?: FormProblem | null
  leave?: 'ask' | 'free'
  onSubmit?: (answers: Answers<Of>, form: FormHandle<Of>) => unknown
  children: (form: FormHandle<Of>) => ReactNode
}

/** A form on a bench, for the tests of this folder. */
export function FormLab<const Of extends Fields>(props: LabProps<Of>) {
  const { fields, seed, draft, busy = false, problem = null, leave = 'free', onSubmit, children } = props
  const form = useRecordForm({ fields, seed, draft })
  return (
    // `test` draws everything in place and at once; a dialog has to stand beside the page, which it makes inert.
    <MantineProvider env={leave === 'ask' ? 'default' : 'test'}>
      <RecordForm
        form={form}
        label="The form"
        busy={busy}
        problem={problem}
        leave={leave}
        onSubmit={(answers) => onSubmit?.(answers, form)}
      >
        {children(form)}
      </RecordForm>
    </MantineProvider>
  )
}
