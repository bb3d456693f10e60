import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { HttpFailure, waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { ownMutations } from '#/resources/account/own-mutations'
import { HandedOver } from '#/ui/feedback/handed-over'
import { late } from '#/ui/feedback/late'
import { useHandOver } from '#/ui/feedback/use-hand-over'
import { useOneSubmit } from '#/ui/form/use-one-submit'
import { useT } from '#/ui/language/use-t'
import { SettingCard } from './setting-card'
import classes from './setting-card.module.css'

const ConfirmDialog = late(async () => (await import('#/ui/feedback/confirm-dialog')).ConfirmDialog)

/** Makes a system access token after asking, because the one before dies, and shows it once (S01, CD-46). */
export function AccessTokenCard({ owner }: { owner: number }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const make = useMutation(ownMutations.makeAccessToken)
  // Two presses would make two tokens, of which the one that is shown may be the dead one.
  const once = useOneSubmit(make.isPending)
  const { handed, hand, takeAway } = useHandOver(() => t('personal.token.done'))
  const isLost = make.error instanceof HttpFailure && make.error.outcome === 'unknown'
  const problem = make.error
    ? [messageOf(make.error), isLost && t('personal.token.lost')].filter(Boolean).join(' ')
    : undefined
  const ask = () => {
    make.reset()
    setAsking(true)
  }
  const generate = () => {
    // What is shown stops working at this moment, whatever the answer is.
    takeAway()
    make.mutate(
      { owner },
      {
        onSuccess: (token) => {
          setAsking(false)
          void hand(token)
        },
      },
    )
  }
  return (
    <SettingCard title={t('personal.token')} lead={t('personal.token.notice')}>
      <Button ref={button} type="button" variant="default" onClick={ask}>
        {t('personal.token.generate')}
      </Button>
      {handed && (
        <div className={classes.whole}>
          <HandedOver
            isSecret
            handed={handed}
            label={t('personal.token')}
            hint={t('personal.token.hint')}
            onCopy={() => void hand(handed.value)}
            onTakeAway={() => {
              takeAway()
              // The button that was pressed goes with it.
              button.current?.focus()
            }}
          />
        </div>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('personal.token.ask')}
            hint={t('personal.token.warning')}
            confirmLabel={t('personal.token.yes')}
            busy={make.isPending}
            problem={problem}
            waitSeconds={waitOf(make.error)?.seconds}
            onConfirm={() => once(generate)}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </SettingCard>
  )
}
