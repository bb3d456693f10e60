// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountList } from '../../../../../checks/mount-console'
import { startGateway, type TestGateway } from '../../../../../mocks/hosts/vitest-host'

let gateway: TestGateway

beforeEach(async () => {
  gateway = startGateway()
  gateway.options({
    ModelRatio: '{"a":1,"b":2,"c":3,"d":-4}',
    CompletionRatio: '{"b":2}',
  })
  signIn(gateway.signIn('root'))
  await mountList('/setting?tab=operation')
  press('Paste from a spreadsheet')
}, 30_000)
afterEach(() => gateway.stop())

const press = (name: string) => fireEvent.click(screen.getByText(name))
const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(/^Rows/), { target: { value: text } })
const rowOf = (model: string) =>
  screen
    .getByLabelText(/^Prices before and after/)
    .querySelector(`tr:has(bdi)`)
    ?.textContent?.startsWith(model)
const preview = () => screen.queryByLabelText(/^Prices before and after/)?.textContent ?? ''
const applyButton = () => screen.getByText('Apply these rows').closest('button')
const stored = (key: string) => gateway.world().options.text(key)

it('paste: prices are shown in dollars before and after, converted, and merged', async () => {
  await paste('a\t$30\t$60\nnew\t$5\t-\nb\t$4\t$8')
  expect(screen.getByText(/3 rows recognised: 1 new, 1 changed, 1 the same\./)).toBeTruthy()
  expect(screen.getByText(/Read as: US\$ per million tokens\./)).toBeTruthy()
  expect(preview()).toContain('a$2 → $30')
  expect(preview()).toContain('new– → $5')
  expect(preview()).not.toContain('b$4')
  press('Apply these rows')
  press('Save Prices')
  await waitFor(() => expect(stored('CompletionRatio')).toBe('{"b":2,"a":2}'))
  expect(stored('ModelRatio')).toBe('{"a":15,"b":2,"c":3,"d":-4,"new":2.5}')
})

it('paste: unclear numbers are asked about once, and not applied before', async () => {
  await paste('{"a": 30, "b": 4}')
  expect(applyButton()?.getAttribute('aria-disabled')).toBe('true')
  expect(preview()).toBe('')
  press('Apply these rows')
  fireEvent.change(screen.getByLabelText('What are the numbers?'), { target: { value: 'perMillion' } })
  expect(preview()).toContain('a$2 → $30')
  await paste('{"a": 10, "b": 4}')
  expect(preview()).toContain('a$2 → $10')
  press('Apply these rows')
  press('Save Prices')
  await waitFor(() => expect(stored('ModelRatio')).toBe('{"a":5,"b":2,"c":3,"d":-4}'))
})

it('paste: implausible prices come first and are pointed out', async () => {
  await paste('a\t$3\nb\t$20000\nc\t-$1')
  expect(
    screen.getByText('2 prices are negative, below $0.0001 or above $10,000 per million tokens.'),
  ).toBeTruthy()
  expect(rowOf('b')).toBe(true)
  expect(preview().match(/check the price/g)).toHaveLength(2)
})
