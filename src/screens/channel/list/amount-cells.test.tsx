import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Channel } from '#/resources/channel/channel'
import { channelName } from '#/resources/channel/channel'
import { channelQueries } from '#/resources/channel/channel-queries'
import { createCache } from '#/shell/cache'
import { GridPanel } from '#/ui/grid/grid-panel'
import { gridSearch } from '#/ui/grid/grid-search'
import { gridColumns } from '#/ui/grid/grid-table'
import { useGrid } from '#/ui/grid/use-grid'
import { useGridRows } from '#/ui/grid/use-grid-rows'
import { startGateway, type TestGateway } from '../../../../mocks/hosts/vitest-host'
import { PriorityCell, WeightCell } from './amount-cells'

const column = gridColumns<Channel>()
const renderedCells: string[] = []
const columns = column.columns([
  column.accessor('name', {
    header: () => 'Name',
    cell: ({ row }) => (
      <Profiler id={channelName(row.original)} onRender={(id) => void renderedCells.push(id)}>
        {channelName(row.original)}
      </Profiler>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor('priority', {
    header: () => 'Priority',
    cell: ({ row }) => <PriorityCell channel={row.original} />,
  }),
  column.accessor('weight', {
    header: () => 'Weight',
    cell: ({ row }) => <WeightCell channel={row.original} />,
  }),
])
const rowId = ({ id }: Channel) => String(id)
const search = z.object(gridSearch).parse({})
const onSearch = () => {}

function ChannelGrid() {
  const list = useGridRows<Channel>({ page: channelQueries.page, rowId, search, onSearch })
  const grid = useGrid({ storageKey: 'bench', columns, list, rowId, rowName: channelName, search, onSearch })
  return <GridPanel grid={grid} label="Channels" loadingText="" renderProblem={(error) => String(error)} />
}

function App() {
  const [cache] = useState(() => createCache(() => {}))
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <ChannelGrid />
      </QueryClientProvider>
    </MantineProvider>
  )
}

let gateway: TestGateway
beforeEach(async () => {
  gateway = startGateway()
  gateway.signIn('root')
  render(<App />)
  await screen.findByRole('rowheader', { name: 'xAI' })
  renderedCells.length = 0
})
afterEach(() => gateway.stop())

const cell = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const type = (name: string, text: string) => fireEvent.change(cell(name), { target: { value: text } })
const pressKey = (name: string, key: string) => fireEvent.keyDown(cell(name), { key })
const sentWrites = () => gateway.requests().filter(({ method }) => method === 'PUT')
const waitForIdle = () =>
  waitFor(() => expect(cell('Priority of xAI').getAttribute('aria-busy')).not.toBe('true'))

it('amount cells: editing and saving a number renders no other row', async () => {
  type('Priority of xAI', '7')
  expect(renderedCells).toEqual([])
  pressKey('Priority of xAI', 'Enter')
  await waitFor(() => expect(sentWrites()).toHaveLength(1))
  await waitForIdle()
  // The list is refetched after the save; unchanged rows must keep their identity.
  await waitFor(() => expect(gateway.requests().filter(({ path }) => path.endsWith('?p=0'))).toHaveLength(2))
  await waitFor(() => expect(cell('Priority of xAI').value).toBe('7'))
  expect(new Set(renderedCells)).toEqual(new Set(['xAI']))
})

it.each([
  ['an empty input', ''],
  ['the stored number', '0'],
])('amount cells: Enter and blur with %s send nothing', async (_, text) => {
  type('Priority of xAI', text)
  pressKey('Priority of xAI', 'Enter')
  fireEvent.blur(cell('Priority of xAI'))
  await waitForIdle()
  expect(sentWrites()).toEqual([])
  expect(cell('Priority of xAI').value).toBe('0')
})

it('amount cells: Enter followed by blur sends the number once', async () => {
  type('Weight of xAI', '-4')
  pressKey('Weight of xAI', 'Enter')
  type('Weight of xAI', '9')
  pressKey('Weight of xAI', 'Enter')
  fireEvent.blur(cell('Weight of xAI'))
  await waitFor(() => expect(sentWrites()).toHaveLength(1))
  expect(JSON.parse(sentWrites()[0]?.body ?? '')).toEqual({ id: 26, weight: 9 })
})

it.each(['1.5', '1e3', '99999999999999999'])(
  'amount cells: invalid input %s stays with an error and sends nothing',
  async (text) => {
    type('Priority of xAI', text)
    pressKey('Priority of xAI', 'Enter')
    expect(cell('Priority of xAI').value).toBe(text)
    const row = cell('Priority of xAI').closest('tr')
    expect(row && within(row).getByRole('alert').textContent).not.toBe('')
    pressKey('Priority of xAI', 'Escape')
    expect(cell('Priority of xAI').value).toBe('0')
    expect(sentWrites()).toEqual([])
  },
)

it('amount cells: a rejected number is reset to the stored one and marked as failed', async () => {
  gateway.fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'not now' })
  type('Priority of xAI', '7')
  pressKey('Priority of xAI', 'Enter')
  await waitFor(() => expect(cell('Priority of xAI').dataset.failed).toBe('true'))
  expect(cell('Priority of xAI').value).toBe('0')
})
