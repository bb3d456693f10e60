import { useState } from 'react'
import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'
import { Suspense } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'

const DeleteDisabledDialog = lazyComponent(
  async () => (await import('./delete-disabled-dialog')).DeleteDisabledDialog,
)

/** Opens the question that names what would be deleted. */
export function DeleteDisabledButton() {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PlainButton onClick={() => setAsking(true)}>{t('channel.deleteDisabled')}</PlainButton>
      {isAsking && (
        <Suspense>
          <DeleteDisabledDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
