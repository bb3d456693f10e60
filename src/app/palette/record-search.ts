import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import IconHelpCircle from '@tabler/icons-react/icons/IconHelpCircle'
import IconUser from '@tabler/icons-react/icons/IconUser'
import { t } from '#/i18n/i18n'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { channelName, channelQueries } from '#/resources/channel/channel'
import { isChatModel, modelQueries } from '#/resources/model/model'
import { tokenName, tokenQueries } from '#/resources/token/token'
import { userName, userQueries } from '#/resources/user/user'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { isBeingDeleted } from '../jobs/deletions'
import { pages, type Page } from '../pages'
import type { PaletteGroup, PaletteItem } from './palette-items'
import { usePaletteVerbs, type FoundRows } from './palette-verbs'

/**
 * A model, which opens the playground, or where it answers no chat its log entries; with `hasVerbs` what else can be done with
 * it.
 */
function modelItems(model: string, router: ReturnType<typeof useRouter>, hasVerbs: boolean): PaletteItem[] {
  const tryIt = () => void router.navigate({ to: '/models/try', search: { model } })
  const check = () => void router.navigate({ to: '/call-check', search: { model } })
  const openLog = () => void router.navigate({ to: '/log', search: { model_name: model } })
  const id = `model-${model}`
  const items = [
    { id, label: model, icon: pages.models.menu.icon, onSelect: isChatModel(model) ? tryIt : openLog },
    { id: `${id}-check`, label: t('callCheck.title'), note: model, icon: IconHelpCircle, onSelect: check },
    {
      id: `${id}-logs`,
      label: t('form.logs'),
      note: model,
      icon: pages.logList.menu.icon,
      onSelect: openLog,
    },
  ]
  return hasVerbs ? items : items.slice(0, 1)
}

const DEBOUNCE_MS = 250
const MAX_PER_GROUP = 5

/**
 * Models, tokens, and for administrators channels and users, found by `text`, with what can be done with the one that is meant: found
 * alone, or named so. They come together, so that none moves another that is selected. A request is aborted when the text changes; a
 * text that looks like a key is never sent.
 */
export function useRecordSearch(text: string, showDialog: (dialog: ReactNode) => void) {
  const router = useRouter()
  const account = useAccount()
  const typed = identifierText(text)
  const [keyword] = useDebouncedValue(typed, DEBOUNCE_MS)
  const enabled = account !== undefined && keyword !== '' && !isKey(keyword)
  const own = { enabled, retry: false }
  const ofAdmins = { ...own, enabled: enabled && isInAudience(account, 'admins') }
  const tokens = useQuery({ ...tokenQueries.matching(keyword), ...own })
  const channels = useQuery({ ...channelQueries.matching(keyword), ...ofAdmins })
  const users = useQuery({ ...userQueries.matching(keyword), ...ofAdmins })
  const models = useQuery({ ...modelQueries.available(), ...own })
  const searches = [models, channels, tokens, users]
  const isSearching =
    account !== undefined && (keyword !== typed || searches.some(({ isFetching }) => isFetching))
  const verbsOf = usePaletteVerbs(showDialog, enabled)
  const isMeant = (name: string, found: number | undefined) =>
    found === 1 || name.toLowerCase() === keyword.toLowerCase()
  const groupOf = <Noun extends keyof FoundRows>(
    noun: Noun,
    { label, icon }: Pick<NonNullable<Page['menu']>, 'label' | 'icon'>,
    rows: ReadonlyArray<FoundRows[Noun]> | undefined,
    nameOf: (row: FoundRows[Noun]) => string,
  ): PaletteGroup => ({
    label: t(label),
    items: (rows ?? []).slice(0, MAX_PER_GROUP).flatMap((row) => {
      const item: PaletteItem = {
        id: `${noun}-${row.id}`,
        label: nameOf(row),
        icon,
        note: isBeingDeleted(noun, String(row.id)) ? t('row.deleting') : undefined,
        onSelect: () => void router.navigate({ href: `/${noun}/edit/${row.id}` }),
      }
      return [item].concat(isMeant(item.label, rows?.length) ? verbsOf(noun, row, item.label) : [])
    }),
  })
  const names = (models.data ?? []).filter((name) => name.toLowerCase().includes(keyword.toLowerCase()))
  const modelGroup = {
    label: t(pages.models.menu.label),
    items: names
      .slice(0, MAX_PER_GROUP)
      .flatMap((name) => modelItems(name, router, isMeant(name, names.length))),
  }
  const groups = [
    modelGroup,
    groupOf('channel', pages.channelList.menu, channels.data?.rows, channelName),
    groupOf('token', pages.tokenList.menu, tokens.data?.rows, tokenName),
    groupOf('user', { ...pages.userList.menu, icon: IconUser }, users.data?.rows, userName),
  ]
  return {
    groups: enabled && !isSearching ? groups : [],
    isSearching,
    hasFailed: enabled && keyword === typed && searches.some(({ isError }) => isError),
  }
}
