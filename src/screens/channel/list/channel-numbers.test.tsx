import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fewChannelsOfEachTest } from '#/app/list/few-channels.fixture'

const { gateway } = fewChannelsOfEachTest()

const cell = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const type = (name: string, text: string) => fireEvent.change(cell(name), { target: { value: text } })
const pressKey = (name: string, key: string) => fireEvent.keyDown(cell(name), { key })
const sentWrites = () =>
  gateway()
    .requests()
    .filter(({ method }) => method === 'PUT')
const waitForIdle = () =>
  waitFor(() => expect(cell('Priority of xAI').getAttribute('aria-busy')).not.toBe('true'))

it('channel numbers: the row is read again after a save', async () => {
  type('Priority of xAI', '7')
  pressKey('Priority of xAI', 'Enter')
  await waitFor(() => expect(sentWrites()).toHaveLength(1))
  await waitForIdle()
  const readsAfterwards = () => {
    const requests = gateway().requests()
    const written = requests.findIndex(({ method }) => method === 'PUT')
    return requests
      .slice(written)
      .filter(({ method, path }) => method === 'GET' && path === '/api/channel/26')
  }
  await waitFor(() => expect(readsAfterwards()).toHaveLength(1))
  await waitFor(() => expect(cell('Priority of xAI').value).toBe('7'))
})

it('channel numbers: a text stays when the row is rendered', async () => {
  type('Priority of xAI', '7')
  type('Priority of xAI', '712')
  type('Weight of xAI', '1.5')
  pressKey('Weight of xAI', 'Enter')
  expect(cell('Priority of xAI').value).toBe('712')
  pressKey('Priority of xAI', 'Enter')
  await waitFor(() => expect(sentWrites()).toHaveLength(1))
  expect(JSON.parse(sentWrites()[0]?.body ?? '')).toEqual({ id: 26, priority: 712 })
})

it('channel numbers: Enter and blur with an empty input or the stored number send nothing', async () => {
  for (const text of ['', '0']) {
    type('Priority of xAI', text)
    pressKey('Priority of xAI', 'Enter')
    fireEvent.blur(cell('Priority of xAI'))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await waitForIdle()
    expect(cell('Priority of xAI').value).toBe('0')
  }
  expect(sentWrites()).toEqual([])
})

it('channel numbers: what is typed is sent as a number, with signs, widths and separators of thousands as people type them', async () => {
  const typed = { '1,150': 1150, '-12': -12, '１２': 12, '1 000 000': 1_000_000, '−7': -7, ' 8 ': 8 }
  for (const text of Object.keys(typed)) {
    const count = sentWrites().length
    type('Priority of xAI', text)
    pressKey('Priority of xAI', 'Enter')
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await waitFor(() => expect(sentWrites()).toHaveLength(count + 1))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await waitForIdle()
  }
  expect(sentWrites().map(({ body }) => JSON.parse(body ?? ''))).toEqual(
    Object.values(typed).map((priority) => ({ id: 26, priority })),
  )
})

it('channel numbers: the arrow keys step a number down to its minimum, and Enter saves it', async () => {
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) pressKey('Priority of xAI', key)
  pressKey('Weight of xAI', 'ArrowDown')
  expect(cell('Priority of xAI').value).toBe('1')
  expect(cell('Priority of xAI').getAttribute('aria-valuenow')).toBe('1')
  expect(cell('Weight of xAI').value).toBe('0')
  pressKey('Priority of xAI', 'Enter')
  await waitFor(() => expect(sentWrites()).toHaveLength(1))
  expect(JSON.parse(sentWrites()[0]?.body ?? '')).toEqual({ id: 26, priority: 1 })
})

it('channel numbers: the keys of an input method neither save, step nor revert, and the number that is read out follows the text', () => {
  type('Priority of xAI', '1２')
  for (const key of ['Enter', 'ArrowUp', 'Escape'])
    fireEvent.keyDown(cell('Priority of xAI'), { key, isComposing: true })
  expect(cell('Priority of xAI').value).toBe('1２')
  expect(sentWrites()).toEqual([])
  // What assistive technology reads.
  type('Priority of xAI', '7')
  expect(cell('Priority of xAI').getAttribute('aria-valuenow')).toBe('7')
  type('Priority of xAI', '7x')
  expect(cell('Priority of xAI').getAttribute('aria-valuenow')).toBeNull()
  pressKey('Priority of xAI', 'Escape')
  expect(cell('Priority of xAI').getAttribute('aria-valuenow')).toBe('0')
})

it('channel numbers: Enter followed by blur sends the number once', async () => {
  type('Weight of xAI', '-4')
  pressKey('Weight of xAI', 'Enter')
  type('Weight of xAI', '9')
  pressKey('Weight of xAI', 'Enter')
  fireEvent.blur(cell('Weight of xAI'))
  await waitFor(() => expect(sentWrites()).toHaveLength(1))
  expect(JSON.parse(sentWrites()[0]?.body ?? '')).toEqual({ id: 26, weight: 9 })
})

it('channel numbers: invalid input stays with an error and sends nothing', () => {
  for (const text of ['1.5', '1e3', '99999999999999999', '1,15', '0x1F', '5%']) {
    type('Priority of xAI', text)
    pressKey('Priority of xAI', 'Enter')
    expect(cell('Priority of xAI').value).toBe(text)
    const row = cell('Priority of xAI').closest('tr')
    expect(row && within(row).getByRole('alert').textContent).not.toBe('')
    pressKey('Priority of xAI', 'Escape')
    expect(cell('Priority of xAI').value).toBe('0')
  }
  expect(sentWrites()).toEqual([])
})

it('channel numbers: a rejected number is reset to the stored one and marked as failed', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'not now' })
  type('Priority of xAI', '7')
  pressKey('Priority of xAI', 'Enter')
  await waitFor(() => expect(cell('Priority of xAI').dataset.failed).toBe('true'))
  expect(cell('Priority of xAI').value).toBe('0')
})

it.each(['9', '5'])(
  'channel numbers: %s, typed while the Undo of 5 is on the way, is saved after it',
  async (text) => {
    const save = (number: string) => {
      for (const part of ['', number]) type('Weight of xAI', part)
      pressKey('Weight of xAI', 'Enter')
    }
    save('5')
    const messages = within(screen.getByRole('region', { name: 'Messages' }))
    const undo = await messages.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(cell('Weight of xAI').readOnly).toBe(false))
    gateway().fault({ call: 'PUT /api/channel/', kind: 'F17', times: 1 })
    fireEvent.click(undo)
    await waitFor(() => expect(gateway().world().faults.holding).toBe(1))
    save(text)
    gateway().clearFaults()
    await waitFor(() => expect(sentWrites()).toHaveLength(3))
    await waitFor(() => expect(cell('Weight of xAI').value).toBe(text))
    expect(JSON.parse(sentWrites().at(-1)?.body ?? '')).toEqual({ id: 26, weight: Number(text) })
  },
)
