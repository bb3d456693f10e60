import { IconButton } from '#/ui/button/icon-button'
import * as z from 'zod/mini'
import IconPencil from '@tabler/icons-react/icons/IconPencil'
import { createStore } from '#/async/store'
import { storedText } from '#/browser/stored-value'
import { pageOwner, useAccount } from '#/session/session'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'

/** Lists that are in edit mode, by noun: visiting another page does not leave the mode. */
const modes = createStore<ReadonlySet<string>>(new Set())

/** Begins the edit mode of a list, or leaves it. */
export function changeEditMode(noun: string, isOn: boolean): void {
  const others = [...modes.read()].filter((other) => other !== noun)
  modes.write(new Set(isOn ? [...others, noun] : others))
}

/** Id of the account whose changes the page holds: also while it logs in again. */
export function usePageOwner(): number | undefined {
  const account = useAccount()
  return (account ?? pageOwner())?.id
}

/** The mode of a list, in which changes that are not written yet keep it, also after a reload. */
export function useEditMode(noun: string) {
  const isChosen = useStored(modes).has(noun)
  const owner = usePageOwner()
  // The key of `storedChanges`.
  const hasChanges = () => storedText(`sheet:${owner}:${noun}`, z.string(), 'session').read() !== undefined
  return {
    isOn: isChosen || hasChanges(),
    hasChanges,
    change: (isOn: boolean) => changeEditMode(noun, isOn),
  }
}

/** Button of a list's toolbar that begins its edit mode, and leaves it while nothing is changed. */
export function EditModeButton({ noun }: { noun: string }) {
  const t = useT()
  const { isOn, hasChanges, change } = useEditMode(noun)
  return (
    <IconButton
      icon={IconPencil}
      size="lg"
      label={t('editMode.edit')}
      aria-pressed={isOn}
      disabledReason={isOn && hasChanges() ? t('editMode.leave.changes') : undefined}
      onClick={() => change(!isOn)}
    />
  )
}
