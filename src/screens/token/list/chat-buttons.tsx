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

const open = (address: string) => void openUrl('app', address)

/** Opens a chat client that is handed the key; in a new tab that learns nothing of this page. */
export function ChatButtons({ token }: { token: Token }) {
  const t = useT()
  const status = useStatus()
  const name = tokenName(token)
  const main = clientLink(CHAT_CLIENTS[0], token, status)
  const disabledReason = 'obstacle' in main ? t(main.obstacle) : undefined
  const { choose, question } = useKeyConsent(name, open)
  const press = () => {
    if ('obstacle' in main) notify('warning', t(main.obstacle))
    else choose(main)
  }
  return (
    <span className={classes.pair}>
      <IconButton
        icon="chat"
        label={t('token.chat', { name })}
        // Not `disabled`: nobody would reach the reason.
        aria-disabled={disabledReason !== undefined || undefined}
        title={disabledReason ?? t('token.chat', { name })}
        onClick={press}
      />
      <MenuButton
        icon="chevron-down"
        label={t('token.chatOptions', { name })}
        items={() => clientActions(token, status, choose)}
      />
      {question}
    </span>
  )
}
