import { Suspense, useState, type ReactNode } from 'react'
import type { ClientLink } from '#/resources/token/chat-clients'
import { needsConsent, rememberConsent, type KeyRecipient } from '#/resources/token/key-recipient'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'

const ConfirmDialog = lazyComponent(async () => (await import('#/ui/dialog/confirm-dialog')).ConfirmDialog)

interface Asked {
  address: string
  recipient: KeyRecipient
}

/**
 * Calls `give` with an address that has the key of the token called `name` in it. A host that an option names is asked
 * about once in this browser; `question` is the dialog, to be drawn by the caller.
 */
export function useKeyConsent(
  name: string,
  give: (address: string) => void,
): { choose: (link: ClientLink) => void; question: ReactNode } {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const choose = ({ address, recipient }: ClientLink) => {
    if (needsConsent(recipient)) setAsked({ address, recipient })
    else give(address)
  }
  if (!asked) return { choose, question: null }
  const { address, recipient } = asked
  const { host, isEncrypted } = recipient
  const confirm = () => {
    rememberConsent(recipient)
    setAsked(undefined)
    give(address)
  }
  const question = (
    <Suspense>
      <ConfirmDialog
        title={t('token.consent.ask', { host })}
        hint={
          <>
            <p>{t('token.consent.hint', { name, host })}</p>
            {!isEncrypted && <p>{t('token.consent.plain')}</p>}
          </>
        }
        tone="plain"
        confirmLabel={t('token.consent.go')}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      />
    </Suspense>
  )
  return { choose, question }
}
