import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '#/http/failure'
import { useT } from '#/ui/language/use-t'
import classes from './overview.module.css'

interface Props {
  label: string
  /** Undefined while it is loaded. */
  value: ReactNode
  note?: ReactNode
  error?: unknown
  onRetry?: () => void
}

/** A number with a line about it; both have their place before they are known. */
export function NumberCard({ label, value, note, error, onRetry }: Props) {
  const t = useT()
  return (
    <div className={classes.number}>
      <dt>{label}</dt>
      <dd>
        {error ? '–' : (value ?? '…')}
        <small>
          {error ? (
            <span role="alert" title={messageOf(error)}>
              {t('overview.number.failed')}{' '}
              <Anchor component="button" type="button" size="xs" onClick={onRetry}>
                {t('problem.retry')}
              </Anchor>
            </span>
          ) : (
            note
          )}
        </small>
      </dd>
    </div>
  )
}
