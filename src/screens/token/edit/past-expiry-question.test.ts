import { beforeEach, expect, it, vi } from 'vitest'
import { pastExpiryQuestion } from './past-expiry-question'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 4, 6, 12, 0, 0) }))

it.each([
  '2026-05-06 11:59:59',
  '2026-05-06 12:00:00',
  '2026-05-05',
  '1970-01-02',
  '2026-05-06 11:59',
  '2025-05-06 12:00:01',
])('past expiry: %s is asked about', (expiry) => expect(pastExpiryQuestion(expiry)?.hint).toContain(expiry))

it.each(['2026-05-06 12:00:01', '2026-05-07', '9999-12-31', '', '-1', '-2', '–', 'soon', '2026-02-30'])(
  'past expiry: "%s" is not asked about',
  (expiry) => expect(pastExpiryQuestion(expiry)).toBeUndefined(),
)
