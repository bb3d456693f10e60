import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'
import { BindingRow } from './binding-row'

const EmailDialog = lazyComponent(async () => (await import('./email-dialog')).EmailDialog)

/** Bound e-mail address, with a button to bind or replace it. */
export function EmailBinding({ owner, email }: { owner: number; email: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BindingRow
        name={t('personal.email')}
        state={
          <>
            <bdi>{email || t('boundAccounts.none')}</bdi> · {t('personal.email.hint')}
          </>
        }
      >
        <Button type="button" variant="default" onClick={() => setOpen(true)}>
          {t('personal.email.bind')}
        </Button>
      </BindingRow>
      {isOpen && (
        <Suspense>
          <EmailDialog owner={owner} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
