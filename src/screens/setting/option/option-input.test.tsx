import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signIn } from '#/session/session'
import { mountList } from '../../../../checks/mount-console'
import { startGateway, type TestGateway } from '../../../../mocks/hosts/vitest-host'

let gateway: TestGateway

// The search shows this section alone; other sections take seconds to render.
beforeEach(async () => {
  gateway = startGateway()
  signIn(gateway.signIn('root'))
  await mountList('/setting?tab=operation')
  type('Search all settings', 'server address')
  await screen.findByLabelText(/^Server address/)
}, 30_000)
afterEach(() => gateway.stop())

const box = (label = 'Server address') => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, text: string) => fireEvent.change(box(label), { target: { value: text } })
/** What is offered for a typed server address. */
function offerFor(typed: string): string | undefined {
  type('Server address', typed)
  return screen.queryByText(/^Use http/)?.textContent
}

it('server address: an address with more than its base is offered without it, and one press takes it', () => {
  expect(
    [
      'https://gateway.test/v1',
      'https://gateway.test/v1/chat/completions',
      'https://gateway.test/?utm_source=chat',
      'https://gateway.test/#/login',
      'http://192.168.1.4:3000/v1/',
      'https://gateway.test/sub/v1/models',
      'https://gateway.test',
      'https://gateway.test/sub/',
      'gateway.test/v1',
      '',
    ].map(offerFor),
  ).toEqual([
    'Use https://gateway.test',
    'Use https://gateway.test',
    'Use https://gateway.test',
    'Use https://gateway.test',
    'Use http://192.168.1.4:3000',
    'Use https://gateway.test/sub',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(offerFor('https://gateway.test/v1')).toBeDefined()
  fireEvent.click(screen.getByText(/^Use http/))
  expect(box().value).toBe('https://gateway.test')
  expect(document.activeElement).toBe(box())
  expect(screen.queryByText(/^Use http/)).toBeNull()
})
