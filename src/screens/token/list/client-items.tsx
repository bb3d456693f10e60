import { Menu, Text } from '@mantine/core'
import type { ChatClient } from '#/resources/token/chat-clients'
import { useT } from '#/ui/language/use-t'

interface Props {
  clients: readonly ChatClient[]
  /** The address of a client; undefined where it cannot be made without a chat link. */
  addressOf: (client: ChatClient) => string | undefined
  onChoose: (address: string) => void
}

/** One menu item for each chat client; those that need a chat link say so while there is none (decision 33). */
export function ClientItems({ clients, addressOf, onChoose }: Props) {
  const t = useT()
  return clients.map((client) => {
    const address = addressOf(client)
    return (
      <Menu.Item
        key={client.id}
        // Not `disabled`: the arrow keys would pass it by, and nobody would learn why (H12).
        aria-disabled={address === undefined || undefined}
        c={address === undefined ? 'dimmed' : undefined}
        closeMenuOnClick={address !== undefined}
        onClick={() => address !== undefined && onChoose(address)}
      >
        {t(client.label)}
        {address === undefined && <Text size="xs">{t('token.client.needsChatLink')}</Text>}
      </Menu.Item>
    )
  })
}
