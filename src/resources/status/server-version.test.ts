import { expect, it } from 'vitest'
import { isOtherVersion, lastSeenVersion, versionText } from './server-version'

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
])('a server that was %j and is %j now was updated: %s', (before, now, isUpdated) =>
  expect(isOtherVersion(now, before)).toBe(isUpdated),
)

it('keeps a version, and nothing for one that says nothing', () => {
  lastSeenVersion.write('  ')
  expect(lastSeenVersion.read()).toBeUndefined()
  lastSeenVersion.write(' v0.6.11 ')
  lastSeenVersion.write('')
  expect(lastSeenVersion.read()).toBe('v0.6.11')
})

it('clips a version of any length to a line', () => {
  expect(versionText('9'.repeat(10_000))).toHaveLength(64)
  lastSeenVersion.write('9'.repeat(10_000))
  expect(isOtherVersion('9'.repeat(10_000), lastSeenVersion.read() ?? '')).toBe(false)
})
