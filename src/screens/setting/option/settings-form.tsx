import { useEffect, useMemo, useRef, useState } from 'react'
import type { Account } from '#/resources/account/account'
import type { Options } from '#/resources/option/option'
import { optionsToValues } from '#/resources/option/option-values'
import type { OptionTab } from '#/resources/option/option-record'
import { fieldsFor } from '#/resources/option/option-records'
import { DraftNotice } from '#/ui/form/draft-notice'
import { FormNavigationGuard } from '#/ui/form/form-navigation-guard'
import { useRecordForm } from '#/ui/form/use-record-form'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'
import { CollisionDialog, LossDialog } from './save-dialogs'
import { SettingsFormContext, type SettingsFormState } from './settings-form-context'
import { OptionPanel } from './option-panel'
import { PendingBar } from './pending-bar'
import { useOptionSave } from './use-option-save'

interface Props {
  /** Options fetched when the settings were opened. */
  seed: Options
  account: Account
  /**
   * Undefined while the personal tab is open: unsaved changes stay, and leaving the page asks for
   * confirmation.
   */
  tab: OptionTab | undefined
}

/** One form over the options of all tabs; changes are kept until they are saved. */
export function SettingsForm({ seed, account, tab }: Props) {
  const [options, setOptions] = useState(seed)
  const [initialValues] = useState(() => optionsToValues(seed))
  const [fields] = useState(() => fieldsFor(seed))
  const form = useRecordForm({
    fields,
    initialValues,
    draftLocation: { formKey: 'option', owner: account.id },
  })
  const save = useOptionSave(form, setOptions)
  const server = useMemo(() => optionsToValues(options, initialValues), [options, initialValues])
  const state: SettingsFormState = { form, save, options, server }

  const { offered } = form.draft
  const hadOfferedDraft = useRef(offered !== undefined)
  useEffect(() => {
    // The focused button was unmounted together with the draft notice.
    if (hadOfferedDraft.current && !offered) document.getElementById(PAGE_TITLE_ID)?.focus()
    hadOfferedDraft.current = offered !== undefined
  }, [offered])

  return (
    <SettingsFormContext value={state}>
      <DraftNotice draft={form.draft} />
      {tab && <OptionPanel tab={tab} />}
      <PendingBar />
      <CollisionDialog />
      <LossDialog />
      <FormNavigationGuard form={form} busy={save.busy} />
    </SettingsFormContext>
  )
}
