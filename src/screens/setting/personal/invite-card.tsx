import { useMutation } from '@tanstack/react-query'
import { retryAfterOf, messageOf } from '#/http/failure'
import { settingsMutations } from '#/resources/account/settings-mutations'
import { Button } from '#/ui/controls/button'
import { OneTimeValueField, useOneTimeValue } from '#/ui/form/one-time-value'
import { useCountdown } from '#/ui/status/use-countdown'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { SettingCard } from './setting-card'
import classes from './setting-card.module.css'

/** Invitation link of the account, fetched on demand and copied. */
export function InviteCard({ owner }: { owner: number }) {
  const t = useT()
  const invite = useMutation(settingsMutations.inviteCode)
  const { oneTimeValue, reveal } = useOneTimeValue(() => t('personal.invite.done'))
  const wait = retryAfterOf(invite.error)?.seconds ?? 0
  const seconds = useCountdown(wait, wait > 0)
  const isBlocked = seconds > 0 || invite.isPending
  const label = t('personal.invite.copy')
  const copyOnce = useSubmitOnce(isBlocked)
  const problem = invite.error && !invite.isPending ? messageOf(invite.error) : ''
  const copy = () => invite.mutate({ owner }, { onSuccess: (code) => void reveal(inviteLink(code)) })
  return (
    <SettingCard title={t('personal.invite')} lead={t('personal.invite.lead')}>
      <Button busy={invite.isPending} isBlocked={isBlocked} onClick={() => copyOnce(copy)}>
        {seconds > 0 ? t('form.countdown', { label, seconds }) : label}
      </Button>
      {problem && (
        <p role="alert" className={classes.problem} lang={serverTextLanguage(problem)}>
          {problem}
        </p>
      )}
      {oneTimeValue && (
        <div className={classes.oneTimeValue}>
          <OneTimeValueField
            oneTimeValue={oneTimeValue}
            label={t('personal.invite.link')}
            onCopy={() => void reveal(oneTimeValue.value)}
          />
        </div>
      )}
    </SettingCard>
  )
}

/**
 * Registration URL with an invitation code. Uses the page's origin instead of the configured server address,
 * which an attacker could point elsewhere (T-43).
 */
function inviteLink(code: string): string {
  const url = new URL('/register', window.location.origin)
  url.searchParams.set('aff', code)
  return url.href
}
