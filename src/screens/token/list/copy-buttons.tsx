import { CHAT_CLIENTS } from '#/resources/token/chat-clients'
import { secretOf, tokenName, type Token } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/feedback/icon-button'
import { MenuButton } from '#/ui/feedback/menu-button'
import { useCopy } from '#/ui/feedback/use-copy'
import { useT } from '#/ui/language/use-t'
import { ClientItems } from './client-items'
import classes from './token-cells.module.css'

/** Copies the key, or the address that hands it to a chat client. */
export function CopyButtons({ token }: { token: Token }) {
  const t = useT()
  const copy = useCopy()
  const status = useStatus()
  const name = tokenName(token)
  return (
    <span className={classes.pair}>
      <IconButton icon="copy" label={t('token.copy', { name })} onClick={() => void copy(secretOf(token))} />
      <MenuButton icon="chevron-down" label={t('token.copyOptions', { name })}>
        {() => (
          <ClientItems
            clients={CHAT_CLIENTS}
            addressOf={(client) => client.address(token, status)}
            onChoose={(address) => void copy(address)}
          />
        )}
      </MenuButton>
    </span>
  )
}
