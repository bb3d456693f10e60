import { Flex, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { ModelInput } from '#/parts/model-input'
import { accountQueries } from '#/resources/account/account'
import { channelQueries } from '#/resources/channel/channel'
import { modelQueries } from '#/resources/model/model'
import { optionQueries } from '#/resources/option/option'
import { tokenName, tokenQueries } from '#/resources/token/token'
import { userName, userQueries } from '#/resources/user/user'
import { isInAudience, isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { queryState } from '#/app/problem/read-problem'
import { useServerMinute } from '#/app/server-time'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { PageTitle } from '#/ui/text/page-title'
import { CallCheckList } from './call-check-list'

const route = getRouteApi('/signed-in/call-check')

const SHOWN_OPTIONS = 50
/** As wide as the others beside it, and below them in a narrow window. */
const CHOICE = { flex: '1 1 var(--gc-length-16)', limit: SHOWN_OPTIONS } as const

/** Chosen is the number of a record, or none. */
const idProps = (value: number | undefined, onChange: (id: number | undefined) => void) => ({
  value: value === undefined ? null : String(value),
  onChange: (id: string | null) => onChange(id === null ? undefined : Number(id)),
  searchable: true,
  clearable: true,
})

const NO_MODELS: readonly string[] = []

/** Says what the relay would answer to a call, check by check, with a link that mends what fails. */
export function CallCheckScreen() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const account = useAccount()
  const isAdmin = isInAudience(account, 'admins')
  const models = useQuery(isAdmin ? modelQueries.all() : modelQueries.available())
  const change = (patch: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: true })
  const isOther = isAdmin && search.user !== undefined && search.user !== account?.id
  return (
    <Stack>
      <PageTitle>{t('callCheck.title')}</PageTitle>
      <Text c="dimmed">{t('callCheck.lead')}</Text>
      <Flex gap="md" wrap="wrap" align="start">
        {isAdmin && (
          <UserChoice value={search.user} onChange={(user) => change({ user, token: undefined })} />
        )}
        <ModelInput
          flex={CHOICE.flex}
          label={t('common.model')}
          placeholder={t('callCheck.model.placeholder')}
          models={models.data ?? NO_MODELS}
          data-autofocus
          value={search.model ?? ''}
          onChange={(model) => change({ model: model || undefined })}
        />
        <TokenChoice
          value={isOther ? undefined : search.token}
          isOther={isOther}
          onChange={(token) => change({ token })}
        />
      </Flex>
      {search.model === undefined ? (
        <Text role="status">{t('callCheck.chooseModel')}</Text>
      ) : (
        <Answer model={search.model} userId={isOther ? search.user : undefined} tokenId={search.token} />
      )}
    </Stack>
  )
}

interface UserChoiceProps {
  value: number | undefined
  onChange: (user: number | undefined) => void
}

/** Finds a user by what its name, address or number begins with; without one it is the own account. */
function UserChoice({ value, onChange }: UserChoiceProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const chosen = useQuery({ ...userQueries.one(value ?? 0), enabled: value !== undefined })
  const found = useQuery({ ...userQueries.matching(keyword), enabled: keyword !== '' })
  const users = [...(found.data?.rows ?? []), ...(chosen.data ? [chosen.data] : [])]
  const names = new Map(users.map((user) => [String(user.id), `${userName(user)} · #${user.id}`]))
  if (value !== undefined && !names.has(String(value))) names.set(String(value), `#${value}`)
  return (
    <Select
      {...CHOICE}
      label={t('common.user')}
      placeholder={t('callCheck.user.own')}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      {...idProps(value, onChange)}
      // The label of the chosen user is no keyword.
      onSearchChange={(text) => setTyped([...names.values()].includes(text) ? '' : text)}
      clearButtonProps={{ 'aria-label': t('callCheck.user.clear') }}
      nothingFoundMessage={t(found.isFetching ? 'common.searching' : 'callCheck.user.none')}
      // What the server found matches; its rules are not those of the label.
      filter={({ options }) => options}
    />
  )
}

interface TokenChoiceProps {
  value: number | undefined
  /** Whether the call is somebody else's: the server shows nobody the tokens of others. */
  isOther: boolean
  onChange: (token: number | undefined) => void
}

function TokenChoice({ value, isOther, onChange }: TokenChoiceProps) {
  const t = useT()
  const { data } = useQuery({ ...tokenQueries.matching(''), enabled: !isOther })
  return (
    <Select
      {...CHOICE}
      label={t('common.token')}
      placeholder={t('callCheck.token.any')}
      description={isOther ? t('callCheck.token.others') : undefined}
      disabled={isOther}
      data={(data?.rows ?? []).map((token) => ({
        value: String(token.id),
        label: `${tokenName(token)} · #${token.id}`,
      }))}
      {...idProps(value, onChange)}
      clearButtonProps={{ 'aria-label': t('callCheck.token.clear') }}
      nothingFoundMessage={t('callCheck.token.none')}
    />
  )
}

interface AnswerProps {
  model: string
  /** Undefined for the own account. */
  userId: number | undefined
  tokenId: number | undefined
}

function Answer({ model, userId, tokenId }: AnswerProps) {
  const t = useT()
  const account = useAccount()
  const now = useServerMinute()
  const isAdmin = isInAudience(account, 'admins')
  const other = useQuery({ ...userQueries.one(userId ?? 0), enabled: userId !== undefined })
  // The server refuses administrators the read of their own account by its id.
  const self = useQuery({
    ...accountQueries.self(),
    enabled: userId === undefined,
    meta: {},
  })
  const caller = userId === undefined ? self : other
  const channels = useQuery({ ...channelQueries.matching(''), enabled: isAdmin })
  const available = useQuery({ ...modelQueries.available(), enabled: !isAdmin })
  const options = useQuery({ ...optionQueries.all(), enabled: account !== undefined && isRoot(account) })
  const token = useQuery({
    ...tokenQueries.one(tokenId ?? 0),
    enabled: tokenId !== undefined && userId === undefined,
  })
  const used = [channels, available, options, token, caller]
  const failed = used.find(({ isError }) => isError)
  if (failed) return queryState(failed, t('callCheck.noun'))
  // A query that is not enabled stays pending without fetching.
  if (used.some(({ isLoading }) => isLoading)) return <Loading prompt={t('callCheck.loading')} />
  return (
    <CallCheckList
      facts={{
        model,
        token: userId === undefined ? token.data : undefined,
        user: { ...caller.data, id: userId ?? account?.id ?? 0 },
        channels: channels.data?.rows,
        available: available.data,
        options: options.data,
        now,
      }}
    />
  )
}
