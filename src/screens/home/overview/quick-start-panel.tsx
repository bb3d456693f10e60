import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton } from '#/ui/button/action-button'
import { LinkButton } from '#/ui/button/link-button'
import { ErrorText } from '#/app/problem/error-text'
import { useProgram } from '#/parts/use-program'
import { allowedModels, chosenOf, isUsable } from '#/resources/chat/call-choice'
import { chatMutations } from '#/resources/chat/chat-mutations'
import { USUAL_MODEL } from '#/resources/token/snippets'
import { tokenName } from '#/resources/token/token'
import { copy } from '#/ui/button/copy'
import { lazyPart } from '#/ui/status/lazy-part'
import { queryState } from '#/app/problem/read-problem'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { columnsOf } from '#/ui/theme/columns'
import { ProgramText } from '#/ui/text/program-text'
import { modelSums } from '#/resources/account/usage'
import { ApiAddress } from '../api-address'
import { Panel, PanelNote } from '#/ui/text/panel'
import { recentQueries } from './recent-queries'
import { useTestCall } from './use-test-call'

const PLACEHOLDER = 'sk-…'
const WIDE = { gridColumn: '1 / -1' }

const AnswerView = lazyPart(async () => (await import('#/parts/answer/answer-view')).AnswerView)

/** Whether the program is shown; `focused`: the test call has the focus then. */
export type QuickStartState = 'closed' | 'open' | 'focused'

interface Props {
  state: QuickStartState
  /** Undefined where it is always open. */
  onState?: (state: QuickStartState) => void
  onAnswered?: () => void
}

/** Base URL and, at once or on request, a program for the first call. */
export function QuickStartPanel({ state, onState, onAnswered }: Props) {
  const t = useT()
  const isOpen = state !== 'closed'
  return (
    <Panel
      title={t('overview.quickStart')}
      style={onState && isOpen ? WIDE : undefined}
      links={
        <>
          {onState && (
            <Button size="xs" aria-expanded={isOpen} onClick={() => onState(isOpen ? 'closed' : 'open')}>
              {t('overview.quickStart.open')}
            </Button>
          )}
          <LinkButton size="xs" to="/token/add" state={{ fromList: true }}>
            {t('common.createAToken')}
          </LinkButton>
        </>
      }
    >
      <div>
        {t('overview.quickStart.address')} <ApiAddress />
      </div>
      {isOpen && <FirstCall isFocused={state === 'focused'} onAnswered={onAnswered} />}
    </Panel>
  )
}

/** Not inline: React calls another function again for the same button. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** A program for the first call. The key is shown on request only, and is part of a copy and of a test call. */
function FirstCall({ isFocused, onAnswered }: Pick<Props, 'onAnswered'> & { isFocused: boolean }) {
  const t = useT()
  const tokens = useQuery(recentQueries.tokens())
  const models = useQuery(recentQueries.models())
  const state = queryState(tokens, t('common.tokens'))
  const readKey = useMutation(chatMutations.readKey)
  const [model, setModel] = useState<string>()
  const [tokenId, setTokenId] = useState<number>()
  const [shownKey, setShownKey] = useState<string>()
  const usable = (tokens.data?.rows ?? []).filter(isUsable)
  const { token, tokens: offered } = chosenOf({ token: tokenId, model }, usable)
  const week = useQuery(recentQueries.week()).data?.rows ?? []
  const mostUsed = modelSums(week).map(({ name }) => name)
  const testCall = useTestCall(() => onAnswered?.())
  const { all: allowed, preferred } = allowedModels(token, models.data ?? [], mostUsed)
  const chosen = model !== undefined && allowed.includes(model) ? model : preferred
  const { choice, programWith } = useProgram({ model: chosen || USUAL_MODEL })
  const snippet = programWith(shownKey ?? PLACEHOLDER)
  const copyProgram = () => {
    if (!token) return void copy(snippet)
    return readKey.mutate({ tokenId: token.id, onKey: (key) => void copy(programWith(key)) })
  }
  return (
    <>
      {state ?? (!token && <PanelNote>{t('overview.quickStart.noToken')}</PanelNote>)}
      <div style={columnsOf('var(--gc-length-7)')}>
        {token && (
          <ToolbarSelect
            label={t('common.token')}
            value={String(token.id)}
            choices={offered.map((each) => ({ value: String(each.id), label: tokenName(each) }))}
            onChange={(id) => {
              setTokenId(Number(id))
              setShownKey(undefined)
            }}
          />
        )}
        {chosen !== '' && (
          <ToolbarSelect
            label={t('common.model')}
            value={chosen}
            choices={allowed.map((name) => ({ value: name, label: name }))}
            onChange={setModel}
          />
        )}
        {choice}
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
            {t(testCall.isBusy ? 'common.stop' : 'overview.quickStart.test')}
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
            aria-pressed={shownKey !== undefined}
            busy={readKey.isPending}
            onClick={() =>
              shownKey === undefined
                ? readKey.mutate({ tokenId: token.id, onKey: setShownKey })
                : setShownKey(undefined)
            }
          >
            {t('overview.quickStart.showKey')}
          </ActionButton>
        )}
      </Group>
      {testCall.answer && <AnswerView answer={testCall.answer} />}
      <ErrorText error={readKey.error} />
    </>
  )
}
