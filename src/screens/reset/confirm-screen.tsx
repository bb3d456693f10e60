import { Alert, Anchor } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useHandOver } from '#/ui/feedback/use-hand-over'
import { useT } from '#/ui/language/use-t'
import { ConfirmForm } from './confirm-form'
import { NewPassword } from './new-password'
import { ResetCard } from './reset-card'
import { flawOf, forgetLink, openedLink } from './reset-link'

const TextLink = createLink(Anchor<'a'>)

/** The second step of a reset: a new password for whoever has the link from the mail. */
export function ConfirmScreen() {
  const t = useT()
  // Taken once: it is forgotten as soon as it was used, and with the page.
  const [link] = useState(openedLink)
  const { handed, hand } = useHandOver(() => t('reset.copied'))
  const flaw = flawOf(link)
  if (handed) return <NewPassword handed={handed} onCopy={() => void hand(handed.value)} />
  return (
    <ResetCard title={t('reset.confirm.title')} lead={t('reset.confirm.lead')}>
      {link && flaw === undefined ? (
        <ConfirmForm
          link={link}
          onDone={(password) => {
            forgetLink()
            void hand(password)
          }}
        />
      ) : (
        <Alert role="alert" color="orange" variant="light">
          {flaw === 'noEmail'
            ? t('reset.confirm.noEmail', { email: link?.email ?? '' })
            : t('reset.confirm.incomplete')}
        </Alert>
      )}
      <TextLink to="/reset">{t('reset.confirm.another')}</TextLink>
    </ResetCard>
  )
}
