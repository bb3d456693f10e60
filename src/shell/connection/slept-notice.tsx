import { Alert, Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onWake } from '#/browser/wake'
import { momentText } from '#/format/moment'
import { useT } from '#/ui/language/use-t'
import { readAccountAnew } from '../cache'
import { oldestShown } from './trouble'

const SECOND_MS = 1000

/** After the computer slept: since when what is on the page is, until it is read again or left (CD-39). */
export function SleptNotice() {
  const t = useT()
  const cache = useQueryClient()
  const router = useRouter()
  const [asOf, setAsOf] = useState<number>()
  useEffect(() => onWake(() => setAsOf(oldestShown(cache))), [cache])
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setAsOf(undefined)),
    [router],
  )
  if (asOf === undefined) return null
  const read = () => {
    setAsOf(undefined)
    readAccountAnew(cache)
    // The button goes with its notice.
    document.querySelector('h1')?.focus()
  }
  return (
    <Alert role="status" color="gray" mb="md">
      <Group justify="space-between">
        <span>{t('trouble.slept', { time: momentText(Math.floor(asOf / SECOND_MS)) ?? '' })}</span>
        <Button size="xs" variant="default" onClick={read}>
          {t('trouble.readAgain')}
        </Button>
      </Group>
    </Alert>
  )
}
