import { isSameValue } from '#/fields/field-values'
import { t } from '#/i18n/i18n'
import type { Collision } from '#/resources/option/plan-save'
import { optionFields } from '#/resources/option/option-records'
import { ConflictResolver } from '#/shell/form/conflict-resolver'
import { useSettingsForm } from './settings-form-context'

/** How a collision is called: an option by its key, which has its label; a price by option and model. */
function nameOf({ key, member }: Collision): string {
  const label = optionFields[key]?.label
  return member === undefined || !label ? key : t('option.collision', { label: t(label), name: member })
}

/** Asks which of two versions is saved where somebody else changed the same meanwhile (CD-13). */
export function CollisionDialog() {
  const { form, save, server } = useSettingsForm()
  if (save.collisions.length === 0) return null
  const conflicts = save.collisions.map((one) => {
    const { base, theirs, mine } = one
    return { name: nameOf(one), base, theirs, mine }
  })
  return (
    <ConflictResolver
      fields={optionFields}
      save={{
        conflict: { conflicts, theirs: server, merged: form.values() },
        busy: save.busy,
        resolve: (chosen) => save.resolve((one) => isSameValue(chosen[nameOf(one)], one.theirs)),
        dismiss: save.dismiss,
      }}
    />
  )
}
