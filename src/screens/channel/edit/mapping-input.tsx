import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { Fragment, useRef, useState } from 'react'
import IconTrash from '@tabler/icons-react/icons/IconTrash'
import { identifierText, withoutInvisible } from '#/fields/plain-text'
import type { ChannelFields } from '#/resources/channel/channel-fields'
import { parseMapping, stringifyMapping, type MappedModel } from '#/resources/channel/model-mapping'
import { IconButton } from '#/ui/button/icon-button'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

/** More models than the server can store; a pasted text of thousands would stop the page for seconds as rows. */
const MAX_ROWS = 150

export function MappingInput({ form }: { form: FormHandle<ChannelFields> }) {
  return <Field form={form} name="model_mapping" aside={<MappingAside form={form} />} />
}

function MappingAside({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const n = parseMapping(useFieldValue(form, 'model_mapping'))?.length ?? 0
  if (n > MAX_ROWS) return <Text c="dimmed">{t('channel.form.mapping.manyRows', { n, max: MAX_ROWS })}</Text>
  return (
    <>
      <UnsupportedModels form={form} />
      <MappingRows form={form} />
    </>
  )
}

/** Lists mapped models that the channel does not serve, a frequent mistake. */
function UnsupportedModels({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const mapping = useFieldValue(form, 'model_mapping')
  const models = useFieldValue(form, 'models')
  const names = (parseMapping(mapping) ?? []).map(({ from }) => identifierText(from))
  const unsupported = [...new Set(names)].filter((name) => name !== '' && !models.includes(name))
  const add = (name: string) => {
    form.setValue('models', [...form.values().models, name])
    // The pressed button is unmounted together with its line.
    document.getElementById(form.idOf('model_mapping'))?.focus()
  }
  return (
    <div role="status">
      {unsupported.map((name) => (
        <Group key={name} gap="xs" mb="xs">
          <span>{t('channel.form.mapping.unsupported', { name })}</span>
          <Button size="xs" onClick={() => add(name)}>
            {t('channel.form.mapping.addModel', { name })}
          </Button>
        </Group>
      ))}
    </div>
  )
}

interface RenderedRows {
  /** JSON text that `rows` was last serialised to. */
  text: string
  rows: readonly MappedModel[] | undefined
}

const SIDES = [
  { side: 'from', label: 'channel.form.mapping.from', head: 'channel.form.mapping.from.head' },
  { side: 'to', label: 'channel.form.mapping.to', head: 'channel.form.mapping.to.head' },
] as const

const isFilled = ({ from, to }: MappedModel) => from !== '' || to !== ''

/**
 * Model mapping as editable rows. Order and blank rows are kept while typing; the rows are parsed from the
 * JSON again only after it was changed elsewhere.
 */
function MappingRows({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const text = useFieldValue(form, 'model_mapping')
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [rendered, setRendered] = useState<RenderedRows>(() => ({ text, rows: parseMapping(text) }))
  const parsed = rendered.text === text ? rendered.rows : parseMapping(text)
  if (!parsed) return <Text c="dimmed">{t('channel.form.mapping.noRows')}</Text>

  const write = (rows: readonly MappedModel[]) => {
    const next = stringifyMapping(rows.filter(isFilled))
    setRendered({ text: next, rows })
    form.setValue('model_mapping', next)
  }
  const change = (index: number, patch: Partial<MappedModel>) =>
    write(parsed.map((row, other) => (other === index ? { ...row, ...patch } : row)))
  const focusRow = (row: number) =>
    setTimeout(() => {
      const inputs = list.current?.querySelectorAll<HTMLElement>('[data-side=from]')
      const target = inputs?.[row] ?? addButton.current
      target?.focus()
    })

  return (
    <Stack component="fieldset" gap="xs" align="flex-start" mt="xs" mx={0} p={0} miw={0} bd={0}>
      <Text component="legend" c="dimmed" p={0}>
        {t('channel.form.mapping.rows')}
      </Text>
      <Stack component="ul" ref={list} gap="xs" w="100%" m={0} p={0} style={{ listStyle: 'none' }}>
        {parsed.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id and their texts change while typed
          <Group component="li" key={index} gap="xs" wrap="nowrap">
            <Group gap="xs" flex={1}>
              {SIDES.map(({ side, label, head }) => (
                <Fragment key={side}>
                  {side === 'to' && <span aria-hidden="true">→</span>}
                  <TextInput
                    flex="1 1 var(--gc-length-9)"
                    data-side={side}
                    aria-label={t(label, { n: index + 1 })}
                    placeholder={t(head)}
                    autoComplete="off"
                    spellCheck={false}
                    value={row[side]}
                    onChange={({ currentTarget }) =>
                      change(index, { [side]: withoutInvisible(currentTarget.value) })
                    }
                    onBlur={() => form.validateField('model_mapping')}
                  />
                </Fragment>
              ))}
            </Group>
            <IconButton
              icon={IconTrash}
              label={t('channel.form.mapping.remove', { n: index + 1 })}
              onClick={() => {
                write(parsed.filter((_, other) => other !== index))
                focusRow(Math.max(0, index - 1))
              }}
            />
          </Group>
        ))}
      </Stack>
      <Button
        ref={addButton}
        size="xs"
        onClick={() => {
          write([...parsed, { from: '', to: '' }])
          focusRow(parsed.length)
        }}
      >
        {t('channel.form.mapping.add')}
      </Button>
    </Stack>
  )
}
