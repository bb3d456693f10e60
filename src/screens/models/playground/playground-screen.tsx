import { Button, Stack, Text } from '@mantine/core'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import { useQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { modelSums, usageQueries } from '#/resources/account/usage'
import { allowedModels, chosenOf } from '#/resources/chat/call-choice'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries, NEVER_EXPIRES } from '#/resources/token/token'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { queryState } from '#/app/problem/read-problem'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { useTwoColumns } from '#/ui/theme/columns'
import { TitleRow } from '#/ui/text/page-title'
import { Choices, numberOf, type Settings } from './choices'
import { Composer } from './composer'
import { Conversation } from './conversation-view'
import { RequestCode } from './request-code'
import type { Turn } from './conversation'
import { useConversation, type AskWith } from './use-conversation'
import IconKey from '@tabler/icons-react/icons/IconKey'
import { tokenMutations } from '#/resources/token/token-mutations'
import { EmptyState } from '#/ui/status/empty-state'
import { ErrorText } from '#/app/problem/error-text'

const route = getRouteApi('/signed-in/models/try')
const BLANK: Settings = { system: '', temperature: '', maxTokens: '' }

export function PlaygroundScreen() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isAdmin = isInAudience(useAccount(), 'admins')
  const tokens = useQuery(tokenQueries.choices())
  const models = useQuery(modelQueries.available())
  const week = useQuery(usageQueries.week())
  const { isBlank, isBusy, ask, retry, clear, stop } = useConversation()
  const [settings, setSettings] = useState(BLANK)
  const [edited, setEdited] = useState<Turn>()
  /** Whether the place of the question takes the focus when it is shown: not as long as the page has only been opened. */
  const [isBegun, setBegun] = useState(false)
  const talk = useRef<HTMLDivElement>(null)
  const columns = useTwoColumns('minmax(0, 1fr) var(--gc-length-20)')
  const edit = (turn: Turn | undefined) => {
    setBegun(true)
    setEdited(turn)
  }

  const choose = (change: Partial<typeof search>) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true })
  const chosen = chosenOf(search, tokens.data ?? [])
  const mostUsed = modelSums(week.data?.rows ?? []).map(({ name }) => name)
  const names = allowedModels(chosen.token, models.data ?? [], mostUsed)
  // Not one that another replaces as soon as the most used are known.
  const model = search.model ?? (week.isPending ? '' : names.preferred)
  const channel = isAdmin ? search.channel : undefined
  const { token } = chosen
  const askWith: AskWith | undefined =
    token && model !== ''
      ? {
          token: { id: token.id, name: token.name },
          channel,
          models: search.other === undefined ? [model] : [model, search.other],
          system: settings.system,
          temperature: numberOf('temperature', settings),
          maxTokens: numberOf('maxTokens', settings) || undefined,
        }
      : undefined
  return (
    <>
      <TitleRow title={t('playground.title')}>
        {!isBlank && (
          <Button
            leftSection={<IconPlus aria-hidden />}
            onClick={() => {
              clear()
              if (edited) edit(undefined)
              // The button goes with the conversation.
              recoverFocus(() => talk.current?.querySelector('textarea') ?? null)
            }}
          >
            {t('playground.clear')}
          </Button>
        )}
      </TitleRow>
      {queryState(tokens, t('playground.token.noun'))}
      {tokens.data?.length === 0 && <FirstToken onCreated={() => setBegun(true)} />}
      {tokens.data && tokens.data.length > 0 && (
        <div style={{ ...columns, alignItems: 'start' }}>
          <Choices
            tokens={chosen.tokens}
            token={token}
            models={names.all}
            model={model}
            other={search.other}
            channel={channel}
            settings={settings}
            onChoose={choose}
            onSettings={setSettings}
          />
          <Stack ref={talk} miw={0}>
            <Conversation askWith={askWith} isBusy={isBusy} onEdit={edit} onRetry={retry} />
            {askWith && <RequestCode askWith={askWith} />}
            <Composer
              key={edited?.id}
              panel={talk}
              edited={edited?.question}
              takesFocus={isBegun}
              canSend={askWith !== undefined}
              isBusy={isBusy}
              onCancelEdit={() => edit(undefined)}
              onStop={stop}
              onSend={(question) => {
                if (askWith) ask(question, askWith, edited?.id)
                if (edited) edit(undefined)
                // The button goes with the conversation.
                recoverFocus(() => talk.current?.querySelector('textarea') ?? null)
              }}
            />
          </Stack>
        </div>
      )}
    </>
  )
}

/** For an account without a token: makes one as the server does for an account that registers. */
function FirstToken({ onCreated }: { onCreated: () => void }) {
  const t = useT()
  const create = useMutation(tokenMutations.create)
  return (
    <EmptyState icon={IconKey} title={t('playground.token.none')}>
      <Button
        variant="filled"
        loading={create.isPending}
        onClick={() =>
          create.mutate(
            {
              name: t('playground.title'),
              expired_time: NEVER_EXPIRES,
              remain_quota: 0,
              unlimited_quota: true,
              models: '',
              subnet: '',
            },
            { onSuccess: onCreated },
          )
        }
      >
        {t('playground.token.create')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('playground.token.note')}
      </Text>
      <ErrorText error={create.error} />
    </EmptyState>
  )
}
