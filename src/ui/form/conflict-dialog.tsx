import { ActionButton } from '#/ui/button/action-button'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { AnyFieldValues, Fields } from '#/fields/fields'
import { DialogButtons, DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import type { Conflict } from './rebase'
import { formatFieldValue } from './value-texts'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'

/** Which version of a value is saved. */
const SIDES = ['theirs', 'mine'] as const
type Side = (typeof SIDES)[number]

interface Props {
  fields: Fields
  conflicts: readonly Conflict[]
  busy: boolean
  /** Called with the chosen values of the conflicting fields. */
  onSave: (chosen: AnyFieldValues) => void
  onCancel: () => void
}

/** Dialog that shows the base, server and typed value of each conflicting field and asks which one to save. */
export function ConflictDialog({ fields, conflicts, busy, onSave, onCancel }: Props) {
  const t = useT()
  const [sides, setSides] = useState<Readonly<Record<string, string>>>({})
  const sideOf = (name: string): Side => (sides[name] === 'theirs' ? 'theirs' : 'mine')
  const save = () =>
    onSave(Object.fromEntries(conflicts.map((conflict) => [conflict.name, conflict[sideOf(conflict.name)]])))
  const heads = { theirs: t('form.conflict.theirs'), mine: t('form.conflict.mine') }
  return (
    <DialogFrame title={t('form.conflict')} size="lg" isClosable={!busy} onClose={onCancel}>
      <Stack style={{ overflowWrap: 'anywhere' }}>
        <Text>{t('form.conflict.hint')}</Text>
        {conflicts.map((conflict, index) => {
          const field = fields[conflict.name]
          const label = field ? t(field.label) : conflict.name
          const side = sideOf(conflict.name)
          return (
            <Radio.Group
              key={conflict.name}
              label={label}
              description={`${t('form.conflict.base')}: ${formatFieldValue(field, conflict.base)}`}
              value={side}
              onChange={(chosen) => setSides({ ...sides, [conflict.name]: chosen })}
            >
              <Stack gap="xs" mt="xs">
                {SIDES.map((option) => {
                  const text = `${heads[option]}: ${formatFieldValue(field, conflict[option])}`
                  return (
                    <Radio
                      key={option}
                      value={option}
                      label={text}
                      aria-label={`${label}, ${text}`}
                      data-autofocus={(index === 0 && side === option) || undefined}
                    />
                  )
                })}
              </Stack>
            </Radio.Group>
          )
        })}
      </Stack>
      <DialogButtons>
        <Button onClick={() => busy || onCancel()}>{t('common.cancel')}</Button>
        <ActionButton variant="filled" isBlocked={busy} onClick={() => busy || save()}>
          {t('form.conflict.save')}
        </ActionButton>
      </DialogButtons>
    </DialogFrame>
  )
}
