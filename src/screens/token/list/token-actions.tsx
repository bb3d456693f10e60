import IconHelpCircle from '@tabler/icons-react/icons/IconHelpCircle'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle'
import IconPlayerPlay from '@tabler/icons-react/icons/IconPlayerPlay'
import IconPower from '@tabler/icons-react/icons/IconPower'
import { openUrl } from '#/browser/urls'
import { DELETE_ACTION, EDIT_ACTION, LOG_ACTION } from '#/parts/row-actions'
import { refusedByLog } from '#/resources/log/log-filter'
import {
  CHAT_CLIENTS,
  clientLink,
  type ClientLink,
  needsConsent,
  rememberConsent,
} from '#/resources/token/chat-clients'
import { hasKey, secretOf, tokenName, TOKEN_STATUS, type Token } from '#/resources/token/token'
import { tokenMutations } from '#/resources/token/token-mutations'
import { confirmDeletion, type RowAction, type RowTools } from '#/app/list/list-definitions'
import { rowDeletion } from '#/app/list/row-writes'
import { undoableWrite } from '#/app/list/undoable-write'
import type { MenuAction } from '#/ui/menu/menu-items'

const isOn = ({ status }: Token) => status === TOKEN_STATUS.enabled

/** What is done with a link to a chat client: opening it sends the key, copying it sends nothing yet. */
interface LinkUse {
  intent: 'copy' | 'open'
  run: (address: string) => void
}

/** Uses a URL that contains the token's key. A host from the server's options needs consent once per browser. */
function withConsent(
  token: Token,
  { address, recipient }: ClientLink,
  { t, ask }: RowTools,
  { intent, run }: LinkUse,
): void {
  if (!needsConsent(recipient)) return run(address)
  const { host, isEncrypted } = recipient
  const confirmation = {
    title: t(`token.consent.${intent}`, { host }),
    hint: (
      <>
        <p>{t('token.consent.hint', { name: tokenName(token), host })}</p>
        {!isEncrypted && <p>{t('token.consent.plain')}</p>}
      </>
    ),
    tone: 'plain' as const,
    confirmLabel: t(`token.consent.${intent}.go`),
  }
  return ask(confirmation, () => {
    rememberConsent(recipient)
    run(address)
  })
}

function clientItems(token: Token, tools: RowTools, linkUse: LinkUse): readonly MenuAction[] {
  const { t, status } = tools
  return CHAT_CLIENTS.map((client) => {
    const link = clientLink(client, token, status)
    const label = client.name
    if ('unavailableReason' in link)
      return { label, disabledReason: t(link.unavailableReason), onSelect: () => {} }
    return { label, onSelect: () => withConsent(token, link, tools, linkUse) }
  })
}

/** In a new tab without opener or referrer. */
const openClient: LinkUse = { intent: 'open', run: (url) => void openUrl('app', url) }

export const tokenActions: ReadonlyArray<RowAction<Token>> = [
  {
    name: 'copy',
    place: 'cell',
    size: 'sm',
    icon: IconCopy,
    label: 'common.copyNamed',
    word: 'common.copyKey',
    disabledReason: (token) => (hasKey(token) ? undefined : 'token.noKey'),
    run: (token, { copy }) => void copy(secretOf(token)),
    choices: {
      heading: 'token.copyFor',
      items: (token, tools) =>
        clientItems(token, tools, { intent: 'copy', run: (url) => void tools.copy(url) }),
    },
  },
  {
    name: 'chat',
    place: 'row',
    icon: IconMessageCircle,
    label: 'token.chat',
    disabledReason: (token, { status }) => {
      const link = clientLink(CHAT_CLIENTS[0], token, status)
      return 'unavailableReason' in link ? link.unavailableReason : undefined
    },
    run: (token, tools) => {
      const link = clientLink(CHAT_CLIENTS[0], token, tools.status)
      if ('address' in link) withConsent(token, link, tools, openClient)
    },
    choices: { heading: 'token.openIn', items: (token, tools) => clientItems(token, tools, openClient) },
  },
  {
    ...EDIT_ACTION,
    link: ({ id }, { locate }) => locate({ to: '/token/edit/$id', params: { id } }),
  },
  {
    name: 'toggle',
    icon: IconPower,
    label: (token) => (isOn(token) ? 'row.disable' : 'row.enable'),
    onPage: true,
    mutation: (token) => {
      const status = isOn(token) ? TOKEN_STATUS.disabled : TOKEN_STATUS.enabled
      return undoableWrite(tokenMutations.edit(token), { from: { status: token.status }, to: { status } })
    },
  },
  {
    ...LOG_ACTION,
    disabledReason: ({ name }) => refusedByLog(name),
    link: ({ name }, { locate, account }) =>
      locate({ to: '/log', search: { token_name: name, username: account?.username } }),
  },
  {
    name: 'try',
    icon: IconPlayerPlay,
    label: 'playground.try',
    onPage: true,
    link: ({ id }, { locate }) => locate({ to: '/models/try', search: { token: id } }),
  },
  {
    name: 'callCheck',
    icon: IconHelpCircle,
    label: 'callCheck.title',
    link: ({ id, models }, { locate }) =>
      locate({ to: '/call-check', search: { token: id, model: models[0] } }),
  },
  {
    ...DELETE_ACTION,
    confirm: (token, { t }) => confirmDeletion(tokenName(token), t('token.delete.hint', { id: token.id })),
    deletion: (token) => rowDeletion(tokenMutations, token),
  },
]
