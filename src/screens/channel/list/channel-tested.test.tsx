import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../../checks/mount-console'
import { gatewayPerTest } from '../../../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')

const TRIED = { name: 'went wrong', test_time: 1_700_000_000, response_time: 0 }
const UNTRIED = { name: 'never tried', test_time: 0, response_time: 0 }

/** Mounts a page with a channel whose last test failed, and one without a test. */
function mount(address: (tried: number, untried: number) => string): void {
  signIn(gateway().signIn('root'))
  const { channels } = gateway().world()
  const [channel] = channels.all()
  if (!channel) throw new Error('the world has a channel to copy')
  const [tried, untried] = [TRIED, UNTRIED].map(
    (row) => channels.add((id) => ({ ...channel, ...row, id })).id,
  )
  mountConsole(address(tried ?? 0, untried ?? 0))
}

it('channel list: a last test that failed is told from none, also by a page that did not make it', async () => {
  mount(() => '/channel')
  const tried = await screen.findByRole('row', { name: /went wrong/ }, { timeout: 20_000 })
  expect(tried.textContent).toContain('failed')
  expect(screen.getByRole('row', { name: /never tried/ }).textContent).toContain('Not tested')
})

it.each([
  ['that failed is told', (tried: number) => `/channel/edit/${tried}`, /last test failed · Last tested: /],
  ['is told from none', (_tried: number, untried: number) => `/channel/edit/${untried}`, /Not tested/],
])('channel page: a last test %s', async (_what, address, text) => {
  mount(address)
  expect(await screen.findByText(text, undefined, { timeout: 20_000 })).toBeTruthy()
})
