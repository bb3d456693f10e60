import { t } from '#/i18n/i18n'
import type { Status } from '#/resources/status/status'
import { CHAT_CLIENTS } from '#/resources/token/chat-clients'
import type { Token } from '#/resources/token/token'
import type { MenuAction } from '#/ui/feedback/menu-parts'

/**
 * One item of a menu for each chat client; `choose` gets the address that hands it the key. Those that need a chat
 * link say so while there is none (decision 33).
 */
export function clientActions(
  token: Token,
  status: Status,
  choose: (address: string) => void,
): readonly MenuAction[] {
  return CHAT_CLIENTS.map((client) => {
    const address = client.address(token, status)
    return {
      label: t(client.label),
      obstacle: address === undefined ? t('token.client.needsChatLink') : undefined,
      onChoose: () => address !== undefined && choose(address),
    }
  })
}
