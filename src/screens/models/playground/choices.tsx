import { Button, Paper, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { plainNumber, plainWholeNumber } from '#/fields/number-text'
import { ModelInput } from '#/parts/model-input'
import { isUsable } from '#/resources/chat/call-choice'
import { tokenName, type Token } from '#/resources/token/token'
import { LISTBOX_PROPS } from '#/ui/form/inputs/input-props'
import { useT } from '#/ui/language/use-t'
import { useIsNarrow } from '#/ui/theme/columns'

/** What is typed for the model; numbers as text. */
export interface Settings {
  system: string
  temperature: string
  maxTokens: string
}

/** A number of the settings; undefined if it is blank or none. A comma is read as the field of the number means it. */
export function numberOf(name: 'temperature' | 'maxTokens', settings: Settings): number | undefined {
  const text = settings[name]
  const plain = name === 'maxTokens' ? plainWholeNumber(text) : plainNumber(text).replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** Right of the conversation, which comes after it. */
const BESIDE = { position: 'sticky', top: 'calc(var(--gc-header) + var(--gc-space-4))', order: 2 } as const

interface Choice {
  token?: number
  tokenName?: undefined
  model?: string
  other?: string | undefined
  channel?: undefined
}

interface Props {
  tokens: readonly Token[]
  token: Token | undefined
  models: readonly string[]
  model: string
  other: string | undefined
  channel: number | undefined
  settings: Settings
  onChoose: (change: Choice) => void
  onSettings: (settings: Settings) => void
}

export function Choices(props: Props) {
  const { tokens, token, models, model, other, channel, settings, onChoose, onSettings } = props
  const t = useT()
  const isNarrow = useIsNarrow()
  const set = (name: keyof Settings) => ({
    value: settings[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onSettings({ ...settings, [name]: currentTarget.value }),
  })
  const numberProps = (name: 'temperature' | 'maxTokens') => ({
    ...set(name),
    error:
      settings[name].trim() !== '' &&
      numberOf(name, settings) === undefined &&
      t('playground.number.invalid'),
  })
  const labelOf = (each: Token) =>
    isUsable(each) ? tokenName(each) : t('playground.token.off', { name: tokenName(each) })
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-label={t('playground.choices')}
      style={isNarrow ? undefined : BESIDE}
    >
      <Stack>
        <Select
          {...LISTBOX_PROPS}
          limit={200}
          label={t('common.token')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('form.nothingFound')}
          value={String(token?.id ?? '')}
          data={tokens.map((each) => ({ value: String(each.id), label: labelOf(each) }))}
          onChange={(id) => id !== null && onChoose({ token: Number(id), tokenName: undefined })}
        />
        <ModelInput
          label={t('common.model')}
          models={models}
          value={model}
          onChange={(name) => name !== '' && onChoose({ model: name })}
        />
        {other === undefined ? (
          <Button onClick={() => onChoose({ other: models.find((name) => name !== model) ?? model })}>
            {t('playground.compare')}
          </Button>
        ) : (
          <>
            <ModelInput
              label={t('playground.otherModel')}
              models={models}
              value={other}
              onChange={(name) => name !== '' && onChoose({ other: name })}
            />
            <Button onClick={() => onChoose({ other: undefined })}>{t('playground.compare.end')}</Button>
          </>
        )}
        {channel !== undefined && (
          <>
            <Text size="sm">{t('playground.channel', { id: channel })}</Text>
            <Button onClick={() => onChoose({ channel: undefined })}>{t('playground.channel.any')}</Button>
          </>
        )}
        <details>
          <summary>{t('playground.settings')}</summary>
          <Stack>
            <Textarea
              label={t('common.systemPrompt')}
              description={t('playground.system.hint')}
              rows={4}
              {...set('system')}
            />
            <TextInput
              label={t('playground.temperature')}
              description={t('playground.temperature.hint')}
              inputMode="decimal"
              {...numberProps('temperature')}
            />
            <TextInput
              label={t('playground.maxTokens')}
              description={t('playground.maxTokens.hint')}
              inputMode="numeric"
              {...numberProps('maxTokens')}
            />
          </Stack>
        </details>
      </Stack>
    </Paper>
  )
}
