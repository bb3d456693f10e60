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

function ChannelBench() {
  const list = useGridRows<Channel>({ page: channelQueries.page, rowId, search, onSearch })
  const grid = useGrid({ storageKey: 'bench', columns, list, rowId, rowName: channelName, search, onSearch })
  return <GridPanel grid={grid} label="Channels" loadingText="" renderProblem={(error) => String(error)} />
}

function Bench() {
  const [cache] = useState(() => createCache(() => {}))
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <ChannelBench />
      </QueryClientProvider>
    </MantineProvider>
  )
}

let gateway: TestGateway
beforeEach(async () => {
  gateway = startGateway()
  gateway.signIn('root')
  render(<Bench />)
  await screen.findByRole('rowheader', { name: 'xAI' })
  renderedCells.length = 0
})
afterEach(() => gateway.stop())

const cell = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const type = (name: string, text: string) => fireEvent.change(cell(name), { target: { value: text } })
const press = (name: string, key: string) => fireEvent.keyDown(cell(name), { key })
const sent = () => gateway.requests().filter(({ method }) => method === 'PUT')
const waitForIdle = () =>
  waitFor(() => expect(cell('Priority of xAI').getAttribute('aria-busy')).not.toBe('true'))

it('draws no other row when a number of one is typed and saved', async () => {
  type('Priority of xAI', '7')
  expect(renderedCells).toEqual([])
  press('Priority of xAI', 'Enter')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitForIdle()
  // The list was read again after the save; rows that are as before stay as they are.
  await waitFor(() => expect(gateway.requests().filter(({ path }) => path.endsWith('?p=0'))).toHaveLength(2))
  await waitFor(() => expect(cell('Priority of xAI').value).toBe('7'))
  expect(new Set(renderedCells)).toEqual(new Set(['xAI']))
})

it.each([
  ['nothing typed', ''],
  ['what is already so', '0'],
])('sends nothing for %s', async (_, text) => {
  type('Priority of xAI', text)
  press('Priority of xAI', 'Enter')
  fireEvent.blur(cell('Priority of xAI'))
  await waitForIdle()
  expect(sent()).toEqual([])
  expect(cell('Priority of xAI').value).toBe('0')
})

it('sends once for Enter and the leaving that follows it', async () => {
  type('Weight of xAI', '-4')
  press('Weight of xAI', 'Enter')
  type('Weight of xAI', '9')
  press('Weight of xAI', 'Enter')
  fireEvent.blur(cell('Weight of xAI'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ id: 26, weight: 9 })
})

it.each(['1.5', '1e3', '99999999999999999'])(
  'keeps %s with what is wrong about it, and sends nothing',
  async (text) => {
    type('Priority of xAI', text)
    press('Priority of xAI', 'Enter')
    expect(cell('Priority of xAI').value).toBe(text)
    const row = cell('Priority of xAI').closest('tr')
    expect(row && within(row).getByRole('alert').textContent).not.toBe('')
    press('Priority of xAI', 'Escape')
    expect(cell('Priority of xAI').value).toBe('0')
    expect(sent()).toEqual([])
  },
)

it('shows again what the server has when a number was refused, and names what was not saved', async () => {
  gateway.fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'not now' })
  type('Priority of xAI', '7')
  press('Priority of xAI', 'Enter')
  await waitFor(() => expect(cell('Priority of xAI').dataset.failed).toBe('true'))
  expect(cell('Priority of xAI').value).toBe('0')
})
