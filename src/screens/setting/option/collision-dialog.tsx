import { isSameValue } from '#/fields/field-values'
import { t } from '#/i18n/i18n'
import type { Collision } from '#/resources/option/plan-save'
import { optionFields } from '#/resources/option/option-records'
import { ConflictResolver } from '#/shell/form/conflict-resolver'
import { useSettingsForm } from './settings-form-context'

/** Field name of a conflict: the option's key, or option and entry of a map. */
function nameOf({ key, member }: Collision): string {
  const label = optionFields[key]?.label
  return member === undefined || !label ? key : t('option.collision', { label: t(label), name: member })
}

/** Resolves conflicts: options that somebody else changed since they were fetched (CD-13). */
export function CollisionDialog() {
  const { form, save, server } = useSettingsForm()
  if (save.collisions.length === 0) return null
  const conflicts = save.collisions.map((collision) => {
    const { base, theirs, mine } = collision
    return { name: nameOf(collision), base, theirs, mine }
  })
  return (
    <ConflictResolver
      fields={optionFields}
      save={{
        conflict: { conflicts, theirs: server, merged: form.values() },
        busy: save.busy,
        resolve: (resolved) =>
          save.resolve((collision) => isSameValue(resolved[nameOf(collision)], collision.theirs)),
        dismiss: save.dismiss,
      }}
    />
  )
}
