import { Button, TextInput } from '@mantine/core'
import { useId, useState, type KeyboardEvent } from 'react'
import { parseRatio, inputToRaw, normalizeInput } from '#/resources/option/ratio-text'
import { useT } from '#/ui/language/use-t'
import classes from './ratio.module.css'

const TITLES = { model: 'option.ratio.addModel', group: 'option.ratio.addGroup' } as const

interface Props {
  noun: keyof typeof TITLES
  onAdd: (name: string, raw: string) => void
}

/** A name that is not in the table yet, with its ratio. */
export function AddRatio({ noun, onAdd }: Props) {
  const t = useT()
  const title = TITLES[noun]
  const errorId = useId()
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const [isInvalid, setProblem] = useState(false)
  const add = () => {
    const raw = inputToRaw(normalizeInput(typed))
    const isGood = name.trim() !== '' && parseRatio(raw) !== undefined
    setProblem(!isGood)
    if (!isGood) return
    onAdd(name.trim(), raw)
    setName('')
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Adds the row; the section is saved by its own button.
    event.preventDefault()
    add()
  }
  const typedName = { onKeyDown, 'aria-describedby': isInvalid ? errorId : undefined, size: 'sm' as const }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row everywhere
    <div role="group" aria-label={t(title)} className={classes.add}>
      <TextInput
        {...typedName}
        label={t('option.ratio.name')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        {...typedName}
        label={t('option.ratio.ratio')}
        inputMode="decimal"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="button" variant="default" onClick={add}>
        {t(title)}
      </Button>
      {isInvalid && (
        <p id={errorId} role="alert" className={classes.wrong}>
          {t('option.ratio.add.invalid')}
        </p>
      )}
    </div>
  )
}
