import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { messageOf } from '#/http/failure'
import { ProgramLanguage } from '#/parts/program-language'
import { chatMutations } from '#/resources/chat/chat-mutations'
import { apiAddress } from '#/resources/status/status'
import { snippetOf, type SnippetLanguage } from '#/resources/token/snippets'
import { useStatus } from '#/session/use-status'
import { copy } from '#/ui/button/copy'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '#/ui/text/program-text'
import { messagesFor } from './conversation'
import { useTurns, type AskWith } from './use-conversation'

/** What stands for the key on the screen. */
const MASK = 'sk-…'

interface Props {
  askWith: AskWith
}

/** The last request as a program, before the first one a greeting. The key is read when it is copied. */
export function RequestCode(props: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('playground.code')}</summary>
      {isOpen && <Program {...props} />}
    </details>
  )
}

function Program({ askWith }: Props) {
  const t = useT()
  const turns = useTurns()
  const readKey = useMutation(chatMutations.readKey)
  const { url: address } = apiAddress(useStatus())
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const programWith = useMemo(() => {
    const { models, channel, system, temperature, maxTokens } = askWith
    const messages = messagesFor(turns.slice(0, -1), turns.at(-1)?.question ?? 'Hello!', 0, system)
    return (key: string) =>
      snippetOf(language, {
        address,
        key: channel === undefined ? key : `${key}-${channel}`,
        model: models[0] ?? '',
        messages,
        temperature,
        max_tokens: maxTokens,
        isStreamed: true,
      })
  }, [askWith, turns, language, address])
  const program = programWith(MASK)
  return (
    <Stack>
      <ProgramLanguage value={language} onChange={setLanguage} />
      <ProgramText label={t('playground.code')}>{program}</ProgramText>
      <Group>
        <Button onClick={() => void copy(program)}>{t('playground.code.copy')}</Button>
        <Button
          loading={readKey.isPending}
          onClick={() =>
            readKey.mutate({ tokenId: askWith.token.id, onKey: (key) => void copy(programWith(key)) })
          }
        >
          {t('playground.code.copyWithKey')}
        </Button>
      </Group>
      {readKey.isError && (
        <Alert color="red" role="alert">
          {messageOf(readKey.error)}
        </Alert>
      )}
    </Stack>
  )
}
