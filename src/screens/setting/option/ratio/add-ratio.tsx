import { Button, Group, Text, TextInput } from '@mantine/core'
import { useId, useState, type KeyboardEvent } from 'react'
import { withoutInvisible } from '#/fields/plain-text'
import { parseRatio, inputToRaw, normalizeInput } from '#/resources/option/ratio-map'
import { useT } from '#/ui/language/use-t'

const TITLES = { model: 'option.ratio.addModel', group: 'option.ratio.addGroup' } as const

interface Props {
  noun: keyof typeof TITLES
  /** Filled in at first: what was looked for. */
  name?: string | undefined
  onAdd: (name: string, raw: string) => void
}

/** Adds a new name with its ratio to the table. */
export function AddRatio({ noun, name: initialName = '', onAdd }: Props) {
  const t = useT()
  const title = TITLES[noun]
  const errorId = useId()
  const [name, setName] = useState(initialName)
  const [removed, setRemoved] = useState(0)
  const [ratioText, setRatioText] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const add = () => {
    const raw = inputToRaw(normalizeInput(ratioText))
    const isValid = name.trim() !== '' && parseRatio(raw) !== undefined
    setInvalid(!isValid)
    if (!isValid) return
    onAdd(name.trim(), raw)
    setName('')
    setRemoved(0)
    setRatioText('')
  }
  const typeName = (typed: string) => {
    const plain = withoutInvisible(typed)
    setName(plain.text)
    setRemoved(plain.text === '' ? 0 : removed + plain.removed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the row and must not submit the section.
    event.preventDefault()
    add()
  }
  const inputProps = { onKeyDown, 'aria-describedby': isInvalid ? errorId : undefined }
  return (
    <Group role="group" aria-label={t(title)} align="flex-end">
      <TextInput
        {...inputProps}
        label={t('option.ratio.name')}
        value={name}
        onChange={({ currentTarget }) => typeName(currentTarget.value)}
      />
      <TextInput
        {...inputProps}
        label={t('option.ratio.ratio')}
        inputMode="decimal"
        value={ratioText}
        onChange={({ currentTarget }) => setRatioText(currentTarget.value)}
      />
      <Button onClick={add}>{t(title)}</Button>
      {removed > 0 && (
        <Text role="alert" c="orange">
          {t('fields.invisible', { n: removed })}
        </Text>
      )}
      {isInvalid && (
        <Text id={errorId} role="alert" c="red" w="100%">
          {t('option.ratio.add.invalid')}
        </Text>
      )}
    </Group>
  )
}
