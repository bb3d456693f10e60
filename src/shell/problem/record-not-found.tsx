import { Stack, Text } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { HttpFailure } from '#/http/failure'
import { serverTextOf } from '#/http/failure-message'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'

interface Props {
  noun: string
  /** Why it is taken for missing; a server that refused said so in words of its own. */
  error?: unknown
  /** The list it would be in. */
  list: LinkProps['to']
}

/** For a record that is not there (any more): no form, a way to the list (FM-N1). */
export function RecordNotFound({ noun, error, list }: Props) {
  const t = useT()
  const successMessage = error instanceof HttpFailure ? serverTextOf(error) : ''
  return (
    <Stack align="flex-start" mt="md">
      <div role="alert">
        <Text>{t('problem.recordNotFound', { what: noun })}</Text>
        {successMessage && (
          <Text size="sm" c="dimmed" lang={serverTextLanguage(successMessage)}>
            {t('problem.missing.said', { message: successMessage })}
          </Text>
        )}
      </div>
      <ButtonLink to={list}>{t('problem.backToList')}</ButtonLink>
    </Stack>
  )
}
