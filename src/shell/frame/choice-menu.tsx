import { IconButton } from '#/ui/feedback/icon-button'
import { MenuOpener } from '#/ui/feedback/menu-opener'
import type { MenuChoice } from '#/ui/feedback/menu-parts'
import type { IconName } from '#/ui/icon/icon'

interface Props {
  label: string
  icon: IconName
  groups: () => readonly MenuChoice[]
}

/** A small button that opens a menu of choices. */
export function ChoiceMenu({ label, icon, groups }: Props) {
  return (
    <MenuOpener parts={groups}>
      {(forButton) => <IconButton icon={icon} label={label} size="lg" {...forButton} />}
    </MenuOpener>
  )
}
