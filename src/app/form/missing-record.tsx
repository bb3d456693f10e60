import { LinkButton } from '#/ui/button/link-button'
import { Text } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { HttpFailure, serverTextOf } from '#/http/failure'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'

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
    <EmptyState icon={IconSearch}>
      <div role="alert">
        <Text>{t('problem.recordNotFound', { what: noun })}</Text>
        {serverMessage && (
          <Text size="sm" c="dimmed" lang={serverTextLanguage(serverMessage)}>
            {t('problem.missing.quote', { message: serverMessage })}
          </Text>
        )}
      </div>
      <LinkButton variant="filled" to={list}>
        {t('common.toList')}
      </LinkButton>
    </EmptyState>
  )
}
