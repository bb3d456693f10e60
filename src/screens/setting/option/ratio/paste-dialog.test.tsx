import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole, settled } from '../../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')

/** Opens the dialog over four prices. */
async function open() {
  gateway().options({
    ModelRatio: '{"a":1,"b":2,"c":3,"d":-4}',
    CompletionRatio: '{"b":2}',
  })
  signIn(gateway().signIn('root'))
  const cache = mountConsole('/setting?tab=operation')
  await screen.findByText('Paste from a spreadsheet', undefined, { timeout: 20_000 })
  await settled(cache)
  press('Paste from a spreadsheet')
}

// Not the text in it: happy-dom submits for a click on the button itself only.
const buttonOf = (text: HTMLElement) => text.closest('button') ?? text
const press = (name: string) => fireEvent.click(buttonOf(screen.getByText(name)))
const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(/^Rows/), { target: { value: text } })
const rowOf = (model: string) =>
  screen
    .getByLabelText(/^Prices before and after/)
    .querySelector(`tr:has(bdi)`)
    ?.textContent?.startsWith(model)
const preview = () => screen.queryByLabelText(/^Prices before and after/)?.textContent ?? ''
const applyButton = () => screen.getByText('Apply these rows').closest('button')
const stored = (key: string) => gateway().world().options.text(key)

it('paste: prices are shown in dollars before and after, converted, and merged', async () => {
  await open()
  await paste('a\t$30\t$60\nnew\t$5\t-\nb\t$4\t$8')
  expect(screen.getByText(/3 rows recognised: 1 new, 1 changed, 1 the same\./)).toBeTruthy()
  expect(screen.getByText(/Read as: US\$ per million tokens\./)).toBeTruthy()
  expect(preview()).toContain('a$2.00 → $30.00')
  expect(preview()).toContain('new– → $5.00')
  expect(preview()).not.toContain('b$4.00')
  press('Apply these rows')
  press('Save Prices')
  await waitFor(() => expect(stored('CompletionRatio')).toBe('{"b":2,"a":2}'))
  expect(stored('ModelRatio')).toBe('{"a":15,"b":2,"c":3,"d":-4,"new":2.5}')
})

it('paste: unclear numbers are asked about once, and not applied before', async () => {
  await open()
  await paste('{"a": 30, "b": 4}')
  expect(applyButton()?.getAttribute('aria-disabled')).toBe('true')
  expect(preview()).toBe('')
  press('Apply these rows')
  fireEvent.change(screen.getByLabelText('What are the numbers?'), { target: { value: 'perMillion' } })
  expect(preview()).toContain('a$2.00 → $30.00')
  await paste('{"a": 10, "b": 4}')
  expect(preview()).toContain('a$2.00 → $10.00')
  press('Apply these rows')
  press('Save Prices')
  await waitFor(() => expect(stored('ModelRatio')).toBe('{"a":5,"b":2,"c":3,"d":-4}'))
})

it('paste: the preview points out implausible prices first, writes all decimals, and says why rows are left out', async () => {
  await open()
  await paste('a\t$3\nb\t$20000\nc\t-$1')
  expect(
    screen.getByText('2 prices are negative, below $0.0001 or above $10,000 per million tokens.'),
  ).toBeTruthy()
  expect(rowOf('b')).toBe(true)
  expect(preview().match(/check the price/g)).toHaveLength(2)

  // Money is written as everywhere, with all its decimals.
  await paste('a\t$1150\t$0.075\nb\t-$2.5\nc\t$0.0125\n')
  expect(preview()).toContain('a$2.00 → $1,150.00')
  expect(preview()).toContain('$0.075')
  expect(preview()).toContain('$4.00 → -$2.50')
  expect(preview()).toContain('c$6.00 → $0.0125')
  expect(preview()).not.toContain('$-')

  // Rows that are left out stand with their reasons.
  await paste('gpt-4o\t$2.50\t$1.25\t$10.00\na\t$3\na\t$4\nqwen-x\t2\t6\tCNY\n')
  expect(screen.getByText(/^1 row with more than two numbers, .*: gpt-4o/)).toBeTruthy()
  expect(screen.getByText(/^1 row replaced by a later row of the same model: a\s\$3$/)).toBeTruthy()
  expect(screen.getByText(/^1 row not in US dollars: qwen-x/)).toBeTruthy()
})

it('paste: new, changed and equal rows are told apart after they were applied', async () => {
  await open()
  const only = '{"CompletionRatio":{"zzz-only":2}}'
  await paste(only)
  expect(screen.getByText(/1 row recognised: 1 new, 0 changed, 0 the same\./)).toBeTruthy()
  press('Apply these rows')
  press('Paste from a spreadsheet')
  await paste(only)
  expect(screen.getByText(/1 row recognised: 0 new, 0 changed, 1 the same\./)).toBeTruthy()
})

it('paste: the preview is as wide as its dialog', () => {
  const css = readFileSync(join(import.meta.dirname, 'ratio.module.css'), 'utf8')
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = `<style>:root { --gc-length-26: 26rem } ${css}</style><div class="preview"><table class="table" data-narrow="true"></table></div>`
  const table = page.querySelector('table')
  expect(table && getComputedStyle(table).maxWidth).toBe('none')
  page.remove()
})
