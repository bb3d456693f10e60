import { hasKey, secretOf, tokenName, type Token } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/controls/icon-button'
import { RefusedButton } from '#/ui/controls/refused-button'
import { MenuButton } from '#/ui/menu/menu-trigger'
import { useCopy } from '#/ui/controls/use-copy'
import { useT } from '#/ui/language/use-t'
import { clientActions } from './client-actions'
import classes from './token-cells.module.css'
import { useKeyConsent } from './use-key-consent'

/** Copies the key, or the URL that passes it to a chat client. */
export function CopyButtons({ token }: { token: Token }) {
  const t = useT()
  const copy = useCopy()
  const status = useStatus()
  const name = tokenName(token)
  const { choose, dialog } = useKeyConsent(name, (url) => void copy(url))
  return (
    <span className={classes.pair}>
      {hasKey(token) ? (
        <IconButton
          icon="copy"
          label={t('token.copy', { name })}
          onClick={() => void copy(secretOf(token))}
        />
      ) : (
        <RefusedButton icon="copy" label={t('token.copy', { name })} reason={t('token.noKey')} />
      )}
      <MenuButton
        icon="chevron-down"
        label={t('token.copyOptions', { name })}
        items={() => clientActions(token, status, choose)}
      />
      {dialog}
    </span>
  )
}
