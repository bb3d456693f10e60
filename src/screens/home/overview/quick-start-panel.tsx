import { ActionButton } from '#/ui/controls/action-button'
import { LinkButton } from '#/ui/controls/link-button'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#/http/failure'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { ProgramLanguage } from '#/parts/program-language'
import { chatMutations } from '#/resources/chat/chat-mutations'
import { apiAddress } from '#/resources/status/status'
import { snippetOf, USUAL_MODEL, type SnippetLanguage } from '#/resources/token/snippets'
import { hasKey, secretOf, TOKEN_STATUS, tokenName, tokenQueries } from '#/resources/token/token'
import { useStatus } from '#/session/use-status'
import { useCopy } from '#/ui/controls/use-copy'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '#/ui/text/program-text'
import { ApiAddress } from '../api-address'
import classes from './overview.module.css'
import { Panel, PanelNote, usePanelState } from './panel'
import { recentQueries } from './recent-queries'

/** The newest tokens; a select with thousands is of no use. */
const MAX_TOKENS = 50
const PLACEHOLDER = 'sk-…'

/** Base address and, at once or on request, a program for the first call. */
export function QuickStartPanel({ isSmall = false }: { isSmall?: boolean }) {
  const t = useT()
  const [isOpen, setOpen] = useState(!isSmall)
  return (
    <Panel
      title={t('overview.quickStart')}
      links={
        <>
          {!isOpen && (
            <Button size="xs" onClick={() => setOpen(true)}>
              {t('overview.quickStart.open')}
            </Button>
          )}
          <LinkButton size="xs" to="/token/add">
            {t('home.shortcut.token')}
          </LinkButton>
        </>
      }
    >
      <div>
        {t('overview.quickStart.address')} <ApiAddress />
      </div>
      {isOpen && <FirstCall />}
    </Panel>
  )
}

/** A program for the first call. The key is shown on request only, and is part of a copy. */
function FirstCall() {
  const t = useT()
  const copy = useCopy()
  const { url: address } = apiAddress(useStatus())
  const account = useSumAccount()
  const tokens = useQuery(recentQueries.tokens(account))
  const models = useQuery(recentQueries.models(account))
  const state = usePanelState(tokens, t('token.menu'))
  const readKey = useMutation(chatMutations.readKey)
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const [model, setModel] = useState<string>()
  const [tokenId, setTokenId] = useState<string>()
  const [isKeyShown, setKeyShown] = useState(false)
  const usable = (tokens.data?.rows ?? [])
    .filter((token) => token.status === TOKEN_STATUS.enabled)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MAX_TOKENS)
  const token = usable.find(({ id }) => String(id) === tokenId) ?? usable[0]
  // A reload within a minute knows the tokens without their keys.
  const isAsked = isKeyShown && token !== undefined && !hasKey(token)
  const asked = useQuery({ ...tokenQueries.one(token?.id ?? 0), enabled: isAsked })
  const withKey = isKeyShown ? (isAsked ? asked.data : token) : undefined
  const allowed = (models.data ?? []).filter((name) => !token?.models.length || token.models.includes(name))
  const chosen = model !== undefined && allowed.includes(model) ? model : allowed[0]
  const programWith = (key: string) => snippetOf(language, { address, key, model: chosen ?? USUAL_MODEL })
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
            data={usable.map((each) => ({ value: String(each.id), label: tokenName(each) }))}
            onChange={({ currentTarget: { value: id } }) => {
              setTokenId(id)
              setKeyShown(false)
            }}
          />
        )}
        {chosen !== undefined && (
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
        <ActionButton size="xs" busy={readKey.isPending} onClick={copyProgram}>
          {t('overview.quickStart.copy')}
        </ActionButton>
        {token && (
          <LinkButton size="xs" to="/models/try" search={{ token: token.id, model: chosen }}>
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
      {readKey.isError && <span role="alert">{messageOf(readKey.error)}</span>}
    </>
  )
}
