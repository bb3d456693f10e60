import { Button, Stack } from '@mantine/core'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { modelSums, usageQueries } from '#/resources/account/usage'
import { allowedModels, chosenOf } from '#/resources/chat/call-choice'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { ReadProblem } from '#/app/problem/read-problem'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { useTwoColumns } from '#/ui/layout/columns'
import { Loading } from '#/ui/status/loading'
import { TitleRow } from '#/ui/text/page-title'
import { Choices, numberOf, type Settings } from './choices'
import { Composer } from './composer'
import { Conversation } from './conversation-view'
import { FirstToken } from './first-token'
import { RequestCode } from './request-code'
import type { Turn } from './conversation'
import { useConversation, type AskWith } from './use-conversation'

const route = getRouteApi('/signed-in/models/try')
const BLANK: Settings = { system: '', temperature: '', maxTokens: '' }

/** The playground: asks one model or two with an own token, and shows answers, speed and cost. */
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
  /** The turn whose question is edited. */
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
      {tokens.isPending && <Loading prompt={t('playground.token.noun')} />}
      {tokens.isError && (
        <ReadProblem
          noun={t('playground.token.noun')}
          error={tokens.error}
          updatedAt={tokens.data && tokens.dataUpdatedAt}
          onRetry={() => void tokens.refetch()}
        />
      )}
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
