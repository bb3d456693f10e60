import { Stack, Text } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { HttpFailure } from '#/http/failure'
import { serverTextOf } from '#/http/failure-message'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'

interface Props {
  noun: string
  /** Error of the fetch; its server message, if any, is shown. */
  error?: unknown
  /** Path of the list to link to. */
  list: LinkProps['to']
}

/** Message for a record that does not exist (any more), with a link to its list. */
export function RecordNotFound({ noun, error, list }: Props) {
  const t = useT()
  const serverMessage = error instanceof HttpFailure ? serverTextOf(error) : ''
  return (
    <Stack align="flex-start" mt="md">
      <div role="alert">
        <Text>{t('problem.recordNotFound', { what: noun })}</Text>
        {serverMessage && (
          <Text size="sm" c="dimmed" lang={serverTextLanguage(serverMessage)}>
            {t('problem.missing.said', { message: serverMessage })}
          </Text>
        )}
      </div>
      <ButtonLink to={list}>{t('problem.backToList')}</ButtonLink>
    </Stack>
  )
}
