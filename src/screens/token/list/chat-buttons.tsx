import { openAddress } from '#/browser/open'
import { CHAT_CLIENTS, clientLink } from '#/resources/token/chat-clients'
import { tokenName, type Token } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/feedback/icon-button'
import { MenuButton } from '#/ui/feedback/menu-opener'
import { tell } from '#/ui/feedback/tell'
import { useT } from '#/ui/language/use-t'
import { clientActions } from './client-actions'
import classes from './token-cells.module.css'
import { useKeyConsent } from './use-key-consent'

const open = (address: string) => void openAddress('app', address)

/** Opens a chat client that is handed the key; in a new tab that learns nothing of this page. */
export function ChatButtons({ token }: { token: Token }) {
  const t = useT()
  const status = useStatus()
  const name = tokenName(token)
  const main = clientLink(CHAT_CLIENTS[0], token, status)
  const obstacle = 'obstacle' in main ? t(main.obstacle) : undefined
  const { choose, question } = useKeyConsent(name, open)
  const press = () => {
    if ('obstacle' in main) tell('warning', t(main.obstacle))
    else choose(main)
  }
  return (
    <span className={classes.pair}>
      <IconButton
        icon="chat"
        label={t('token.chat', { name })}
        // Not `disabled`: nobody would reach the reason.
        aria-disabled={obstacle !== undefined || undefined}
        title={obstacle ?? t('token.chat', { name })}
        onClick={press}
      />
      <MenuButton
        icon="chevron-down"
        label={t('token.chatOptions', { name })}
        parts={() => clientActions(token, status, choose)}
      />
      {question}
    </span>
  )
}
