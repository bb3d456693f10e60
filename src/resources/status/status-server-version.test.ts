import { expect, it } from 'vitest'
import { isOtherVersion, lastSeenVersion, statusSchema } from './status'

it.each([
  ['v0.6.10', 'v0.6.11', true],
  ['v0.6.11', 'v0.6.10', true],
  ['v0.0.0', 'v0.6.11', true],
  ['v0.6.11', 'v0.0.0', true],
  ['v0.6.11-alpha.1', 'v0.6.11', true],
  ['0.1.0', 'nightly', true],
  ['v0.6.11', 'v0.6.11', false],
  ['v0.6.11', '0.6.11', false],
  ['0.6.11', 'v0.6.11', false],
  ['', 'v0.6.11', false],
  ['v0.6.11', '', false],
  ['v', 'v0.6.11', false],
  ['', '', false],
])('server version: after %j, %j counts as an update: %s', (before, now, isUpdated) =>
  expect(isOtherVersion(now, before)).toBe(isUpdated),
)

it('server version: has no blanks around it', () =>
  expect(statusSchema.parse({ version: ' v0.6.11 ' }).version).toBe('v0.6.11'))

it('server version: truncates a long version to one line', () => {
  const { version } = statusSchema.parse({ version: '9'.repeat(10_000) })
  expect(version).toHaveLength(64)
  lastSeenVersion.write(version)
  expect(lastSeenVersion.read()).toBe(version)
})
