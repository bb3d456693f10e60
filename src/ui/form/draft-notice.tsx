import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { momentText } from '#/fields/moment-text'
import { useT } from '#/ui/language/use-t'
import classes from './record-form.module.css'
import type { Drafting } from './use-draft'

const TO_MINUTES = 'YYYY-MM-DD HH:mm'.length

/** Acts and gives the focus to the first field: the button pressed goes with the offer. */
function answered(act: () => void) {
  return ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    act()
    form?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus()
  }
}

/** Offers what an earlier visit left in the form, and says when this browser keeps no draft. */
export function DraftNotice({ drafting }: { drafting: Drafting }) {
  const t = useT()
  const { offered, retype, hasNoRoom } = drafting
  return (
    <>
      {offered ? (
        <output className={classes.notice}>
          <span>
            {t('form.draft', { time: momentText(offered.at / 1000).slice(0, TO_MINUTES) })}{' '}
            {offered.secrets.length > 0 ? t('form.draft.secrets') : ''}
          </span>
          <Button type="button" size="xs" onClick={answered(drafting.restore)}>
            {t('form.draft.restore')}
          </Button>
          <Button type="button" size="xs" variant="default" onClick={answered(drafting.discard)}>
            {t('form.draft.discard')}
          </Button>
        </output>
      ) : null}
      {!offered && retype.length > 0 ? (
        <output className={classes.notice}>
          <span>{t('form.draft.secrets')}</span>
        </output>
      ) : null}
      {hasNoRoom ? (
        <output className={classes.notice}>
          <span>{t('form.draft.noRoom')}</span>
        </output>
      ) : null}
    </>
  )
}
