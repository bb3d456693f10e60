import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { OptionRecord } from '#/resources/option/option'
import { focusField } from '#/ui/form/form-problem'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm, type SaveSource } from './settings-form-state'

const reasonId = (source: SaveSource, key: string) => `${source}-${key}-reason`

interface Props {
  record: OptionRecord
  source: SaveSource
  /** Shows the option's label too. */
  isNamed?: boolean
}

/** Error of an option, shown away from its input. */
export function RefusalReason({ record: { key, field }, source, isNamed = false }: Props) {
  const t = useT()
  const { form } = useSettingsForm()
  const error = form.errors[key]
  if (!error) return null
  return (
    <Text id={reasonId(source, key)} role="alert" tabIndex={-1} c="red">
      {isNamed && `${t(field.label)}: `}
      {error}
    </Text>
  )
}

/**
 * Brings the reason of each save that was refused here into view and focuses it: the input of the option, or its
 * `RefusalReason` where it has no input. An `isRevealedByEditor` section reveals its options itself.
 */
export function useRefusalFocus(source: SaveSource, isRevealedByEditor = false): void {
  const { form, save } = useSettingsForm()
  const { refusal } = save
  const { idOf } = form
  // A refusal from before this was mounted is not shown again.
  const handled = useRef(refusal)
  useEffect(() => {
    if (!refusal || refusal === handled.current || refusal.source !== source) return
    handled.current = refusal
    const reason = reasonId(source, refusal.key)
    if (document.getElementById(reason)) focusField(reason)
    else if (!isRevealedByEditor) focusField(idOf(refusal.key))
  })
}
