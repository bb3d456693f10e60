import { useSyncExternalStore } from 'react'
import { isStorageRefused, onStorageRefusal } from '#/browser/stored-value'
import { DismissibleNotice } from '#/ui/status/dismissible-notice'
import { useT } from '#/ui/language/use-t'

/** Tells once that this browser keeps nothing for the console, which works from memory then (PS25). */
export function StorageNotice() {
  const t = useT()
  const isRefused = useSyncExternalStore(onStorageRefusal, isStorageRefused)
  if (!isRefused) return null
  return (
    <DismissibleNotice storageKey="storage" closeLabel={t('shell.close')}>
      {t('shell.noStorage')}
    </DismissibleNotice>
  )
}
