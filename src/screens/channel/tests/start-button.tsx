import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '#/format/quota'
import { useT } from '#/ui/language/use-t'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'

/** More tests than this are started after a question only: each is a call that may cost money. */
const MAX_UNASKED = 200

interface Props {
  n: number
  label: string
  variant?: 'filled'
  onStart: () => void
}

export function StartButton({ n, label, variant, onStart }: Props) {
  const t = useT()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => (n > MAX_UNASKED ? setIsAsking(true) : onStart())}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('tests.ask', { n: formatCount(n) })}
          hint={t('tests.lead')}
          confirmLabel={label}
          tone="plain"
          onConfirm={() => {
            setIsAsking(false)
            onStart()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
