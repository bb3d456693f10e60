import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldNames, type FieldName, type Fields } from '#/fields/fields'
import { useAccount } from '#/session/session'
import type { FormStart } from '#/ui/form/form-handle'
import { EVERY_INPUT } from '#/ui/form/inputs/every-input'
import { useRecordForm } from '#/ui/form/use-record-form'

/** Lists that the page of a record can be left for. */
export type FormList = '/' | '/channel' | '/redemption' | '/setting' | '/token' | '/user'

interface EditFormSettings<Of extends Fields> extends FormStart<Of> {
  /** Names the stored draft of the form, such as `token/7`. */
  formKey: string
  /** Path that the form is left for, unless it was opened from a list. */
  list: FormList
  /** The field that has the focus when the form opens; none by default, which leaves it on the heading. */
  firstName?: FieldName<Of> | undefined
}

/**
 * Creates a form whose draft belongs to the signed-in account, and the function that leaves it. The form opens with the
 * focus on the field that the URL names, if it has one of that name, else on `firstName`.
 */
export function useEditForm<const Of extends Fields>(settings: EditFormSettings<Of>) {
  const { formKey, list, firstName, ...values } = settings
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm(list)
  const { focus } = useSearch({ strict: false })
  const form = useRecordForm({
    ...values,
    draftLocation: { formKey, owner },
    focusName: fieldNames(values.fields).find((name) => name === focus) ?? firstName,
    inputs: EVERY_INPUT,
  })
  return { form, leave }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by links of a list, or of the steps of a new server: going back restores it. */
    fromList?: boolean
  }
}

/**
 * Returns a function that leaves a form: back in history if it was opened from its list (page, filters and scroll
 * position are restored), else to the list at `address`. With `ignoreBlocker` it asks nothing and keeps the draft.
 */
export function useLeaveForm(address: string, options?: { ignoreBlocker: boolean }): () => void {
  const router = useRouter()
  const fromList = useLocation({ select: ({ state }) => state.fromList === true })
  const [formPath] = useState(() => router.latestLocation.pathname)
  return () => {
    // The form stays mounted while the chunk of the next screen loads: do not redirect a pending navigation.
    if (router.latestLocation.pathname !== formPath) return
    if (fromList) router.history.back(options)
    else router.history.push(address, undefined, options)
  }
}
