import { Button, Group } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconArrowForwardUp from '@tabler/icons-react/icons/IconArrowForwardUp'
import { useState } from 'react'
import type { MoneyScale } from '#/format/quota'
import { ChangesDialog } from '#/app/bulk-edit/changes-dialog'
import { useBeingDeleted } from '#/app/jobs/deletions'
import { ActionButton } from '#/ui/button/action-button'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import { Announced } from '#/ui/text/announced'
import type { EditColumn } from './edit-cells'
import { cellKind, shownText, type EditDefinition } from './edit-definition'
import classes from './edit-mode.module.css'
import { changedRows, countChanges } from './edit-changes'
import type { EditState, EditStore } from './edit-store'

interface Props<Row> {
  state: EditState
  store: EditStore
  fill: () => void
  columns: ReadonlyMap<string, EditColumn>
  definition: EditDefinition<Row>
  noun: string
  scale: MoneyScale
  onLeave: () => void
}

/** The bar above a table in edit mode: how many cells are changed, and what can be done with the changes. */
export function EditBar<Row>(props: Props<Row>) {
  const { state, store, fill, columns, definition, noun, scale, onLeave } = props
  const { changes, message } = state
  const t = useT()
  const [dialog, setDialog] = useState<'review' | 'discard'>()
  const counts = countChanges(changes)
  const { valid, invalid } = counts
  const total = valid + invalid
  const close = () => setDialog(undefined)
  const discard = () => {
    store.discard()
    close()
  }
  const deleting = useBeingDeleted(noun)
  const all = changedRows(changes)
  const entries = all.filter(({ id }) => !deleting.has(String(id)))
  const reason = all.length === 0 ? t('editMode.onlyInvalid') : t('row.deleting')
  const none = total === 0 ? t('editMode.noChanges') : undefined
  const announcement = [message.problem, message.isCounted && t('editMode.counts', counts)]
  const labelOf = (member: string) =>
    [...columns.values()].find((column) => column.member === member)?.label ?? member
  return (
    <Group role="group" aria-label={t('editMode.bar')}>
      <p className={classes.hint}>
        {message.note === '' && t('editMode.hint')}
        <Announced text={message.note} detail={announcement.filter(Boolean).join(' ')} />
      </p>
      {invalid > 0 && <strong className={classes.invalid}>{t('editMode.invalid', { n: invalid })}</strong>}
      <IconActionButton
        icon={IconArrowBackUp}
        label={t('editMode.undo')}
        aria-disabled={state.past.length === 0 || undefined}
        data-refused={state.past.length === 0 || undefined}
        onClick={store.undo}
      />
      <IconActionButton
        icon={IconArrowForwardUp}
        label={t('editMode.redo')}
        aria-disabled={state.future.length === 0 || undefined}
        data-refused={state.future.length === 0 || undefined}
        onClick={store.redo}
      />
      <Button size="xs" onClick={fill}>
        {t('editMode.fill')}
      </Button>
      <ActionButton
        size="xs"
        disabledReason={none}
        onClick={() => (total > 1 ? setDialog('discard') : discard())}
      >
        {t('editMode.discard')}
      </ActionButton>
      <ActionButton
        size="xs"
        disabledReason={total > 0 ? t('editMode.leave.changes') : undefined}
        onClick={onLeave}
      >
        {t('editMode.leave')}
      </ActionButton>
      <ActionButton
        variant="filled"
        size="xs"
        disabledReason={entries.length === 0 ? (none ?? reason) : undefined}
        onClick={() => setDialog('review')}
      >
        {t('editMode.review', { n: valid })}
      </ActionButton>
      {dialog === 'discard' && (
        <ConfirmDialog
          title={t('editMode.discard.ask', { n: total })}
          hint={t('editMode.discard.hint')}
          confirmLabel={t('editMode.discard')}
          onConfirm={discard}
          onCancel={close}
        />
      )}
      {dialog === 'review' && (
        <ChangesDialog
          kind={definition.kind}
          title={definition.title}
          entries={entries}
          labelOf={labelOf}
          textOf={(member, value) => shownText(cellKind(definition, member), value, scale)}
          leftOut={invalid}
          deleting={all.length - entries.length}
          onStart={() => store.send(entries)}
          onClose={close}
        />
      )}
    </Group>
  )
}
