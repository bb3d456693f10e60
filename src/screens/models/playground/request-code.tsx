import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useProgram } from '#/parts/use-program'
import { chatMutations } from '#/resources/chat/chat-mutations'
import { copy } from '#/ui/button/copy'
import { useT } from '#/ui/language/use-t'
import { ErrorText } from '#/app/problem/error-text'
import { ProgramText } from '#/ui/text/program-text'
import { messagesFor } from './conversation'
import { useTurns, type AskWith } from './use-conversation'

const MASK = 'sk-…'

/** The last request as a program, before the first one a greeting. The key is read when it is copied. */
export function RequestCode(props: { askWith: AskWith }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('playground.code')}</summary>
      {isOpen && <Program {...props} />}
    </details>
  )
}

function Program({ askWith }: { askWith: AskWith }) {
  const t = useT()
  const turns = useTurns()
  const readKey = useMutation(chatMutations.readKey)
  const { models, channel, system, temperature, maxTokens } = askWith
  const messages = useMemo(
    () => messagesFor(turns.slice(0, -1), turns.at(-1)?.question ?? 'Hello!', 0, system),
    [turns, system],
  )
  const { choice, programWith } = useProgram({
    model: models[0] ?? '',
    messages,
    temperature,
    max_tokens: maxTokens,
    isStreamed: true,
  })
  const withChannel = (key: string) => programWith(channel === undefined ? key : `${key}-${channel}`)
  const program = withChannel(MASK)
  return (
    <Stack>
      {choice}
      <ProgramText label={t('playground.code')}>{program}</ProgramText>
      <Group>
        <Button onClick={() => void copy(program)}>{t('playground.code.copy')}</Button>
        <Button
          loading={readKey.isPending}
          onClick={() =>
            readKey.mutate({ tokenId: askWith.token.id, onKey: (key) => void copy(withChannel(key)) })
          }
        >
          {t('playground.code.copyWithKey')}
        </Button>
      </Group>
      <ErrorText error={readKey.error} />
    </Stack>
  )
}
