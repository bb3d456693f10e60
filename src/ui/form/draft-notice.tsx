import { Button } from '#/ui/controls/button'
import type { MouseEvent } from 'react'
import { formatDatetimeInput } from '#/fields/datetime-text'
import { useT } from '#/ui/language/use-t'
import classes from './record-form.module.css'
import type { DraftState } from './use-draft'

const MINUTES_LENGTH = 'YYYY-MM-DD HH:mm'.length

/** Runs `action`, then focuses the first field: the pressed button unmounts with the notice. */
function thenFocusFirstField(action: () => void) {
  return ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    action()
    form?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus()
  }
}

/** Offers to restore a stored draft, lists secrets to retype, and warns when the browser cannot store drafts. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  const t = useT()
  const { offered, namesToRetype, isStorageFull } = draft
  return (
    <>
      {offered ? (
        <output className={classes.notice}>
          <span>
            {t('form.draft', { time: formatDatetimeInput(offered.at / 1000).slice(0, MINUTES_LENGTH) })}{' '}
            {offered.secrets.length > 0 ? t('form.draft.retypeSecrets') : ''}
          </span>
          <Button variant="primary" size="sm" onClick={thenFocusFirstField(draft.restore)}>
            {t('form.draft.restore')}
          </Button>
          <Button size="sm" onClick={thenFocusFirstField(draft.discard)}>
            {t('form.draft.discard')}
          </Button>
        </output>
      ) : null}
      {!offered && namesToRetype.length > 0 ? (
        <output className={classes.notice}>
          <span>{t('form.draft.retypeSecrets')}</span>
        </output>
      ) : null}
      {isStorageFull ? (
        <output className={classes.notice}>
          <span>{t('form.draft.storageFull')}</span>
        </output>
      ) : null}
    </>
  )
}
