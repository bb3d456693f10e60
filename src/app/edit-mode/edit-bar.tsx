import { Button, Group, Text } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconArrowForwardUp from '@tabler/icons-react/icons/IconArrowForwardUp'
import type { Icon } from '@tabler/icons-react'
import { useState } from 'react'
import type { MoneyScale } from '#/format/quota'
import type { StaticKey } from '#/i18n/i18n'
import { ChangesDialog } from '#/app/bulk-edit/changes-dialog'
import { useBeingDeleted } from '#/app/jobs/deletions'
import { ActionButton } from '#/ui/button/action-button'
import { IconButton } from '#/ui/button/icon-button'
import { useT } from '#/ui/language/use-t'
import { Announced } from '#/ui/text/announced'
import { shownText, type EditDefinition } from './edit-definition'
import { changedRows, countChanges } from './edit-changes'
import { changeEditMode } from './edit-mode-switch'
import type { EditState, EditStore } from './edit-store'

interface Props<Row> {
  state: EditState
  store: EditStore
  fill: () => void
  /** The name of a member. */
  labelOf: (member: string) => string
  definition: EditDefinition<Row>
  scale: MoneyScale
}

/** The bar above a table in edit mode: how many cells are changed, and what can be done with the changes. */
export function EditBar<Row>(props: Props<Row>) {
  const { state, store, fill, labelOf, definition, scale } = props
  const { changes, note } = state
  const t = useT()
  const [isReviewed, setReviewed] = useState(false)
  const { valid, invalid } = countChanges(changes)
  const total = valid + invalid
  const deleting = useBeingDeleted(definition.noun)
  const all = changedRows(changes)
  const entries = all.filter(({ id }) => !deleting.has(String(id)))
  const reason = all.length === 0 ? t('editMode.onlyInvalid') : t('row.deleting')
  const none = total === 0 ? t('editMode.noChanges') : undefined
  const stepButton = (icon: Icon, label: StaticKey, steps: EditState['past'], go: () => void) => {
    const isNone = steps.length === 0 || undefined
    return (
      <IconButton icon={icon} label={t(label)} aria-disabled={isNone} data-refused={isNone} onClick={go} />
    )
  }
  return (
    <Group role="group" aria-label={t('editMode.bar')}>
      <Text component="div" size="sm" flex="1 1 var(--gc-length-12)">
        {note === '' && t('editMode.hint')}
        <Announced text={note} detail={total > 0 ? t('editMode.counts', { valid, invalid }) : ''} />
      </Text>
      {invalid > 0 && (
        <Text c="var(--gc-bad)" size="sm" fw={600}>
          {t('editMode.invalid', { n: invalid })}
        </Text>
      )}
      {stepButton(IconArrowBackUp, 'editMode.undo', state.past, store.undo)}
      {stepButton(IconArrowForwardUp, 'editMode.redo', state.future, store.redo)}
      <Button size="xs" onClick={fill}>
        {t('editMode.fill')}
      </Button>
      <ActionButton size="xs" disabledReason={none} onClick={store.discard}>
        {t('editMode.discard')}
      </ActionButton>
      <ActionButton
        size="xs"
        disabledReason={total > 0 ? t('editMode.leave.changes') : undefined}
        onClick={() => changeEditMode(definition.noun, false)}
      >
        {t('editMode.leave')}
      </ActionButton>
      <ActionButton
        variant="filled"
        size="xs"
        disabledReason={entries.length === 0 ? (none ?? reason) : undefined}
        onClick={() => setReviewed(true)}
      >
        {t('editMode.review', { n: valid })}
      </ActionButton>
      {isReviewed && (
        <ChangesDialog
          noun={definition.noun}
          entries={entries}
          labelOf={labelOf}
          textOf={(member, value) => shownText(definition.fields[member], value, scale)}
          leftOut={invalid}
          deleting={all.length - entries.length}
          onStart={() => store.send(entries)}
          onClose={() => setReviewed(false)}
        />
      )}
    </Group>
  )
}
