import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { formatDatetimeInput } from '#/fields/datetime-text'
import { useT } from '#/ui/language/use-t'
import classes from './record-form.module.css'
import type { DraftState } from './use-draft'

const TO_MINUTES = 'YYYY-MM-DD HH:mm'.length

/** Acts and gives the focus to the first field: the button pressed goes with the offer. */
function focusAfter(act: () => void) {
  return ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    act()
    form?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus()
  }
}

/** Offers what an earlier visit left in the form, and says when this browser keeps no draft. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  const t = useT()
  const { offered, namesToRetype: retype, isStorageFull: hasNoRoom } = draft
  return (
    <>
      {offered ? (
        <output className={classes.notice}>
          <span>
            {t('form.draft', { time: formatDatetimeInput(offered.at / 1000).slice(0, TO_MINUTES) })}{' '}
            {offered.secrets.length > 0 ? t('form.draft.retypeSecrets') : ''}
          </span>
          <Button type="button" size="xs" onClick={focusAfter(draft.restore)}>
            {t('form.draft.restore')}
          </Button>
          <Button type="button" size="xs" variant="default" onClick={focusAfter(draft.discard)}>
            {t('form.draft.discard')}
          </Button>
        </output>
      ) : null}
      {!offered && retype.length > 0 ? (
        <output className={classes.notice}>
          <span>{t('form.draft.retypeSecrets')}</span>
        </output>
      ) : null}
      {hasNoRoom ? (
        <output className={classes.notice}>
          <span>{t('form.draft.storageFull')}</span>
        </output>
      ) : null}
    </>
  )
}
