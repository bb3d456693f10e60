import { sameAnswer } from '#/fields/answers'
import { t as say } from '#/i18n/i18n'
import type { Collision } from '#/resources/option/option-plan'
import { optionFields } from '#/resources/option/option-records'
import { MovedDialog } from '#/ui/form/moved-dialog'
import { useDesk } from './desk'

/** How a collision is called: an option by its key, which has its label; a price by option and model. */
function nameOf({ key, member }: Collision): string {
  const label = optionFields[key]?.label
  return member === undefined || !label ? key : say('option.collision', { label: say(label), name: member })
}

/** Asks which of two versions is saved where somebody else changed the same meanwhile (CD-13). */
export default function CollisionDialog() {
  const { save } = useDesk()
  return (
    <MovedDialog
      fields={optionFields}
      conflicts={save.collisions.map((one) => ({ ...one, name: nameOf(one) }))}
      busy={save.busy}
      onSave={(chosen) =>
        save.choose((one) => sameAnswer(chosen[nameOf(one)], one.theirs) && !sameAnswer(one.mine, one.theirs))
      }
      onCancel={save.dismiss}
    />
  )
}
