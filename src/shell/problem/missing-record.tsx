import { Stack, Text } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/link/button-link'

interface Props {
  what: string
  /** The list it would be in. */
  list: LinkProps['to']
}

/** For a record that is not there (any more): no form, a way to the list (N1). */
export function MissingRecord({ what, list }: Props) {
  const t = useT()
  return (
    <Stack align="flex-start" mt="md">
      <Text role="alert">{t('panel.missing', { what })}</Text>
      <ButtonLink to={list}>{t('panel.back')}</ButtonLink>
    </Stack>
  )
}
