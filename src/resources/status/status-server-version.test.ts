import { expect, it } from 'vitest'
import { isOtherVersion, lastSeenVersion, versionText } from './status'

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
  [' v0.6.11 ', 'v0.6.11', false],
  ['', 'v0.6.11', false],
  ['v0.6.11', '', false],
  ['v', 'v0.6.11', false],
  ['', '', false],
])('server version: after %j, %j counts as an update: %s', (before, now, isUpdated) =>
  expect(isOtherVersion(now, before)).toBe(isUpdated),
)

it('server version: stores a version, but not a blank one', () => {
  lastSeenVersion.write('  ')
  expect(lastSeenVersion.read()).toBeUndefined()
  lastSeenVersion.write(' v0.6.11 ')
  lastSeenVersion.write('')
  expect(lastSeenVersion.read()).toBe('v0.6.11')
})

it('server version: truncates a long version to one line', () => {
  expect(versionText('9'.repeat(10_000))).toHaveLength(64)
  lastSeenVersion.write('9'.repeat(10_000))
  expect(isOtherVersion('9'.repeat(10_000), lastSeenVersion.read() ?? '')).toBe(false)
})
