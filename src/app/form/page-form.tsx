import { Anchor } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { AnyFieldValues, Fields, FieldValues } from '#/fields/fields'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import type { FormHandle } from '#/ui/form/form-handle'
import { RecordForm } from '#/ui/form/record-form'
import { useT } from '#/ui/language/use-t'
import type { FormSave } from './use-form-save'

/** What the list of a record searches: its name, or that of an account. */
const nameIn = ({ name, username }: AnyFieldValues) => String(name ?? username ?? '')

interface Props<Of extends Fields> {
  form: FormHandle<Of>
  /** Accessible name of the form, and the label of the button that creates: what it does, as a verb. */
  title: string
  save: FormSave<Of>
  leave: () => void
  /**
   * For a form that creates records: path of the list where one looks for a record whose creation may have been carried
   * out. Such a creation is sent again only after a question.
   */
  list?: string
  /** Additional buttons between cancel and submit. */
  actions?: ReactNode
  children: ReactNode
}

/** The form on a page of its own. */
export function PageForm<const Of extends Fields>(props: Props<Of>) {
  const { form, title, save, leave, list, actions, children } = props
  const t = useT()
  const [send, setSend] = useState<() => unknown>()
  // What may exist may do so after a later refusal too.
  const [mayExist, setMayExist] = useState(false)
  if (list !== undefined && save.problem?.mayBeDone && !mayExist) setMayExist(true)
  const [name, setName] = useState('')
  const submit = (values: FieldValues<Of>, pressed: string) => {
    const sendNow = () => {
      setName(nameIn(values))
      return save.submit(values, pressed)
    }
    if (!mayExist) return sendNow()
    setSend(() => sendNow)
    return false
  }
  return (
    <>
      <RecordForm
        form={form}
        label={title}
        busy={save.busy}
        problem={save.problem}
        submitLabel={list === undefined || save.problem?.isOutcomeUnknown ? undefined : title}
        onSubmit={submit}
        onCancel={leave}
        isPage
        actions={actions}
      >
        {mayExist && (
          <Anchor underline="always" href={`${list}?keyword=${encodeURIComponent(name)}`} target="_blank">
            {t('form.lookInList', { name })}
          </Anchor>
        )}
        {children}
      </RecordForm>
      {send && (
        <ConfirmDialog
          title={t('form.resend.ask')}
          hint={t('form.resend.hint', { name })}
          confirmLabel={t('form.resend')}
          tone="plain"
          onConfirm={() => {
            setSend(undefined)
            send()
          }}
          onCancel={() => setSend(undefined)}
        />
      )}
    </>
  )
}
