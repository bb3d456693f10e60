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
  await screen.findByText('Paste prices', undefined, { timeout: 20_000 })
  await settled(cache)
  press('Paste prices')
}

// Not the text in it: happy-dom submits for a click on the button itself only.
const buttonOf = (text: HTMLElement) => text.closest('button') ?? text
const press = (name: string) => fireEvent.click(buttonOf(screen.getByText(name)))
const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(/^Rows/), { target: { value: text } })
const preview = () => screen.queryByLabelText(/^Prices before and after/)?.textContent ?? ''
const applyButton = () => screen.getByText('Apply these rows').closest('button')
const stored = (key: string) => gateway().world().options.text(key)

const chooseUnit = (unit: string) =>
  fireEvent.change(screen.getByLabelText('What are the numbers?'), { target: { value: unit } })

it('paste: the unit is asked, old and new prices are shown in dollars, and the rows are merged', async () => {
  await open()
  await paste('a\t$30\t$60\nnew\t$5\t-\nb\t$4\t$8\nc\t€3')
  expect(applyButton()?.getAttribute('aria-disabled')).toBe('true')
  expect(preview()).toBe('')
  press('Apply these rows')
  chooseUnit('perMillion')
  expect(screen.getByText(/3 rows read\. 1 row not read: c €3/)).toBeTruthy()
  expect(preview()).toContain('a$2.00 → $30.00')
  expect(preview()).toContain('new– → $5.00')
  expect(preview()).toContain('b$4.00$8.00')
  press('Apply these rows')
  press('Save Prices')
  fireEvent.click(buttonOf(await screen.findByText('Save')))
  await waitFor(() => expect(stored('CompletionRatio')).toBe('{\n  "b": 2,\n  "a": 2\n}'))
  expect(stored('ModelRatio')).toContain('"d": -4,\n  "new": 2.5')
})

it('paste: implausible prices are marked, and all decimals are written', async () => {
  await open()
  chooseUnit('perMillion')
  await paste('a\t$3\nb\t$20000\nc\t-$1')
  expect(screen.getByText(/2 prices negative, below \$0\.0001 or above \$10,000\./)).toBeTruthy()
  expect(preview().match(/check the price/g)).toHaveLength(2)
  await paste('a\t$1150\t$0.075\nb\t-$2.5\nc\t$0.0125\n')
  expect(preview()).toContain('a$2.00 → $1,150.00')
  expect(preview()).toContain('$0.075')
  expect(preview()).toContain('$4.00 → -$2.50')
  expect(preview()).toContain('c$6.00 → $0.0125')
  await paste('a,30,150')
  expect(screen.getByText(/1 row not read: a 30,150\. A row needs .* a comma and a blank/)).toBeTruthy()
})
