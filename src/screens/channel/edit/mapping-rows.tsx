import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { parseMapping, stringifyMapping, type MappedModel } from '#/resources/channel/model-mapping'
import { IconButton } from '#/ui/controls/icon-button'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import classes from './mapping.module.css'

interface Shown {
  /** The JSON that these rows stand for. */
  text: string
  rows: readonly MappedModel[] | undefined
}

const isFilled = ({ from, to }: MappedModel) => from !== '' || to !== ''

/**
 * The mapping as rows. They keep their order and their blanks while they are typed; only when the JSON was
 * changed elsewhere are they made anew from it.
 */
export function MappingRows({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const text = useFieldValue(form, 'model_mapping')
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<Shown>(() => ({ text, rows: parseMapping(text) }))
  const read = shown.text === text ? shown.rows : parseMapping(text)
  if (!read) return <p className={classes.note}>{t('channel.form.mapping.noRows')}</p>

  const write = (rows: readonly MappedModel[]) => {
    const next = stringifyMapping(rows.filter(isFilled))
    setShown({ text: next, rows })
    form.setValue('model_mapping', next)
  }
  const change = (at: number, part: Partial<MappedModel>) =>
    write(read.map((row, each) => (each === at ? { ...row, ...part } : row)))
  const focusOn = (row: number) =>
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>('[data-from]')[row]?.focus())

  return (
    <fieldset className={classes.rows}>
      <legend className={classes.note}>{t('channel.form.mapping.rows')}</legend>
      <ul ref={list} className={classes.list}>
        {read.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place; its texts change while typed
          <li key={at} className={classes.row}>
            <TextInput
              data-from
              aria-label={t('channel.form.mapping.from', { n: at + 1 })}
              placeholder={t('channel.form.mapping.from.head')}
              autoComplete="off"
              spellCheck={false}
              value={row.from}
              onChange={({ currentTarget }) => change(at, { from: currentTarget.value })}
              onBlur={() => form.validateField('model_mapping')}
            />
            <span aria-hidden="true">→</span>
            <TextInput
              aria-label={t('channel.form.mapping.to', { n: at + 1 })}
              placeholder={t('channel.form.mapping.to.head')}
              autoComplete="off"
              spellCheck={false}
              value={row.to}
              onChange={({ currentTarget }) => change(at, { to: currentTarget.value })}
              onBlur={() => form.validateField('model_mapping')}
            />
            <IconButton
              type="button"
              icon="trash"
              label={t('channel.form.mapping.remove', { n: at + 1 })}
              onClick={() => {
                write(read.filter((_, each) => each !== at))
                focusOn(Math.max(0, at - 1))
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        type="button"
        variant="default"
        size="xs"
        onClick={() => {
          write([...read, { from: '', to: '' }])
          focusOn(read.length)
        }}
      >
        {t('channel.form.mapping.add')}
      </Button>
    </fieldset>
  )
}
