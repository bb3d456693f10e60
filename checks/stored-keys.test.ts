import { useMantineColorScheme } from '@mantine/core'
import { renderHook } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { setValueOwner } from '#/browser/owned-value'
import { defineFields, field } from '#/fields/fields'
import { storedUnit } from '#/parts/quota-input'
import { acceptedFindings } from '#/resources/channel/coverage/accepted-findings'
import { chosenTestModel } from '#/resources/channel/test-model'
import { storedModels } from '#/resources/model/model'
import { storedAttempt } from '#/resources/oauth/oauth-mutations'
import { storedContent, dismissedNotice } from '#/resources/status/content'
import { knownRecipients } from '#/resources/token/chat-clients'
import { readOnlyServer } from '#/http/other-server'
import { guardWrites, lastKnownStatus } from '#/resources/status/status'
import { lastWrite } from '#/app/cache'
import { rootPassword, currentAccount, hasExpiredSession, hasStaleRole } from '#/session/session'
import { storedInvitation } from '#/session/invitation'
import { jobsStore, restoreJobs } from '#/app/jobs/jobs'
import { storedChanges } from '#/app/edit-mode/edit-store'
import { useIsMenuRail } from '#/app/menu/navigation'
import { useCooldown } from '#/ui/status/use-cooldown'
import { storedDraft } from '#/ui/form/draft'
import type { GridColumns } from '#/ui/grid/grid-table'
import { storedPageSize } from '#/ui/grid/page-size'
import { useHiddenColumns } from '#/ui/grid/use-grid'
import { storedIsRelative } from '#/app/list/list-screen'
import { useShortcutChoice } from '#/ui/keys/use-shortcuts'
import { useDensity } from '#/ui/theme/appearance'
import { ConsoleTheme } from '#/ui/theme/console-theme'

/** Hostile stored values: garbage, values of other consoles, attacks. */
const NAMED = {
  PS01: '{',
  PS03: '[]',
  PS05: '{"id":1,"username":"a","role":"100"}',
  PS09: '"x"',
  PS13: '{"__proto__":["x"]}',
  PS15: 'abc',
  'PS17, PS19': 'undefined',
  PS21: '/api/user/logout',
  PS27: 'purple',
}
const DAMAGED = [
  ...Object.values(NAMED),
  'null',
  '',
  '9e99',
  '<img src=x onerror=window.__xss=1>',
  '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
]

const fields = defineFields({ name: field.text({ label: 'common.name' }) })
const columns: GridColumns<{ name: string }> = []
const inHook = <T>(read: () => T): T => renderHook(read).result.current
const colorScheme = () =>
  renderHook(useMantineColorScheme, { wrapper: ConsoleTheme }).result.current.colorScheme
const status = () => {
  const { system_name, logo, quota_per_unit } = lastKnownStatus()
  return { system_name, logo, quota_per_unit }
}
const NEUTRAL = { system_name: 'LLM Gateway', logo: '', quota_per_unit: 0 }

const restoredJobs = () => {
  restoreJobs(7)
  return jobsStore.read().jobs
}

/** The server to which no write is sent, if it is one-hub. */
const serverWithoutWrites = () => {
  guardWrites('one-hub')
  return readOnlyServer.read()
}

/** Every key with its reader and the value read when nothing is stored. Any text is valid: texts are escaped on display. */
const KEYS: readonly (readonly [key: string, read: () => unknown, nothing: unknown])[] = [
  ['user', currentAccount, undefined],
  ['session.role', hasStaleRole, false],
  ['session.ended', hasExpiredSession, false],
  ['status', status, NEUTRAL],
  ['system_name', status, NEUTRAL],
  ['logo', status, NEUTRAL],
  ['footer_html', status, NEUTRAL],
  ['quota_per_unit', status, NEUTRAL],
  ['display_in_currency', () => lastKnownStatus().display_in_currency, true],
  ['writes-allowed', serverWithoutWrites, 'one-hub'],
  ['home_page_content', () => storedContent.home_page_content.read(), 'text'],
  ['about', () => storedContent.about.read(), 'text'],
  ['notice', () => dismissedNotice.read(), 'text'],
  ['channel_models', () => storedModels(''), undefined],
  ['channel_test_models:7', () => chosenTestModel({ id: 1 }), undefined],
  ['channel_models_version', () => storedModels('v1'), undefined],
  ['aff', () => storedInvitation.read()?.replace(/^[\w-]{1,64}$/, 'a code'), 'a code'],
  ['oauth', storedAttempt.read, undefined],
  ['token.recipients:7', knownRecipients, []],
  ['menu', () => inHook(useIsMenuRail), false],
  ['time.relative', () => storedIsRelative.read() ?? false, false],
  ['coverage.accepted', () => acceptedFindings.read() ?? [], []],
  ['quota.unit', () => storedUnit.read() ?? 'money', 'money'],
  ['shortcuts', () => inHook(useShortcutChoice)[0], true],
  ['mantine-color-scheme-value', colorScheme, 'auto'],
  ['density', () => inHook(useDensity)[0], 'comfortable'],
  ['last-write:7', () => lastWrite.read(), undefined],
  ['root-password', () => rootPassword.read(), undefined],
  ['cooldown-mail', () => inHook(() => useCooldown('mail')).seconds, 0],
  ['draft:7:a', () => storedDraft(fields, { formKey: 'a', owner: 7 }).read(), undefined],
  ['jobs:7', restoredJobs, []],
  ['sheet:7:a', () => storedChanges(7, 'a').read() ?? [], []],
  [
    'grid.hidden.x',
    () => inHook(() => useHiddenColumns('x', columns, undefined, () => {})).hidden,
    new Set(),
  ],
  ['grid.size.x', () => storedPageSize('x').read(), undefined],
]
/** Keys for which any text is valid: dismissed notices, a build, a switch, a checklist, the language (which has its own test). */
const HARMLESS = [
  'setup',
  'language',
  'prompt-clock',
  'default-password-later',
  'server-version',
  'reloaded-from',
]

beforeEach(() => setValueOwner(() => 7))

it.each(KEYS)(
  'stored key %s: hostile values are read as empty, and reading again still works (PS01 to PS27)',
  (key, read, nothing) => {
    for (const text of DAMAGED) {
      window.localStorage.setItem(key, text)
      window.sessionStorage.setItem(key, text)
      const found = read()
      expect([nothing === 'text' ? text : nothing, ...(key === 'aff' ? [undefined] : [])]).toContainEqual(
        found,
      )
      expect(read()).toEqual(found)
      expect(Object.hasOwn(Object.prototype, '0')).toBe(false)
    }
  },
)

it.each(KEYS)('stored key %s: is read as empty when storage throws (PS25)', (_key, read) => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  expect(read).not.toThrow()
})

it('stored account: an unknown role is stored as it is (PS07)', () => {
  window.localStorage.setItem('user', '{"id":1,"username":"a","role":7}')
  expect(currentAccount()).toMatchObject({ id: 1, role: 7 })
})

const SRC = resolve(import.meta.dirname, '../src')
const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:stored|owned)-value\.ts/.test(file))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n')

/** Keys in the sources: complete, or up to the variable part; those of `ownedValue` end with the account. */
const USED = [
  ...SOURCES.matchAll(/\b(stored|owned)(?:Value|Text)(?:<[^>]*>)?\(\s*(['`])([^'`$]*)(\$?)/g),
].map(([, kind, , key = '', varies]) => ({ key, isComplete: kind === 'stored' && varies === '' }))

it('stored keys: every key in the sources is listed here (T-12)', () => {
  const known = [...KEYS.map(([key]) => key), ...HARMLESS]
  const isKnown = ({ key, isComplete }: { key: string; isComplete: boolean }) =>
    isComplete ? known.includes(key) : key !== '' && known.some((one) => one.startsWith(key))
  expect(USED.length).toBeGreaterThan(20)
  expect(USED.filter((one) => !isKnown(one))).toEqual([])
})

it('stored keys: every call of storedValue, storedText and ownedValue has a literal key', () =>
  expect([...SOURCES.matchAll(/\b(?:stored|owned)(?:Value|Text)(?:<[^>]*>)?\(/g)]).toHaveLength(USED.length))
