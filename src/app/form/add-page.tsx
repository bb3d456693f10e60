import type { ReactNode } from 'react'
import { fieldNames, type Fields, type FieldValues } from '#/fields/fields'
import { initialValues, toBody, type BodyOf } from '#/fields/record-values'
import type { StaticKey } from '#/i18n/i18n'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { PageForm } from './page-form'
import { type FormList, useEditForm } from './use-edit-form'
import { useFormSave } from './use-form-save'

interface Props<Of extends Fields> {
  title: StaticKey
  fields: Of
  /** First part of the query keys of the noun; names the stored draft. */
  noun: string
  /** Path of the list, which the page is left for. */
  list: FormList
  /** Creates the record. */
  write: (body: BodyOf<Of>, values: FieldValues<Of>) => Promise<unknown>
  children: (form: FormHandle<Of>) => ReactNode
}

/** Page of a form that creates one record and then leaves. */
export function AddPage<const Of extends Fields>(props: Props<Of>) {
  const { title, fields, noun, list, write, children } = props
  const t = useT()
  const { form, leave } = useEditForm({
    fields,
    initialValues: initialValues(fields),
    formKey: `${noun}/add`,
    list,
    firstName: fieldNames(fields)[0],
  })
  const save = useFormSave({ form, write: (values) => write(toBody(fields, values), values), onSaved: leave })
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      <PageForm form={form} title={t(title)} save={save} leave={leave} list={list}>
        {children(form)}
      </PageForm>
    </>
  )
}
