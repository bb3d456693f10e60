import { openAddress } from '#/browser/open'
import { CHAT_CLIENTS } from '#/resources/token/chat-clients'
import { tokenName, type Token } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/feedback/icon-button'
import { MenuButton } from '#/ui/feedback/menu-opener'
import { useT } from '#/ui/language/use-t'
import { clientActions } from './client-actions'
import classes from './token-cells.module.css'

const open = (address: string) => void openAddress('app', address)

/** Opens a chat client that is handed the key; in a new tab that learns nothing of this page. */
export function ChatButtons({ token }: { token: Token }) {
  const t = useT()
  const status = useStatus()
  const name = tokenName(token)
  const main = CHAT_CLIENTS[0].address(token, status)
  return (
    <span className={classes.pair}>
      <IconButton
        icon="chat"
        label={t('token.chat', { name })}
        disabled={main === undefined}
        onClick={() => main !== undefined && open(main)}
      />
      <MenuButton
        icon="chevron-down"
        label={t('token.chatOptions', { name })}
        parts={() => clientActions(token, status, open)}
      />
    </span>
  )
}
