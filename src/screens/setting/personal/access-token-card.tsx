import { Button } from '#/ui/controls/button'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { HttpFailure, retryAfterOf, messageOf } from '#/http/failure'
import { settingsMutations } from '#/resources/account/settings-mutations'
import { OneTimeValueField, useOneTimeValue } from '#/ui/form/one-time-value'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { useT } from '#/ui/language/use-t'
import { SettingCard } from './setting-card'
import classes from './setting-card.module.css'

const ConfirmDialog = lazyComponent(async () => (await import('#/ui/dialog/confirm-dialog')).ConfirmDialog)

/**
 * Generates a system access token and shows it once. Asks first, because the previous token stops working
 * (CD-46).
 */
export function AccessTokenCard({ owner }: { owner: number }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const make = useMutation(settingsMutations.generateAccessToken)
  // A double click would generate two tokens and might show the invalidated one.
  const submitOnce = useSubmitOnce(make.isPending)
  const { oneTimeValue, reveal, dismiss } = useOneTimeValue(() => t('personal.token.done'))
  const isLost = make.error instanceof HttpFailure && make.error.outcome === 'unknown'
  const problem = make.error
    ? [messageOf(make.error), isLost && t('personal.token.responseLost')].filter(Boolean).join(' ')
    : undefined
  const ask = () => {
    make.reset()
    setAsking(true)
  }
  const generate = () => {
    // The token on screen becomes invalid now, whatever the response is.
    dismiss()
    make.mutate(
      { owner },
      {
        onSuccess: (token) => {
          setAsking(false)
          void reveal(token)
        },
      },
    )
  }
  return (
    <SettingCard title={t('personal.token')} lead={t('personal.token.notice')}>
      <Button ref={button} onClick={ask}>
        {t('personal.token.generate')}
      </Button>
      {oneTimeValue && (
        <div className={classes.oneTimeValue}>
          <OneTimeValueField
            isSecret
            oneTimeValue={oneTimeValue}
            label={t('personal.token')}
            hint={t('personal.token.hint')}
            onCopy={() => void reveal(oneTimeValue.value)}
            onDismiss={() => {
              dismiss()
              // The pressed button was unmounted.
              button.current?.focus()
            }}
          />
        </div>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('personal.token.confirm')}
            hint={t('personal.token.warning')}
            confirmLabel={t('personal.token.yes')}
            busy={make.isPending}
            problem={problem}
            waitSeconds={retryAfterOf(make.error)?.seconds}
            onConfirm={() => submitOnce(generate)}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </SettingCard>
  )
}
