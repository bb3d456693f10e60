import { openUrl } from '#/browser/navigation'
import { CHAT_CLIENTS, clientLink } from '#/resources/token/chat-clients'
import { tokenName, type Token } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/controls/icon-button'
import { MenuButton } from '#/ui/menu/menu-trigger'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import { clientActions } from './client-actions'
import classes from './token-cells.module.css'
import { useKeyConsent } from './use-key-consent'

const openClient = (url: string) => void openUrl('app', url)

/** Opens a chat client with the key in its URL, in a new tab without opener or referrer. */
export function ChatButtons({ token }: { token: Token }) {
  const t = useT()
  const status = useStatus()
  const name = tokenName(token)
  const defaultLink = clientLink(CHAT_CLIENTS[0], token, status)
  const disabledReason = 'obstacle' in defaultLink ? t(defaultLink.obstacle) : undefined
  const { choose, dialog } = useKeyConsent(name, openClient)
  const press = () => {
    if ('obstacle' in defaultLink) notify('warning', t(defaultLink.obstacle))
    else choose(defaultLink)
  }
  return (
    <span className={classes.pair}>
      <IconButton
        icon="chat"
        label={t('token.chat', { name })}
        // Not `disabled`: a disabled button cannot be focused, so the reason would be unreachable.
        aria-disabled={disabledReason !== undefined || undefined}
        title={disabledReason ?? t('token.chat', { name })}
        onClick={press}
      />
      <MenuButton
        icon="chevron-down"
        label={t('token.chatOptions', { name })}
        items={() => clientActions(token, status, choose)}
      />
      {dialog}
    </span>
  )
}
