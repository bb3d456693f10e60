import { Button } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { Suspense } from 'react'
import { late } from '#/ui/feedback/late'

const DeleteDisabledDialog = late(async () => (await import('./delete-disabled-dialog')).DeleteDisabledDialog)

/** Opens the question that names what would be deleted. */
export function DeleteDisabledButton() {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('channel.deleteDisabled')}
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDisabledDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
