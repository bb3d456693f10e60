import { beforeEach } from 'vitest'
import { setLanguage } from '#/i18n/i18n'

// Creating a document takes longer than most test files: one that needs it says so in its first line, by
// `@vitest-environment happy-dom`.
if ('document' in globalThis) (await import('./vitest-dom')).setUpDocument()

beforeEach(() => setLanguage('en'))
