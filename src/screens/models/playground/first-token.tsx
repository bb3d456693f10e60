import { Button, Text } from '@mantine/core'
import IconKey from '@tabler/icons-react/icons/IconKey'
import { useMutation } from '@tanstack/react-query'
import { useT } from '#/ui/language/use-t'
import { NEVER_EXPIRES } from '#/resources/token/token'
import { tokenMutations } from '#/resources/token/token-mutations'
import { EmptyState } from '#/ui/status/empty-state'
import { ErrorText } from '#/ui/status/error-text'

/** For an account without a token: makes one as the server does for an account that registers. */
export function FirstToken({ onCreated }: { onCreated: () => void }) {
  const t = useT()
  const create = useMutation(tokenMutations.create)
  return (
    <EmptyState icon={IconKey} title={t('playground.token.none')}>
      <Button
        variant="filled"
        loading={create.isPending}
        onClick={() =>
          create.mutate(
            {
              name: t('playground.title'),
              expired_time: NEVER_EXPIRES,
              remain_quota: 0,
              unlimited_quota: true,
              models: '',
              subnet: '',
            },
            { onSuccess: onCreated },
          )
        }
      >
        {t('playground.token.create')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('playground.token.note')}
      </Text>
      <ErrorText error={create.error} />
    </EmptyState>
  )
}
