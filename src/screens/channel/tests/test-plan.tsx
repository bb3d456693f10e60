import { Group, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { isTextList, parseList, withEntries } from '#/fields/text-list'
import { formatCount } from '#/format/quota'
import { channelName, type Channel } from '#/resources/channel/channel'
import { isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import { testModelOf } from '#/resources/channel/test-model'
import { knownRecord } from '#/resources/known-record'
import type { TestSettings } from '#/app/jobs/job'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import type { PlannedTest } from './test-job'
import { MAX_PLAN_TEXT, MODELS, SCOPES, type TestPlan } from './test-plan-search'

interface Props {
  plan: TestPlan
  selected: number
  settings: TestSettings
  onPlan: (patch: Partial<TestPlan>) => void
  onSettings: (settings: TestSettings) => void
}

const CONCURRENCIES = ['1', '2', '3', '4']
const TIMEOUTS_S = ['10', '30', '60', '120']

export function PlanInputs({ plan, selected, settings, onPlan, onSettings }: Props) {
  const t = useT()
  const scopes = selected > 0 ? SCOPES : SCOPES.filter((scope) => scope !== 'ids')
  return (
    <Group>
      <ToolbarSelect
        label={t('common.channels')}
        choices={scopes.map((value) => ({
          value,
          label: value === 'all' ? t('common.all') : t(`tests.scope.${value}`, { n: formatCount(selected) }),
        }))}
        value={plan.scope}
        onChange={(scope) => onPlan({ scope })}
      />
      <PlanText label={t('tests.text')} value={plan.text} onChange={(text) => onPlan({ text })} />
      <ToolbarSelect
        label={t('common.models')}
        choices={MODELS.map((value) => ({ value, label: t(`tests.models.${value}`) }))}
        value={plan.models}
        onChange={(models) => onPlan({ models })}
      />
      {plan.models === 'named' && (
        <PlanText
          label={t('tests.names')}
          value={plan.names}
          onChange={(names) => onPlan({ names })}
          isList
        />
      )}
      <ToolbarSelect
        label={t('tests.concurrency')}
        choices={CONCURRENCIES.map((n) => ({ value: n, label: n }))}
        value={String(settings.concurrency)}
        onChange={(n) => onSettings({ ...settings, concurrency: Number(n) })}
      />
      <ToolbarSelect
        label={t('tests.timeout')}
        choices={TIMEOUTS_S.map((n) => ({ value: n, label: t('common.seconds', { s: n }) }))}
        value={String(settings.timeout)}
        onChange={(n) => onSettings({ ...settings, timeout: Number(n) })}
      />
    </Group>
  )
}

interface PlanTextProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** The text is a list of names. */
  isList?: boolean
}

/** An input for a text of the URL, which gets no key. */
function PlanText({ label, value, onChange, isList = false }: PlanTextProps) {
  const t = useT()
  const id = useId()
  // With blanks at the ends, which the URL does not have.
  const [typed, setTyped] = useState(value)
  const change = (text: string) => {
    setTyped(text)
    if (!isKey(text)) onChange(identifierText(text))
  }
  return (
    <Group>
      <Text component="label" htmlFor={id} size="sm">
        {label}
      </Text>
      <TextInput
        id={id}
        value={typed}
        maxLength={MAX_PLAN_TEXT}
        error={isKey(typed) && t('grid.searchIsKey')}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!isList || !isTextList(pasted)) return
          // The browser would join its lines.
          event.preventDefault()
          change(withEntries(parseList(typed).entries, pasted).join(', ').slice(0, MAX_PLAN_TEXT))
        }}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </Group>
  )
}

function matchesText(channel: Channel, text: string): boolean {
  return String(channel.id) === text || channelName(channel).toLowerCase().includes(text.toLowerCase())
}

/** The channels that the plan chooses; `ids` are those that were selected in the list. */
function plannedChannels(plan: TestPlan, channels: readonly Channel[], ids: ReadonlySet<number>): Channel[] {
  // A link that was opened in another tab has no selection.
  const scope = ids.size === 0 && plan.scope === 'ids' ? 'enabled' : plan.scope
  return channels.filter((channel) => {
    if (scope === 'ids' && !ids.has(channel.id)) return false
    if (scope === 'enabled' && !isEnabled(channel)) return false
    return plan.text === '' || matchesText(channel, plan.text)
  })
}

/** The named models that no channel of the plan lists: those without a test among `tests`. */
export function unservedNames(plan: TestPlan, tests: readonly PlannedTest[]): string[] {
  if (plan.models !== 'named') return []
  const served = new Set(tests.map(({ model }) => model))
  return parseList(plan.names).entries.filter((name) => !served.has(name))
}

/** The tests of the plan: models that a channel does not list are left out, because the server would test another one. */
export function plannedTests(
  plan: TestPlan,
  channels: readonly Channel[],
  ids: ReadonlySet<number>,
): PlannedTest[] {
  const names = new Set(parseList(plan.names).entries)
  return plannedChannels(plan, channels, ids).flatMap((channel) => {
    const test = testModelOf(channel)
    const own = [...new Set(channel.models)]
    const models =
      plan.models === 'test'
        ? test === undefined
          ? []
          : [test]
        : own.filter((model) => plan.models === 'each' || names.has(model))
    return models.map((model) => Object.assign(knownRecord(channel, channelName(channel)), { model }))
  })
}
