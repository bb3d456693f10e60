import { Button, Stack } from '@mantine/core'
import { ActionButton } from '#/ui/button/action-button'
import { LinkButton } from '#/ui/button/link-button'
import { useMutation } from '@tanstack/react-query'
import { useState, useRef } from 'react'
import { visibleText } from '#/format/visible-text'
import { retryAfterOf, messageOf, HttpFailure } from '#/http/failure'
import type { Account } from '#/resources/account/account'
import { settingsMutations } from '#/resources/account/settings-mutations'
import { isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { OneTimeValueField, useOneTimeValue } from '#/ui/form/one-time-value'
import { useT } from '#/ui/language/use-t'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { lazyPart } from '#/ui/status/lazy-part'
import { ErrorText } from '#/app/problem/error-text'
import { useCountdown } from '#/ui/status/use-countdown'
import { FactList } from '#/ui/text/fact-list'
import { SettingCard } from '../setting-card'
import { BindingsCard } from './bindings-card'

export function PersonalTab() {
  const account = useAccount()
  if (!account) return null
  return (
    // Remount for another account, so that nothing shown to one user stays visible to the next.
    <Stack key={account.id}>
      <ProfileCard account={account} />
      <BindingsCard />
      <AccessTokenCard />
      <InviteCard />
      <DeleteCard account={account} />
    </Stack>
  )
}

function ProfileCard({ account }: { account: Account }) {
  const t = useT()
  const facts = [
    { term: t('common.id'), fact: account.id },
    { term: t('common.username'), fact: <bdi translate="no">{visibleText(account.username)}</bdi> },
    {
      term: t('common.displayName'),
      fact: <bdi translate="no">{visibleText(account.display_name) || '–'}</bdi>,
    },
  ]
  return (
    <SettingCard title={t('common.profile')}>
      <FactList facts={facts} />
      <LinkButton to="/user/edit">{t('profile.editTitle')}</LinkButton>
    </SettingCard>
  )
}

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog')).DeleteDialog)

function DeleteCard({ account }: { account: Account }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const isProtected = isRoot(account)
  return (
    <SettingCard
      title={t('personal.delete')}
      lead={t(isProtected ? 'personal.delete.root' : 'personal.delete.lead')}
    >
      <ActionButton
        variant="filled"
        color="red"
        disabledReason={isProtected ? t('personal.delete.root') : undefined}
        onClick={() => setAsking(true)}
      >
        {t('personal.delete')}
      </ActionButton>
      {isAsking && <DeleteDialog account={account} onClose={() => setAsking(false)} />}
    </SettingCard>
  )
}

function InviteCard() {
  const t = useT()
  const invite = useMutation(settingsMutations.inviteCode)
  const { oneTimeValue, reveal } = useOneTimeValue(() => t('personal.invite.done'))
  const wait = retryAfterOf(invite.error)?.seconds ?? 0
  const seconds = useCountdown(wait, wait > 0)
  const label = t('personal.invite.copy')
  const copy = () => invite.mutate(undefined, { onSuccess: (code) => void reveal(inviteLink(code)) })
  return (
    <SettingCard title={t('personal.invite')} lead={t('personal.invite.lead')}>
      <ActionButton busy={invite.isPending} isBlocked={seconds > 0} onClick={copy}>
        {seconds > 0 ? t('form.countdown', { label, seconds }) : label}
      </ActionButton>
      {!invite.isPending && <ErrorText error={invite.error} />}
      {oneTimeValue && (
        <OneTimeValueField
          oneTimeValue={oneTimeValue}
          label={t('personal.invite.link')}
          onCopy={() => void reveal(oneTimeValue.value)}
        />
      )}
    </SettingCard>
  )
}

/**
 * Registration URL with an invitation code. Uses the page's origin instead of the configured server address,
 * which an attacker could point elsewhere.
 */
function inviteLink(code: string): string {
  const url = new URL('/register', window.location.origin)
  url.searchParams.set('aff', code)
  return url.href
}

/** Generates a system access token and shows it once. Asks first, because the previous token stops working. */
function AccessTokenCard() {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const make = useMutation(settingsMutations.generateAccessToken)
  const { oneTimeValue, reveal, dismiss } = useOneTimeValue(() => t('personal.token.done'))
  const isLost = make.error instanceof HttpFailure && make.error.outcome === 'unknown'
  const problem = make.error
    ? [messageOf(make.error), isLost && t('personal.token.responseLost')].filter(Boolean).join(' ')
    : undefined
  const show = (token: string) => {
    setAsking(false)
    void reveal(token)
  }
  const generate = () => {
    // The token on screen becomes invalid now, whatever the response is.
    dismiss()
    make.mutate(undefined, { onSuccess: show })
  }
  return (
    <SettingCard title={t('personal.token')} lead={t('personal.token.notice')}>
      <Button
        ref={button}
        onClick={() => {
          make.reset()
          setAsking(true)
        }}
      >
        {t('personal.token.generate')}
      </Button>
      {oneTimeValue && (
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
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('personal.token.confirm')}
          hint={t('personal.token.warning')}
          confirmLabel={t('personal.token.yes')}
          busy={make.isPending}
          problem={problem}
          waitSeconds={retryAfterOf(make.error)?.seconds}
          onConfirm={generate}
          onCancel={() => setAsking(false)}
        />
      )}
    </SettingCard>
  )
}
