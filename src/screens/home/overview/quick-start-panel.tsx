import { Button, Group, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton } from '#/ui/button/action-button'
import { LinkButton } from '#/ui/button/link-button'
import { messageOf } from '#/http/failure'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { ProgramLanguage } from '#/parts/program-language'
import { allowedModels, chosenOf, isUsable } from '#/resources/chat/call-choice'
import { chatMutations } from '#/resources/chat/chat-mutations'
import { apiAddress } from '#/resources/status/status'
import { snippetOf, USUAL_MODEL, type SnippetLanguage } from '#/resources/token/snippets'
import { hasKey, secretOf, tokenName, tokenQueries } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { useCopy } from '#/ui/button/use-copy'
import { lazyPart } from '#/ui/status/lazy-part'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '#/ui/text/program-text'
import { modelSums } from '#/resources/account/usage'
import { nameSampleQuery } from '#/resources/log/name-sample'
import { closedPeriod } from '#/resources/log/utc-days'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useServerSeconds } from '#/app/server-time'
import { ApiAddress } from '../api-address'
import classes from './overview.module.css'
import { Panel, PanelNote, panelState } from './panel'
import { recentQueries } from './recent-queries'
import { useTestCall } from './use-test-call'

const PLACEHOLDER = 'sk-…'

const AnswerView = lazyPart(async () => (await import('#/parts/answer/answer-view')).AnswerView)

/** Whether the program is shown, and whether the focus goes to the test call. */
export interface QuickStartState {
  isOpen: boolean
  isFocused: boolean
}

interface Props {
  state: QuickStartState
  /** Undefined where it is always open. */
  onState?: (state: QuickStartState) => void
  /** Called when a test call has its answer. */
  onAnswered?: () => void
}

/** Base URL and, at once or on request, a program for the first call. */
export function QuickStartPanel({ state: { isOpen, isFocused }, onState, onAnswered }: Props) {
  const t = useT()
  return (
    <Panel
      title={t('overview.quickStart')}
      isWide={onState !== undefined && isOpen}
      links={
        <>
          {onState && (
            <Button
              size="xs"
              aria-expanded={isOpen}
              onClick={() => onState({ isOpen: !isOpen, isFocused: false })}
            >
              {t(isOpen ? 'overview.quickStart.close' : 'overview.quickStart.open')}
            </Button>
          )}
          <LinkButton size="xs" to="/token/add" state={{ fromList: true }}>
            {t('home.shortcut.token')}
          </LinkButton>
        </>
      }
    >
      <div>
        {t('overview.quickStart.address')} <ApiAddress />
      </div>
      {isOpen && <FirstCall isFocused={isFocused} onAnswered={onAnswered} />}
    </Panel>
  )
}

/** Not inline: React calls another function again for the same button. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** A program for the first call. The key is shown on request only, and is part of a copy and of a test call. */
function FirstCall({ isFocused, onAnswered }: Pick<Props, 'onAnswered'> & { isFocused: boolean }) {
  const t = useT()
  const copy = useCopy()
  const { url: address } = apiAddress(useStatus())
  const account = useSumAccount()
  const tokens = useQuery(recentQueries.tokens(account))
  const models = useQuery(recentQueries.models(account))
  const state = panelState(tokens, t('token.menu'))
  const readKey = useMutation(chatMutations.readKey)
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const [model, setModel] = useState<string>()
  const [tokenId, setTokenId] = useState<number>()
  const [isKeyShown, setKeyShown] = useState(false)
  const usable = (tokens.data?.rows ?? []).filter(isUsable)
  const { token, tokens: offered } = chosenOf({ token: tokenId, model }, usable)
  const mostUsed = useMostUsedModels()
  const testCall = useTestCall(() => onAnswered?.())
  // A reload within a minute knows the tokens without their keys.
  const isAsked = isKeyShown && token !== undefined && !hasKey(token)
  const asked = useQuery({ ...tokenQueries.one(token?.id ?? 0), enabled: isAsked })
  const withKey = isKeyShown ? (isAsked ? asked.data : token) : undefined
  const { all: allowed, preferred } = allowedModels(token, models.data ?? [], mostUsed)
  const chosen = model !== undefined && allowed.includes(model) ? model : preferred
  const programWith = (key: string) => snippetOf(language, { address, key, model: chosen || USUAL_MODEL })
  const snippet = programWith(withKey && hasKey(withKey) ? secretOf(withKey) : PLACEHOLDER)
  const copyProgram = () => {
    if (!token) return void copy(snippet)
    return readKey.mutate({ tokenId: token.id, onKey: (key) => void copy(programWith(key)) })
  }
  return (
    <>
      {state ?? (!token && <PanelNote>{t('overview.quickStart.noToken')}</PanelNote>)}
      <div className={classes.choices}>
        {token && (
          <NativeSelect
            size="xs"
            label={t('overview.quickStart.token')}
            value={String(token.id)}
            data={offered.map((each) => ({ value: String(each.id), label: tokenName(each) }))}
            onChange={({ currentTarget: { value: id } }) => {
              setTokenId(Number(id))
              setKeyShown(false)
            }}
          />
        )}
        {chosen !== '' && (
          <NativeSelect
            size="xs"
            label={t('log.model')}
            value={chosen}
            data={allowed.map((name) => ({ value: name, label: name }))}
            onChange={({ currentTarget }) => setModel(currentTarget.value)}
          />
        )}
        <ProgramLanguage size="xs" value={language} onChange={setLanguage} />
      </div>
      <ProgramText label={t('overview.quickStart.program')}>{snippet}</ProgramText>
      <Group>
        {token && chosen !== '' && (
          <Button
            ref={isFocused ? focusOnce : undefined}
            size="xs"
            variant="filled"
            onClick={testCall.isBusy ? testCall.stop : () => testCall.send(token, chosen)}
          >
            {t(testCall.isBusy ? 'playground.stop' : 'overview.quickStart.test')}
          </Button>
        )}
        <ActionButton size="xs" busy={readKey.isPending} onClick={copyProgram}>
          {t('overview.quickStart.copy')}
        </ActionButton>
        {token && (
          <LinkButton size="xs" to="/models/try" search={{ token: token.id, model: chosen || undefined }}>
            {t('playground.try')}
          </LinkButton>
        )}
        {token && (
          <ActionButton
            size="xs"
            aria-pressed={isKeyShown}
            busy={isAsked && asked.isFetching}
            onClick={() => setKeyShown(!isKeyShown)}
          >
            {t('overview.quickStart.showKey')}
          </ActionButton>
        )}
      </Group>
      {testCall.answer && <AnswerView answer={testCall.answer} />}
      {readKey.isError && <span role="alert">{messageOf(readKey.error)}</span>}
    </>
  )
}

/** The days of the lists of top names, whose sample this is too. */
const DAYS = 7
const NO_NAMES: readonly string[] = []

/** Models that the account has used in the last seven days, for an administrator then those of all accounts; the most used first. */
function useMostUsedModels(): readonly string[] {
  const account = useSumAccount()
  const own = useQuery(recentQueries.week(account)).data
  const isAdmin = isInAudience(useAccount(), 'admins')
  const [openedAt] = useState(Date.now)
  const bounds = closedPeriod(DAYS, useServerSeconds(openedAt))
  const sample = useQuery({ ...nameSampleQuery({ account, scope: 'all', ...bounds }), enabled: isAdmin })
  const used = modelSums(own?.rows ?? []).map(({ name }) => name)
  return [...used, ...(sample.data?.model_name ?? NO_NAMES)]
}
