import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listPage } from './list-page'

const rows = listPage(z.object({ id: z.number() }))

it('shows the good rows and counts the bad ones (SH-19)', () =>
  expect(rows.parse([{ id: 1, secret: 'x' }, null, { id: '2' }, { id: 3 }])).toEqual({
    rows: [{ id: 1 }, { id: 3 }],
    unreadable: 2,
  }))
it('takes null for an empty list', () => expect(rows.parse(null)).toEqual({ rows: [], unreadable: 0 }))
it('takes nothing else for a list', () => expect(rows.safeParse({}).success).toBe(false))
