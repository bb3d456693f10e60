import { useMutation } from '@tanstack/react-query'
import { waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { ownMutations } from '#/resources/account/own-mutations'
import { BusyButton } from '#/ui/feedback/busy-button'
import { HandedOver } from '#/ui/feedback/handed-over'
import { useCountdown } from '#/ui/feedback/use-countdown'
import { useHandOver } from '#/ui/feedback/use-hand-over'
import { useOneSubmit } from '#/ui/form/use-one-submit'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { inviteLink } from './invite-link'
import { SettingCard } from './setting-card'
import classes from './setting-card.module.css'

/** The link by which others register as invited (S02). */
export function InviteCard({ owner }: { owner: number }) {
  const t = useT()
  const invite = useMutation(ownMutations.inviteCode)
  const { handed, hand } = useHandOver(() => t('personal.invite.done'))
  const wait = waitOf(invite.error)?.seconds ?? 0
  const seconds = useCountdown(wait, wait > 0)
  const isBlocked = seconds > 0 || invite.isPending
  const label = t('personal.invite.copy')
  const once = useOneSubmit(isBlocked)
  const problem = invite.error && !invite.isPending ? messageOf(invite.error) : ''
  const copy = () => invite.mutate({ owner }, { onSuccess: (code) => void hand(inviteLink(code)) })
  return (
    <SettingCard title={t('personal.invite')} lead={t('personal.invite.lead')}>
      <BusyButton
        type="button"
        variant="default"
        busy={invite.isPending}
        isBlocked={isBlocked}
        onClick={() => once(copy)}
      >
        {seconds > 0 ? t('form.countdown', { label, seconds }) : label}
      </BusyButton>
      {problem && (
        <p role="alert" className={classes.problem} lang={serverTextLanguage(problem)}>
          {problem}
        </p>
      )}
      {handed && (
        <div className={classes.whole}>
          <HandedOver
            handed={handed}
            label={t('personal.invite.link')}
            onCopy={() => void hand(handed.value)}
          />
        </div>
      )}
    </SettingCard>
  )
}
