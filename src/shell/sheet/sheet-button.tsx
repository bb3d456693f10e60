import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { useSheetMode } from './sheet-mode'

/** Button of a list's toolbar that edits the list as a table, and leaves that mode while nothing is changed. */
export function SheetButton({ noun }: { noun: string }) {
  const t = useT()
  const { isOn, hasChanges, change } = useSheetMode(noun)
  return (
    <IconButton
      icon="edit"
      size="lg"
      label={t('sheet.edit')}
      aria-pressed={isOn}
      disabledReason={isOn && hasChanges() ? t('sheet.leave.changes') : undefined}
      onClick={() => change(!isOn)}
    />
  )
}
