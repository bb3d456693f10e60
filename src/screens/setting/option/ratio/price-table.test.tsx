import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole, settled } from '../../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')

/** Opens the operation settings with a few prices: the real ones are more than five hundred. */
beforeEach(async () => {
  gateway().options({
    ModelRatio:
      '{"yi-1":1,"yi-2":1,"yi-3":1,"yi-4":1,"yi-5":1,"yi-6":1,"gpt-4":15,"gpt-4o-mini":0.075,"openrouter/auto":-500000}',
    CompletionRatio: '{"gpt-4":2}',
  })
  signIn(gateway().signIn('root'))
  const cache = mountConsole('/setting?tab=operation')
  await screen.findByLabelText('Find a model', undefined, { timeout: 20_000 })
  await settled(cache)
}, 30_000)

// By label and text, because roles take a second each on a page of this size.
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (element: HTMLElement, text: string) => fireEvent.change(element, { target: { value: text } })
// Not the text in it: happy-dom submits for a click on the button itself only.
const buttonOf = (text: HTMLElement) => text.closest('button') ?? text
const press = (name: string) => fireEvent.click(buttonOf(screen.getByText(name)))
/** Reviews and saves the prices. */
async function save() {
  press('Save Prices')
  fireEvent.click(buttonOf(await screen.findByText('Save')))
}
/** Keys of the options that were sent. */
const sent = () =>
  gateway()
    .requests()
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => /"key":"(\w+)"/.exec(body ?? '')?.[1])

/** Shows a model that is not among the first rows; returns its row. */
async function show(model: string) {
  type(screen.getByLabelText('Find a model'), model)
  const input = await screen.findByLabelText(`Prompt price of ${model}`)
  return input.closest('tr')
}

it('prices: one is saved although the server holds a negative ratio, which stays as it is', async () => {
  await show('gpt-4o-mini')
  type(cell('Prompt price of gpt-4o-mini'), '1')
  await save()
  await waitFor(() => expect(sent()).toEqual(['ModelRatio']))
  const saved = gateway().world().options.text('ModelRatio')
  expect(saved).toContain('"openrouter/auto": -500000')
  expect(saved).toContain('"gpt-4o-mini": 0.5')
  expect((await show('openrouter/auto'))?.textContent).toContain('negative')
  expect(cell('Prompt price of openrouter/auto').value).toBe('-1000000')
})

it('prices: what is no number is refused, with the name of its model', async () => {
  for (const [row, name, typed] of [
    ['yi-1', 'Prompt price of yi-1', '1,5'],
    ['yi-2', 'Prompt price of yi-2', '1e309'],
    ['yi-3', 'Prompt price of yi-3', '--1'],
    ['yi-5', 'Completion price of yi-5', '3 4'],
    ['vip', 'Ratio of group vip', 'free'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one after the other on one page */
    if (row !== 'vip') await show(row)
    type(cell(name), typed)
    fireEvent.blur(cell(name))
    press('Save Prices')
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()).toContain(row)
    expect(cell(name).value).toBe(typed)
    expect(cell(name).getAttribute('aria-invalid')).toBe('true')
    type(cell(name), '1')
    /* oxlint-enable no-await-in-loop */
  }
  expect(sent()).toEqual([])
})

it('prices: a change such as +20 % is worked out when the cell is left', async () => {
  await show('gpt-4')
  type(cell('Prompt price of gpt-4'), '+20 %')
  fireEvent.blur(cell('Prompt price of gpt-4'))
  expect(cell('Prompt price of gpt-4').value).toBe('36')
  expect(cell('Completion price of gpt-4').value).toBe('72')
  type(cell('Completion price of gpt-4'), '×0.5')
  fireEvent.blur(cell('Completion price of gpt-4'))
  expect(cell('Completion price of gpt-4').value).toBe('36')
})

it('prices: a change of the prompt price shows the completion price that follows it, in the quota of a dollar that is saved with it', async () => {
  type(cell('Quota per US dollar'), '1000000')
  await show('gpt-4')
  type(cell('Prompt price of gpt-4'), '40')
  press('Save Prices')
  const changes = (await screen.findByText('Model ratio')).closest('li')?.textContent
  expect(changes).toContain('gpt-4: $30.00 → $40.00 · Completion price of gpt-4: $60.00 → $80.00')
  expect(screen.getAllByText(/^All prices and amounts of money/)).toHaveLength(2)
})

it('prices: one that is cleared and typed again is no change', async () => {
  await show('gpt-4')
  for (const price of ['', '30', '-', '30']) {
    type(cell('Prompt price of gpt-4'), price)
    fireEvent.blur(cell('Prompt price of gpt-4'))
    expect(cell('Completion price of gpt-4').placeholder).toBe('')
    expect(screen.queryByText('1 unsaved change') === null).toBe(price === '30')
  }
})

it('prices: the name of a new group that is there already is refused at its field', () => {
  type(cell('New group'), 'vip')
  press('Add a group')
  expect(cell('New group').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('This group exists already')).toBeTruthy()
})

it('prices: any name that is looked for can be given a price, without its invisible characters, and stays while it is typed anew', async () => {
  expect((await show('own-model'))?.textContent).toContain('new: type a price to add it')
  expect(screen.getByText(/^0 of 0 models/)).toBeTruthy()
  type(screen.getByLabelText('Find a model'), '\uFEFFown\u200B-model ')
  type(await screen.findByLabelText('Prompt price of own-model'), '2')
  type(screen.getByLabelText('Find a model'), '')
  for (const price of ['', '3']) type(cell('Prompt price of own-model'), price)
  press('Edit as JSON')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Model ratio/).value).toContain('"own-model": 1.5')
})

it('prices: a negative one that was typed is pointed out before it is saved', async () => {
  await show('gpt-4o-mini')
  type(cell('Prompt price of gpt-4o-mini'), '-2')
  press('Save Prices')
  const dialog = (await screen.findByText('Negative: gpt-4o-mini')).closest('[role="dialog"]')
  expect(dialog?.textContent).toContain('gpt-4o-mini: $0.15 → -$2.00')
  expect(dialog?.textContent).not.toContain('openrouter')
  expect(sent()).toEqual([])
  press('Save')
  await waitFor(() => expect(sent()).toEqual(['ModelRatio']))
})

it('review: a refused save focuses the reason in the dialog', async () => {
  await show('gpt-4o-mini')
  type(cell('Prompt price of gpt-4o-mini'), 'abc')
  press('Review changes')
  fireEvent.click(buttonOf(await screen.findByText('Save')))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('the value of gpt-4o-mini'))
  expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy()
})
