import { CloseButton, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useProgram } from '#/parts/use-program'
import { USUAL_MODEL } from '#/resources/token/snippets'
import { secretOf, tokenName, tokenQueries, type Token } from '#/resources/token/token'
import { CopyButton } from '#/ui/button/copy-button'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '#/ui/text/program-text'

const MAX_LINES = 10

export function keyLines(tokens: readonly Token[]): string {
  return tokens.map((token) => secretOf(token)).join('\n')
}

/** The keys of the tokens that were just created, above the list until it is left or this is closed. */
export function NewKeys() {
  const t = useT()
  const cache = useQueryClient()
  const titleId = useId()
  const { data: tokens = [] } = useQuery(tokenQueries.created())
  const [token] = tokens
  if (!token) return null
  const { queryKey } = tokenQueries.created()
  const text = keyLines(tokens)
  const field = {
    label: t('common.key'),
    value: text,
    readOnly: true,
    autoComplete: 'off',
    spellCheck: false,
    'data-monospace': true,
  }
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder p="md" mb="md">
      <Stack gap="sm" align="flex-start">
        <Group justify="space-between" wrap="nowrap" w="100%">
          <Text component="h2" id={titleId} fw={600}>
            {tokens.length === 1
              ? t('token.newKey', { name: tokenName(token) })
              : t('token.newKeys', { n: tokens.length })}
          </Text>
          <CloseButton
            aria-label={t('token.newKey.close')}
            onClick={() => cache.setQueryData(queryKey, [])}
          />
        </Group>
        {tokens.length === 1 ? (
          <TextInput {...field} w="100%" />
        ) : (
          <Textarea {...field} w="100%" wrap="off" rows={Math.min(tokens.length, MAX_LINES)} />
        )}
        <CopyButton variant="filled" text={text}>
          {t(tokens.length === 1 ? 'common.copyKey' : 'token.copyKeys')}
        </CopyButton>
        {tokens.length === 1 && <FirstProgram token={token} />}
      </Stack>
    </Paper>
  )
}

/** A program for the first call with a key. */
function FirstProgram({ token }: { token: Token }) {
  const t = useT()
  const { choice, programWith } = useProgram({ model: token.models[0] ?? USUAL_MODEL })
  const program = programWith(secretOf(token))
  return (
    <>
      {choice}
      <ProgramText label={t('overview.quickStart.program')}>{program}</ProgramText>
      <CopyButton text={program}>{t('overview.quickStart.copy')}</CopyButton>
    </>
  )
}
