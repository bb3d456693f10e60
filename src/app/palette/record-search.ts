import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Icon } from '@tabler/icons-react'
import IconHelpCircle from '@tabler/icons-react/icons/IconHelpCircle'
import IconKey from '@tabler/icons-react/icons/IconKey'
import IconList from '@tabler/icons-react/icons/IconList'
import IconPlayerPlay from '@tabler/icons-react/icons/IconPlayerPlay'
import IconRobot from '@tabler/icons-react/icons/IconRobot'
import IconServer from '@tabler/icons-react/icons/IconServer'
import IconUser from '@tabler/icons-react/icons/IconUser'
import { t, type StaticKey } from '#/i18n/i18n'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { channelName, channelQueries } from '#/resources/channel/channel'
import { isChatModel, modelQueries } from '#/resources/model/model'
import { tokenName, tokenQueries } from '#/resources/token/token'
import { userName, userQueries } from '#/resources/user/user'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useBeingDeleted } from '../jobs/deletions'
import { rankItems, recentChoices, type PaletteGroup, type PaletteItem } from './palette-items'
import type { FoundRows, PaletteVerbs } from './palette-verbs'

/** A model: opens the playground, or for one that answers no chat its log entries. */
function modelItem(model: string, router: ReturnType<typeof useRouter>): PaletteItem {
  const verb = (name: string, label: StaticKey, icon: Icon, open: () => Promise<void>): PaletteItem => ({
    id: `model-${model}-${name}`,
    label: t(label),
    icon,
    onSelect: () => void open(),
  })
  const ask = () => router.navigate({ to: '/models/try', search: { model } })
  const showLogs = () => router.navigate({ to: '/log', search: { model_name: model } })
  const verbs = [
    ...(isChatModel(model) ? [verb('try', 'playground.try', IconPlayerPlay, ask)] : []),
    verb('check', 'callCheck.open', IconHelpCircle, () =>
      router.navigate({ to: '/call-check', search: { model } }),
    ),
    verb('logs', 'form.logs', IconList, showLogs),
  ]
  return {
    id: `model-${model}`,
    label: model,
    icon: IconRobot,
    onSelect: () => void (isChatModel(model) ? ask() : showLogs()),
    verbs: () => Promise.resolve(verbs),
  }
}

const DEBOUNCE_MS = 250
const MAX_PER_GROUP = 5

interface RecordSearch {
  groups: readonly PaletteGroup[]
  isSearching: boolean
  hasFailed: boolean
}

/**
 * Models, tokens, and for administrators channels and users, found by `text`, beginnings first. They come together, so
 * that none moves another that is selected. A request is aborted when the text changes; a text that looks like a key is never sent.
 */
export function useRecordSearch(text: string, verbs: PaletteVerbs): RecordSearch {
  const router = useRouter()
  const account = useAccount()
  const typed = identifierText(text)
  const [keyword] = useDebouncedValue(typed, DEBOUNCE_MS)
  const isSearchable = keyword !== '' && !isKey(keyword)
  const isAdmin = isSearchable && isInAudience(account, 'admins')
  const tokens = useQuery({
    ...tokenQueries.matching(keyword),
    enabled: isSearchable && account !== undefined,
    retry: false,
  })
  const channels = useQuery({ ...channelQueries.matching(keyword), enabled: isAdmin, retry: false })
  const users = useQuery({ ...userQueries.matching(keyword, ''), enabled: isAdmin, retry: false })
  const models = useQuery({
    ...modelQueries.available(),
    enabled: isSearchable && account !== undefined,
    retry: false,
  })
  const searches = [models, channels, tokens, users]
  const isSearching =
    account !== undefined && (keyword !== typed || searches.some(({ isFetching }) => isFetching))
  const isCurrent = keyword === typed && isSearchable
  const deleting = {
    channel: useBeingDeleted('channel'),
    token: useBeingDeleted('token'),
    user: useBeingDeleted('user'),
  }
  const groupOf = <Noun extends keyof FoundRows>(
    noun: Noun,
    label: string,
    icon: Icon,
    rows: ReadonlyArray<FoundRows[Noun]> | undefined,
    nameOf: (row: FoundRows[Noun]) => string,
  ): PaletteGroup => ({
    label,
    items: (rows ?? []).slice(0, MAX_PER_GROUP).map((row) => ({
      id: `${noun}-${row.id}`,
      label: nameOf(row),
      icon,
      note: deleting[noun].has(String(row.id)) ? t('row.deleting') : undefined,
      onSelect: () => void router.navigate({ href: `/${noun}/edit/${row.id}` }),
      verbs: verbs(noun, row, nameOf(row)),
    })),
  })
  const names = (models.data ?? []).map((name) => modelItem(name, router))
  const groups = [
    {
      label: t('models.menu'),
      items: rankItems(names, keyword, recentChoices()).items.slice(0, MAX_PER_GROUP),
    },
    groupOf('channel', t('channel.menu'), IconServer, channels.data?.rows, channelName),
    groupOf('token', t('token.menu'), IconKey, tokens.data?.rows, tokenName),
    groupOf('user', t('user.menu'), IconUser, users.data?.rows, userName),
  ]
  return {
    groups: isCurrent && !isSearching ? groups.filter(({ items }) => items.length > 0) : [],
    isSearching,
    hasFailed: isCurrent && searches.some(({ isError }) => isError),
  }
}
