import { ActionIcon } from '@mantine/core'
import { MenuOpener } from '#/ui/feedback/menu-opener'
import type { MenuChoice } from '#/ui/feedback/menu-parts'
import { Icon, type IconName } from '#/ui/icon/icon'

interface Props {
  label: string
  icon: IconName
  groups: () => readonly MenuChoice[]
}

/** A small button that opens a menu of choices. */
export function ChoiceMenu({ label, icon, groups }: Props) {
  return (
    <MenuOpener parts={groups}>
      {(forButton) => (
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} {...forButton}>
          <Icon name={icon} />
        </ActionIcon>
      )}
    </MenuOpener>
  )
}
