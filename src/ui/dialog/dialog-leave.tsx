import { Button } from '@mantine/core'
import { createContext, use } from 'react'
import { useT } from '../language/use-t'

/**
 * Runs what closes the dialog around it, after a question if something is typed in the dialog. Outside of dialogs: at once. Apart
 * from `DialogFrame`, whose code only pages with an open dialog need.
 */
export const DialogLeave = createContext<(leave: () => void) => void>((leave) => leave())

export function CancelButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  const leave = use(DialogLeave)
  return <Button onClick={() => leave(onClick)}>{t('common.cancel')}</Button>
}
