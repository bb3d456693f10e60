import { sameAnswer } from '#/fields/answers'
import { t } from '#/i18n/i18n'
import type { Collision } from '#/resources/option/option-plan'
import { optionFields } from '#/resources/option/option-records'
import { MovedValues } from '#/shell/form/moved-values'
import { useDesk } from './desk'

/** How a collision is called: an option by its key, which has its label; a price by option and model. */
function nameOf({ key, member }: Collision): string {
  const label = optionFields[key]?.label
  return member === undefined || !label ? key : t('option.collision', { label: t(label), name: member })
}

/** Asks which of two versions is saved where somebody else changed the same meanwhile (CD-13). */
export function CollisionDialog() {
  const { form, save, server } = useDesk()
  if (save.collisions.length === 0) return null
  const conflicts = save.collisions.map((one) => {
    const { base, theirs, mine } = one
    return { name: nameOf(one), base, theirs, mine }
  })
  return (
    <MovedValues
      fields={optionFields}
      save={{
        moved: { conflicts, theirs: server, merged: form.answers() },
        busy: save.busy,
        choose: (chosen) => save.choose((one) => sameAnswer(chosen[nameOf(one)], one.theirs)),
        dismiss: save.dismiss,
      }}
    />
  )
}
