import { Text, UnstyledButton } from '@mantine/core'
import { useRef, type Ref } from 'react'
import { tooltipText, truncate } from '#/format/truncate'
import { t } from '#/i18n/i18n'
import { formatSeconds } from '#/format/timestamp'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { isVirtual } from '#/ui/grid/page-size'
import { VirtualRows } from '#/ui/grid/virtual-rows'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { HeadRow } from '#/ui/table/head-row'
import { ScrollTable } from '#/ui/table/scroll-table'
import { responseTimeGrade } from '../list/response-time-grade'
import { testKey } from './test-job'
import type { TestRow, TestTable } from './test-rows'
import { testState } from './test-state'

interface Props {
  table: TestTable
  onStop?: (key: string) => void
  onShow?: (key: string) => void
}

export function TestsTable(props: Props) {
  const text = useT()
  const body = useRef<HTMLTableSectionElement>(null)
  const { columns, rows } = props.table
  const isVirtualised = isVirtual(rows.length)
  const renderRow = (row: TestRow, index: number, measure?: Ref<HTMLTableRowElement>) => (
    <tr key={row.id} ref={measure} data-index={index} aria-rowindex={isVirtualised ? index + 2 : undefined}>
      <th scope="row">
        <span dir="auto">{row.channel.name}</span> <Text span inherit c="dimmed">{`#${row.channel.id}`}</Text>
      </th>
      {!columns && (
        <td>
          <bdi>{row.tests[0]?.model}</bdi>
        </td>
      )}
      {row.tests.map((test, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column without a model has only its place
        <td key={at} tabIndex={-1} data-test={test && testKey(test)}>
          {cellOf(test, props)}
        </td>
      ))}
    </tr>
  )
  return (
    <ScrollTable
      label={text('coverage.tab.tests')}
      aria-rowcount={isVirtualised ? rows.length + 1 : undefined}
      isWhole
    >
      <HeadRow
        aria-rowindex={isVirtualised ? 1 : undefined}
        heads={[text('common.channel'), ...(columns ?? [text('common.model'), text('common.result')])]}
      />
      <tbody ref={body}>
        {isVirtualised ? (
          <VirtualRows rows={rows} body={body} renderRow={renderRow} />
        ) : (
          rows.map((row, index) => renderRow(row, index))
        )}
      </tbody>
    </ScrollTable>
  )
}

/** The cell of a test in the page, by `testKey`; undefined while its row is not rendered. */
export function cellOfTest(key: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('td[data-test]')
  return [...all].find(({ dataset }) => dataset.test === key)
}

/** Characters of a reason in its cell; the panel has all of it. */
const MAX_REASON = 100

/** The tones of the states without success; a state without a tone is dimmed. */
const TONES: Partial<Record<ReturnType<typeof testState>, BadgeTone>> = { failed: 'bad', timedOut: 'warning' }

function cellOf(test: TestRow['tests'][number], { onStop, onShow }: Props) {
  if (test === undefined) return t('tests.state.notServed')
  if (!('state' in test)) return '–'
  const { name, model = '', ms = 0, reason = '' } = test
  const state = testState(test)
  const label = t(`tests.state.${state}`)
  if (state === 'ok')
    return <Badge tone={responseTimeGrade(ms).tone}>{t('common.seconds', { s: formatSeconds(ms) })}</Badge>
  if (state === 'waiting') return label
  const tone = TONES[state]
  const [does, press] =
    state === 'running'
      ? [t('tests.stopOne', { model, name }), onStop]
      : [t('tests.show', { model, name, state: label }), onShow]
  return (
    <>
      <UnstyledButton c="var(--gc-link)" fz="sm" aria-label={does} onClick={() => press?.(testKey(test))}>
        {tone ? <Badge tone={tone}>{label}</Badge> : label}
      </UnstyledButton>
      {state === 'failed' && (
        <Text
          span
          size="sm"
          c="dimmed"
          lineClamp={2}
          maw="var(--gc-length-26)"
          style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          lang={serverTextLanguage(reason)}
          title={tooltipText(reason)}
        >
          {truncate(reason, MAX_REASON)}
        </Text>
      )}
    </>
  )
}
