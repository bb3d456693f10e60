import { useState } from 'react'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { Select } from '#/ui/controls/select'
import { useT } from '#/ui/language/use-t'
import { DaysPanel, type DaysProps } from './days-panel'
import { OwnModels } from './own-models'
import { TodayFigures } from './today-figures'
import { useQuery } from '@tanstack/react-query'
import { recentQueries } from '../recent-queries'
import { PanelNote, usePanelState } from '../panel'
import { LoadOffer } from './load-offer'
import { MAX_NAMES, SplitDays } from './split-days'

const MONTH = 30
const SPLITS = ['model_name', 'token_name'] as const

/** The own consumption by day, by model or by token. */
export function ConsumptionPanel() {
  const t = useT()
  const account = useSumAccount()
  const [by, setBy] = useState<(typeof SPLITS)[number]>('model_name')
  const Split = by === 'model_name' ? OwnModels : OwnTokens
  return (
    <DaysPanel
      title={(n) => t('overview.consumption', { n })}
      initialLength={MONTH}
      splitSelect={
        <Select
          size="sm"
          label={t('log.breakdown')}
          value={by}
          choices={SPLITS.map((split) => ({ value: split, label: t(`log.breakdown.${split}`) }))}
          onChange={(value) => setBy(SPLITS.find((split) => split === value) ?? by)}
        />
      }
      renderChart={(props) => (
        <>
          <TodayFigures account={account} scope="self" />
          <Split key={props.days.length} {...props} />
        </>
      )}
    />
  )
}

/** The own consumption by token, of those that consumed most so far. */
function OwnTokens(props: DaysProps) {
  const t = useT()
  const tokens = useQuery(recentQueries.tokens(useSumAccount()))
  const state = usePanelState(tokens, t('token.menu'))
  const [isConfirmed, setConfirmed] = useState(false)
  if (state) return state
  const used = (tokens.data?.rows ?? [])
    .filter(({ name, used_quota = 0 }) => name !== '' && used_quota > 0)
    .toSorted((a, b) => (b.used_quota ?? 0) - (a.used_quota ?? 0))
  const names = [...new Set(used.map(({ name }) => name))].slice(0, MAX_NAMES)
  if (names.length === 0) return <PanelNote>{t('overview.tokens.none')}</PanelNote>
  const calls = (names.length + 1) * props.days.length
  if (!isConfirmed)
    return <LoadOffer calls={calls} isLoading={false} error={undefined} onLoad={() => setConfirmed(true)} />
  return <SplitDays {...props} scope="self" by="token_name" names={names} isConfirmed />
}
