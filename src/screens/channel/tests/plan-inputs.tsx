import { useId, useState } from 'react'
import { Select } from '#/ui/controls/select'
import { TextInput } from '#/ui/controls/text-input'
import { useT } from '#/ui/language/use-t'
import { Group } from '#/ui/layout/layout'
import type { TestPlan } from './test-plan-search'
import type { TestSettings } from '#/shell/channel-tests/channel-test'
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
  const selected = plan.ids.split(',').filter(Boolean).length
  const scopes: { value: TestPlan['scope']; label: string }[] = [
    { value: 'enabled', label: t('tests.scope.enabled') },
    { value: 'all', label: t('tests.scope.all') },
    ...(selected > 0 ? [{ value: 'ids' as const, label: t('tests.scope.ids', { n: selected }) }] : []),
  ]
  const models: { value: TestPlan['models']; label: string }[] = [
    { value: 'test', label: t('tests.models.test') },
    { value: 'each', label: t('tests.models.each') },
    { value: 'named', label: t('tests.models.named') },
  ]
  return (
    <Group className={classes.inputs}>
      <Select
        label={t('tests.scope')}
        choices={scopes}
        value={plan.scope}
        onChange={(value) =>
          onPlan({ scope: scopes.find((scope) => scope.value === value)?.value ?? 'enabled' })
        }
      />
      <PlanText label={t('tests.text')} value={plan.text} onChange={(text) => onPlan({ text })} />
      <Select
        label={t('tests.models')}
        choices={models}
        value={plan.models}
        onChange={(value) =>
          onPlan({ models: models.find((choice) => choice.value === value)?.value ?? 'test' })
        }
      />
      {plan.models === 'named' && (
        <PlanText label={t('tests.names')} value={plan.names} onChange={(names) => onPlan({ names })} />
      )}
      <Select
        label={t('tests.concurrency')}
        choices={CONCURRENCIES.map((n) => ({ value: String(n), label: String(n) }))}
        value={String(settings.concurrency)}
        onChange={(value) => onSettings({ ...settings, concurrency: Number(value) })}
      />
      <Select
        label={t('tests.timeout')}
        choices={TIMEOUTS_S.map((n) => ({ value: String(n), label: t('tests.timeout.seconds', { n }) }))}
        value={String(settings.timeout)}
        onChange={(value) => onSettings({ ...settings, timeout: Number(value) })}
      />
    </Group>
  )
}

interface PlanTextProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** Text of the URL; typed blanks at the ends stay, which the URL does not have. */
function PlanText({ label, value, onChange }: PlanTextProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  return (
    <Group>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        value={typed.trim() === value ? typed : value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange(currentTarget.value.trim())
        }}
      />
    </Group>
  )
}
