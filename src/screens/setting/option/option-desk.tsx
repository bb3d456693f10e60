import { useEffect, useMemo, useRef, useState } from 'react'
import type { Account } from '#/resources/account/account'
import type { Options } from '#/resources/option/option'
import { answersOf } from '#/resources/option/option-answers'
import type { OptionTab } from '#/resources/option/option-record'
import { fieldsFor } from '#/resources/option/option-records'
import { DraftNotice } from '#/ui/form/draft-notice'
import { LeaveGuard } from '#/ui/form/leave-guard'
import { useRecordForm } from '#/ui/form/use-record-form'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'
import { CollisionDialog } from './collision-dialog'
import { DeskContext, type Desk } from './desk'
import { LossDialog } from './loss-dialog'
import { OptionPanel } from './option-panel'
import { PendingBar } from './pending-bar'
import { useOptionSave } from './use-option-save'

interface Props {
  /** What the server had when the settings were opened. */
  seed: Options
  account: Account
  /** Undefined while another tab is open: what was changed stays, and is asked about before the page is left. */
  tab: OptionTab | undefined
}

/** One form over all options, for all tabs: changes wait here until they are saved, wherever they were made. */
export function OptionDesk({ seed, account, tab }: Props) {
  const [options, setOptions] = useState(seed)
  const [begin] = useState(() => answersOf(seed))
  const [fields] = useState(() => fieldsFor(seed))
  const form = useRecordForm({
    fields,
    seed: begin,
    draft: { slot: 'option', owner: account.id },
  })
  const save = useOptionSave(form, setOptions)
  const server = useMemo(() => answersOf(options, begin), [options, begin])
  const desk: Desk = { form, save, options, server }

  const { offered } = form.drafting
  const hadOffer = useRef(offered !== undefined)
  useEffect(() => {
    // The button that answered the offer has gone with it.
    if (hadOffer.current && !offered) document.getElementById(PAGE_TITLE_ID)?.focus()
    hadOffer.current = offered !== undefined
  }, [offered])

  return (
    <DeskContext value={desk}>
      <DraftNotice drafting={form.drafting} />
      {tab && <OptionPanel tab={tab} />}
      <PendingBar />
      <CollisionDialog />
      <LossDialog />
      <LeaveGuard form={form} busy={save.busy} />
    </DeskContext>
  )
}
