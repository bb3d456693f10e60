import { Button } from '@mantine/core'

import { visibleText } from '#/format/visible-text'
import { userName, type User } from '#/resources/user/user'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** The account under its new name. */
  now: User
  onClose: () => void
}

/** Dialog after an action was not sent, because the account was renamed and its old name may be another's. */
export function RenamedNotice({ now, onClose }: Props) {
  const t = useT()
  const name = visibleText(userName(now))
  return (
    <DialogFrame title={t('user.renamed.title', { name })} onClose={onClose}>
      <p>{t('user.actionOf', { id: now.id, name: visibleText(now.display_name || name) })}</p>
      <p>{t('user.renamed.hint')}</p>
      <Button variant="filled" data-autofocus onClick={onClose}>
        {t('user.renamed.close')}
      </Button>
    </DialogFrame>
  )
}
