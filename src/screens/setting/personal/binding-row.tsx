import { Button, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Profile } from '#/resources/account/account'
import type { Elsewhere } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import classes from './binding-row.module.css'

interface Props {
  elsewhere: Elsewhere
  profile: Profile
  /** The button that binds. */
  children: ReactNode
}

/** One account elsewhere: whether it is bound, and the way to bind it; disabled with the reason where there is none. */
export function BindingRow({ elsewhere, profile, children }: Props) {
  const t = useT()
  const reason = useId()
  const isOffered = elsewhere.isOffered(useStatus())
  const id = elsewhere.boundId(profile)
  return (
    <div className={classes.row}>
      <div className={classes.what}>
        <Text fw={600}>{t(elsewhere.name)}</Text>
        <Text size="sm" c="dimmed">
          {id === '' ? t('oauth.unbound') : t(isOffered ? 'oauth.boundTo' : 'oauth.boundOnly', { id })}
          {!isOffered && <span id={reason}> · {t('oauth.notOffered')}</span>}
        </Text>
      </div>
      {isOffered ? (
        children
      ) : (
        <Button type="button" variant="default" aria-disabled data-disabled aria-describedby={reason}>
          {t(elsewhere.button.bind)}
        </Button>
      )}
    </div>
  )
}
