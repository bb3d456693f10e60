import { expect } from '@playwright/test'
import type { Grid } from '../../support/grid'
import { LogFilters } from '../../support/log-filters'
import { menu, startOnOtherPage, type Call, type Subject } from '../call'
import { TOKEN } from './token-calls'

const OWN: Subject = { ...TOKEN, list: '/log', menu: 'Logs', row: 'claude-sonnet', noun: 'logs' }
const ALL: Subject = { ...OWN, caller: 'root', password: '123456' }

const opened = {
  open: startOnOtherPage,
  trigger: (page: Parameters<Call['trigger']>[0]) => menu(page, 'Logs').click(),
}
const rows = {
  ...opened,
  kind: 'LIST',
  expectResult: (_: unknown, grid: Grid) => expect(grid.table.getByRole('rowheader').nth(5)).toBeVisible(),
} as const
const sum = {
  ...opened,
  kind: 'STAT',
  expectResult: (page: Parameters<Call['trigger']>[0]) =>
    expect(page.getByText(/^Consumed in this filter: \$\d+\.\d{2,}$/)).toBeVisible(),
} as const

/** Calls of logs, of all users and of the own account. */
export const LOG_CALLS: readonly Call[] = [
  {
    id: 'log logs of all',
    subject: ALL,
    rule: 'GET /api/log/?p=0',
    logged: /^GET \/api\/log\/\?p=0/,
    ...rows,
  },
  {
    id: 'log own logs',
    subject: OWN,
    rule: 'GET /api/log/self?p=0',
    logged: /^GET \/api\/log\/self\/?\?p=0/,
    ...rows,
  },
  {
    id: 'log sum of all',
    subject: ALL,
    rule: 'GET /api/log/stat?start_timestamp=0',
    logged: /^GET \/api\/log\/stat\?.*start_timestamp=0$/,
    ...sum,
  },
  {
    id: 'log own sum',
    subject: OWN,
    isExample: true,
    rule: 'GET /api/log/self/stat?start_timestamp=0',
    logged: /^GET \/api\/log\/self\/stat\?.*start_timestamp=0$/,
    ...sum,
    secondRequest: {
      send: async (page) => {
        await new LogFilters(page).apply({ 'Model name': 'gpt-4o' })
      },
      expectResult: async (page, _, world) => {
        const { quota } = await world.call<{ quota: number }>('GET', '/api/log/self/stat?model_name=gpt-4o')
        const text = `Consumed in this filter: $${(quota / 500_000).toFixed(2)}`
        await expect(page.getByText(text, { exact: true })).toBeVisible()
      },
    },
  },
]
