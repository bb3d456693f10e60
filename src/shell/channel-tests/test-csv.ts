import { CSV_START, csvLine } from '#/format/csv'
import { t } from '#/i18n/i18n'
import { channelName } from '#/resources/channel/channel'
import { pairKey, type TestCell, type TestPair } from './channel-test'

const MS_PER_S = 1000

/** Seconds with two decimals. */
export function secondsText(ms: number): string {
  return (ms / MS_PER_S).toFixed(2)
}

function detailsOf(cell: TestCell | undefined): [seconds: number | '', message: string] {
  if (cell?.state === 'ok') return [Number(secondsText(cell.ms)), '']
  if (cell?.state === 'failed') return ['', cell.fullText ?? cell.message]
  return ['', '']
}

/** Results of tests as CSV: a line per test. Texts of the server cannot become formulas. */
export function testsCsv(pairs: readonly TestPair[], cells: ReadonlyMap<string, TestCell>): string {
  const head = csvLine([
    t('tests.csv.id'),
    t('tests.csv.channel'),
    t('tests.csv.model'),
    t('tests.csv.result'),
    t('tests.csv.seconds'),
    t('tests.csv.message'),
  ])
  const lines = pairs.map(({ channel, model }) => {
    const cell = cells.get(pairKey(channel.id, model))
    const result = t(`tests.state.${cell?.state ?? 'waiting'}`)
    return csvLine([channel.id, channelName(channel), model, result, ...detailsOf(cell)])
  })
  return [CSV_START, head, ...lines].join('')
}
