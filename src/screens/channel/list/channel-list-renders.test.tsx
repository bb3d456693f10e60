// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { channelName, type Channel } from '#/resources/channel/channel'
import { signIn } from '#/session/session'
import { mountChannels, readChannelsAgain, settled } from '../../../../checks/mount-console'
import { recordRenders, type RenderRecord } from '../../../../checks/vitest-renders'
import { startGateway, type TestGateway } from '../../../../mocks/hosts/vitest-host'

let gateway: TestGateway
let cache: QueryClient

/** Mounts the app at the channel list, signed in as root. */
beforeEach(async () => {
  gateway = startGateway()
  signIn(gateway.signIn('root'))
  cache = await mountChannels()
}, 30_000)
afterEach(() => gateway.stop())

const lists = () => gateway.requests().filter(({ path }) => path === '/api/channel/search?keyword=').length

function hasRow(props: object): props is { row: { original: Channel } } {
  return 'row' in props && typeof props.row === 'object' && props.row !== null && 'original' in props.row
}

/** Names of the channels whose rows, or cells, rendered; without duplicates. */
const rowsIn = (renders: readonly RenderRecord[], component: 'Row' | 'Cells') => [
  ...new Set(
    renders.flatMap(({ name, props }) =>
      name === component && hasRow(props) ? [channelName(props.row.original)] : [],
    ),
  ),
]

it('channel list: a refetch without changes renders no row', async () => {
  const before = lists()
  const renders = recordRenders()
  await readChannelsAgain(cache)
  expect(lists()).toBe(before + 1)
  expect(rowsIn(renders(), 'Row')).toEqual([])
  expect(rowsIn(renders(), 'Cells')).toEqual([])
})

it('channel list: selecting a row renders only that row, and no cell', async () => {
  const renders = recordRenders()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select xAI' }))
  expect(rowsIn(renders(), 'Row')).toEqual(['xAI'])
  expect(rowsIn(renders(), 'Cells')).toEqual([])
})

it('channel list: a row action renders only its own row', async () => {
  const row = screen.getByRole('rowheader', { name: 'xAI' }).closest('tr')
  if (!row) throw new Error('a cell without a row')
  const renders = recordRenders()
  await userEvent.click(within(row).getByRole('button', { name: /^Disable/ }))
  await within(row).findByRole('button', { name: /^Enable/ })
  await settled(cache)
  expect(rowsIn(renders(), 'Row')).toEqual(['xAI'])
  expect(rowsIn(renders(), 'Cells')).toEqual(['xAI'])
})

it('channel list: a search marks what it has found, and renders rows again only where that changes', async () => {
  const marks = () => [...document.querySelectorAll('tbody mark')].map(({ textContent }) => textContent)
  const box = screen.getByRole('searchbox')
  await userEvent.type(box, 'ai{Enter}')
  await waitFor(() => expect(marks().length).toBeGreaterThan(1))
  expect(new Set(marks().map((text) => text?.toLowerCase()))).toEqual(new Set(['ai']))
  expect(marks()).toContain('AI')
  expect(screen.getByRole('rowheader', { name: 'xAI' }).textContent).toBe('xAI')

  const renders = recordRenders()
  await readChannelsAgain(cache)
  expect(rowsIn(renders(), 'Row')).toEqual([])
  const selection = recordRenders()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select xAI' }))
  expect(rowsIn(selection(), 'Row')).toEqual(['xAI'])
  expect(rowsIn(selection(), 'Cells')).toEqual([])
})
