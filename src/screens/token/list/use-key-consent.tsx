import { Suspense, useState, type ReactNode } from 'react'
import type { ClientLink } from '#/resources/token/chat-clients'
import { needsConsent, rememberConsent, type KeyRecipient } from '#/resources/token/key-recipient'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'

const ConfirmDialog = lazyComponent(async () => (await import('#/ui/dialog/confirm-dialog')).ConfirmDialog)

interface PendingLink {
  address: string
  recipient: KeyRecipient
}

/**
 * Calls `onConsent` with a URL that contains the key of token `name`. A host from the server's options needs consent
 * once per browser; the caller renders `dialog`, which asks for it.
 */
export function useKeyConsent(
  name: string,
  onConsent: (address: string) => void,
): { choose: (link: ClientLink) => void; dialog: ReactNode } {
  const t = useT()
  const [pending, setPending] = useState<PendingLink>()
  const choose = ({ address, recipient }: ClientLink) => {
    if (needsConsent(recipient)) setPending({ address, recipient })
    else onConsent(address)
  }
  if (!pending) return { choose, dialog: null }
  const { address, recipient } = pending
  const { host, isEncrypted } = recipient
  const confirm = () => {
    rememberConsent(recipient)
    setPending(undefined)
    onConsent(address)
  }
  const dialog = (
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
        onCancel={() => setPending(undefined)}
      />
    </Suspense>
  )
  return { choose, dialog }
}
