import type { ReactNode } from 'react'
import { initialValues, toBody, toDraft, type BodyOf } from '#/fields/codec'
import { fieldNames, type Fields, type FieldValues } from '#/fields/fields'
import type { StaticKey } from '#/i18n/i18n'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { EditForm, type SubmitQuestion } from './edit-form'
import { useEditForm } from './edit-screen'
import { useConflictSafeSave } from './use-conflict-safe-save'

interface Props<Of extends Fields> {
  title: StaticKey
  fields: Of
  /** Names the stored draft of the form, such as `token/add`. */
  formKey: string
  /** Path of the list, which the page is left for. */
  list: string
  /** Creates the record. */
  write: (body: BodyOf<Of>, values: FieldValues<Of>) => Promise<unknown>
  renderInputs: (form: FormHandle<Of>) => ReactNode
  /** What to ask before values are sent; undefined if nothing. */
  ask?: (values: FieldValues<Of>) => SubmitQuestion | undefined
}

/** Page of a form that creates one record and then leaves. */
export function AddScreen<const Of extends Fields>(props: Props<Of>) {
  const { title, fields, formKey, list, write, renderInputs, ask } = props
  const t = useT()
  const { form, leave } = useEditForm({
    fields,
    initialValues: initialValues(fields),
    formKey,
    list,
    firstName: fieldNames(fields)[0],
  })
  const save = useConflictSafeSave({
    form,
    write: (values) => write(toBody(fields, toDraft(fields, values)), values),
    onSaved: leave,
  })
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      <EditForm
        form={form}
        title={t(title)}
        submitLabel={t(title)}
        save={save}
        leave={leave}
        list={list}
        ask={ask}
      >
        {renderInputs(form)}
      </EditForm>
    </>
  )
}
