import type { ReactNode } from 'react'
import { fieldNames, type Fields, type FieldValues } from '#/fields/fields'
import { toBody, type BodyOf } from '#/fields/record-values'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { PageForm } from './page-form'
import { useEditForm } from './use-edit-form'
import { useFormSave } from './use-form-save'

interface Props<Of extends Fields> {
  noun: 'redemption' | 'token' | 'user'
  fields: Of
  /** Creates the record. */
  write: (body: BodyOf<Of>, values: FieldValues<Of>) => Promise<unknown>
  children: (form: FormHandle<Of>) => ReactNode
}

/** Page of a form that creates records of a noun. */
export function AddPage<const Of extends Fields>({ fields, noun, write, children }: Props<Of>) {
  const t = useT()
  const [list, title] = [`/${noun}` as const, t(`${noun}.create`)]
  const { form, leave } = useEditForm({
    fields,
    formKey: `${noun}/add`,
    list,
    firstName: fieldNames(fields)[0],
  })
  const save = useFormSave({
    form,
    write: (values) => write(toBody(fields, values), values),
    onSaved: leave,
  })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageForm form={form} title={title} save={save} leave={leave} list={list}>
        {children(form)}
      </PageForm>
    </>
  )
}
