import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { logQueries, LOG_TYPE } from '#/resources/log/log'
import { EVERY_ENTRY } from '#/resources/log/log-filter'
import { userQueries } from '#/resources/user/user'
import { useT } from '#/ui/language/use-t'
import classes from './call-check.module.css'

const MAX_MODELS = 5

interface Props {
  /** Whose; undefined for the own account. Only administrators see others. */
  userId: number | undefined
  chosen: string | undefined
  onChoose: (model: string) => void
}

/** The models of the newest calls of an account: one of them is likely meant by a call that has begun to fail. */
export function RecentModels({ userId, chosen, onChoose }: Props) {
  const t = useT()
  const labelId = useId()
  const user = useQuery({ ...userQueries.one(userId ?? 0), enabled: userId !== undefined })
  const username = userId === undefined ? '' : user.data?.username
  const filter = { ...EVERY_ENTRY, type: LOG_TYPE.consumption, username: username ?? '' }
  const entries = useQuery({
    ...logQueries.page(userId === undefined ? 'self' : 'all', filter, 0),
    enabled: username !== undefined,
  })
  const names = new Set(entries.data?.rows.map(({ model_name }) => model_name).filter(Boolean))
  // They only spare typing: where they cannot be read, nothing is missing.
  if (names.size === 0) return <div className={classes.recent} />
  return (
    <div className={classes.recent} role="group" aria-labelledby={labelId}>
      <Text id={labelId} size="sm" c="dimmed" flex="none">
        {t('callCheck.recent')}
      </Text>
      {[...names].slice(0, MAX_MODELS).map((model) => (
        <Button
          key={model}
          size="xs"
          flex="none"
          aria-pressed={model === chosen}
          onClick={() => onChoose(model)}
        >
          <bdi translate="no">{model}</bdi>
        </Button>
      ))}
    </div>
  )
}
