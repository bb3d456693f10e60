import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { User } from '#/resources/user/user'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'

const AdjustDialog = lazyComponent(async () => (await import('./adjust-dialog')).AdjustDialog)

interface Props {
  user: User
  /** Called with the account as fetched after the change. */
  onChanged: (updated: User) => void
}

/** Button that opens the adjust dialog, which changes the quota independently of the form. */
export function AdjustQuota({ user, onChanged }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" size="compact-xs" variant="default" onClick={() => setOpen(true)}>
        {t('user.adjust')}
      </Button>
      {isOpen && (
        <Suspense>
          <AdjustDialog user={user} onChanged={onChanged} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
