import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { isTextList, parseList, withEntries } from '#/fields/text-list'
import { formatCount } from '#/format/quota'
import { channelName, type Channel } from '#/resources/channel/channel'
import { isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import { testModelOf } from '#/resources/channel/test-model'
import type { TestSettings } from '#/app/jobs/job'
import { useT } from '#/ui/language/use-t'
import type { PlannedTest } from './test-job'
import { idsOfText, MAX_PLAN_TEXT, type TestPlan } from './test-plan-search'
import classes from './tests.module.css'

interface Props {
  plan: TestPlan
  settings: TestSettings
  onPlan: (patch: Partial<TestPlan>) => void
  onSettings: (settings: TestSettings) => void
}

const CONCURRENCIES = [1, 2, 3, 4]
const TIMEOUTS_S = [10, 30, 60, 120]

/** Which channels and models to test, how many at a time, and when to give up. */
export function PlanInputs({ plan, settings, onPlan, onSettings }: Props) {
  const t = useT()
  const selected = useMemo(() => idsOfText(plan.ids).size, [plan.ids])
  const scopes: { value: TestPlan['scope']; label: string }[] = [
    { value: 'enabled', label: t('tests.scope.enabled') },
    { value: 'all', label: t('tests.scope.all') },
    ...(selected > 0
      ? [{ value: 'ids' as const, label: t('tests.scope.ids', { n: formatCount(selected) }) }]
      : []),
  ]
  const models: { value: TestPlan['models']; label: string }[] = [
    { value: 'test', label: t('tests.models.test') },
    { value: 'each', label: t('tests.models.each') },
    { value: 'named', label: t('tests.models.named') },
  ]
  return (
    <Group className={classes.inputs}>
      <NativeSelect
        label={t('tests.scope')}
        data={scopes}
        value={plan.scope}
        onChange={({ currentTarget: { value } }) =>
          onPlan({ scope: scopes.find((scope) => scope.value === value)?.value ?? 'enabled' })
        }
      />
      <PlanText label={t('tests.text')} value={plan.text} onChange={(text) => onPlan({ text })} />
      <NativeSelect
        label={t('tests.models')}
        data={models}
        value={plan.models}
        onChange={({ currentTarget: { value } }) =>
          onPlan({ models: models.find((choice) => choice.value === value)?.value ?? 'test' })
        }
      />
      {plan.models === 'named' && (
        <PlanText
          label={t('tests.names')}
          value={plan.names}
          onChange={(names) => onPlan({ names })}
          isList
        />
      )}
      <NativeSelect
        label={t('tests.concurrency')}
        data={CONCURRENCIES.map((n) => ({ value: String(n), label: String(n) }))}
        value={String(settings.concurrency)}
        onChange={({ currentTarget: { value } }) => onSettings({ ...settings, concurrency: Number(value) })}
      />
      <NativeSelect
        label={t('tests.timeout')}
        data={TIMEOUTS_S.map((n) => ({ value: String(n), label: t('tests.timeout.seconds', { n }) }))}
        value={String(settings.timeout)}
        onChange={({ currentTarget: { value } }) => onSettings({ ...settings, timeout: Number(value) })}
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

interface PlanDraft {
  /** With blanks at the ends, which the URL does not have. */
  typed: string
  /** The text that the URL had last. */
  value: string
  /** The texts that were sent since, oldest first: the URL has them later, and may skip some. */
  sent: readonly string[]
}

/** Takes over a text of the URL that was not typed here. */
function reconcileDraft(draft: PlanDraft, value: string): PlanDraft {
  if (value === draft.value) return draft
  const at = draft.sent.indexOf(value)
  if (at < 0) return { typed: value, value, sent: [] }
  return { ...draft, value, sent: draft.sent.slice(at + 1) }
}

/** An input for a text of the URL, which gets no key. It shows what is typed, however late the URL has it. */
function PlanText({ label, value, onChange, isList = false }: PlanTextProps) {
  const t = useT()
  const id = useId()
  const [stored, setStored] = useState<PlanDraft>({ typed: value, value, sent: [] })
  const draft = reconcileDraft(stored, value)
  if (draft !== stored) setStored(draft)

  const send = (typed: string) => {
    const text = identifierText(typed)
    const isNew = !isKey(text) && text !== (draft.sent.at(-1) ?? draft.value)
    setStored((now) => ({ ...now, typed, sent: isNew ? [...now.sent, text] : now.sent }))
    if (isNew) onChange(text)
  }
  return (
    <Group>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        value={draft.typed}
        maxLength={MAX_PLAN_TEXT}
        error={isKey(draft.typed) ? t('grid.searchIsKey') : undefined}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!isList || !isTextList(pasted)) return
          // The browser would join its lines.
          event.preventDefault()
          send(withEntries(parseList(draft.typed).entries, pasted).join(', ').slice(0, MAX_PLAN_TEXT))
        }}
        onChange={({ currentTarget, nativeEvent }) => {
          const typed = currentTarget.value
          // Half of a Chinese word is no name to look for.
          if ('isComposing' in nativeEvent && nativeEvent.isComposing === true)
            setStored((now) => ({ ...now, typed }))
          else send(typed)
        }}
        onCompositionEnd={({ currentTarget }) => send(currentTarget.value)}
      />
    </Group>
  )
}

function matchesText(channel: Channel, text: string): boolean {
  return String(channel.id) === text || channelName(channel).toLowerCase().includes(text.toLowerCase())
}

/** The channels that the plan chooses. */
function plannedChannels(plan: TestPlan, channels: readonly Channel[]): Channel[] {
  const ids = idsOfText(plan.ids)
  return channels.filter((channel) => {
    if (plan.scope === 'ids' && !ids.has(channel.id)) return false
    if (plan.scope === 'enabled' && !isEnabled(channel)) return false
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
export function plannedTests(plan: TestPlan, channels: readonly Channel[]): PlannedTest[] {
  const names = new Set(parseList(plan.names).entries)
  return plannedChannels(plan, channels).flatMap((channel) => {
    const test = testModelOf(channel)
    const own = [...new Set(channel.models)]
    const models =
      plan.models === 'test'
        ? test === undefined
          ? []
          : [test]
        : own.filter((model) => plan.models === 'each' || names.has(model))
    const { id, created_time } = channel
    return models.map((model) => ({ id, name: channelName(channel), created_time, model }))
  })
}
