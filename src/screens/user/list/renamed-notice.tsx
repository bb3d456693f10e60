import { Button } from '@mantine/core'
import { visibleText } from '#/format/visible-text'
import { userName, type User } from '#/resources/user/user'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** The account as it is now. */
  now: User
  onClose: () => void
}

/** The account of a row has another name by now: nothing was done to it, nor to whoever has the old one (T-33). */
export function RenamedNotice({ now, onClose }: Props) {
  const t = useT()
  const name = visibleText(userName(now))
  return (
    <DialogFrame title={t('user.renamed.title', { name })} onClose={onClose}>
      <p>{t('user.actionOf', { id: now.id, name: visibleText(now.display_name || name) })}</p>
      <p>{t('user.renamed.hint')}</p>
      <Button type="button" data-autofocus onClick={onClose}>
        {t('user.renamed.close')}
      </Button>
    </DialogFrame>
  )
}
