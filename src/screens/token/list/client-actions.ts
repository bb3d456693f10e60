import { t } from '#/i18n/i18n'
import type { Status } from '#/resources/status/status'
import { CHAT_CLIENTS, clientLink, type ClientLink } from '#/resources/token/chat-clients'
import type { Token } from '#/resources/token/token'
import type { MenuAction } from '#/ui/menu/menu-items'

/** Menu items, one per chat client. `choose` gets the link with the key; an unusable client has a `disabledReason`. */
export function clientActions(
  token: Token,
  status: Status,
  choose: (link: ClientLink) => void,
): readonly MenuAction[] {
  return CHAT_CLIENTS.map((client) => {
    const link = clientLink(client, token, status)
    if ('obstacle' in link)
      return { label: t(client.label), disabledReason: t(link.obstacle), onSelect: () => {} }
    return { label: t(client.label), onSelect: () => choose(link) }
  })
}
