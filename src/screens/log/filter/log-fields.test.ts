import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logSearchSchema } from '../log-search'
import { logQueryToValues, validateLogFilters, valuesToLogSearch } from './log-fields'

const NOW = Date.parse('2026-04-01T12:34:56+02:00') / 1000
const read = (search: object) => logSearchSchema.parse(search)

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => void vi.unstubAllEnvs())

describe('what the fields show', () => {
  it('is the default range as moments', () =>
    expect(logQueryToValues(read({}), NOW)).toMatchObject({
      start: '1970-01-01 01:00:00',
      end: '2026-04-01 13:34:56',
      channel: '',
    }))
  it('is nothing where there is no bound', () =>
    expect(logQueryToValues(read({ start: '0' }), NOW)).toMatchObject({ start: '', end: '' }))
})

describe('what is asked for', () => {
  // In the test, where the zone is set.
  const shown7d = () => logQueryToValues(read({ range: '7d' }), NOW)

  it('leaves a relative range alone that was not touched', () => {
    const shown = shown7d()
    expect(valuesToLogSearch({ ...shown, token_name: ' phone ' }, shown)).toEqual({
      token_name: 'phone',
      model_name: '',
      username: '',
      channel: 0,
    })
  })
  it('has bounds where one was typed, and none where one was emptied', () => {
    const shown = shown7d()
    const asked = valuesToLogSearch({ ...shown, start: '2026-03-01 00:00:00', end: '' }, shown)
    expect(asked).toMatchObject({
      range: 'all',
      start: Date.parse('2026-03-01T00:00:00+01:00') / 1000,
      end: 0,
    })
    expect(logQueryToValues(read(asked), NOW)).toMatchObject({ start: '2026-03-01 00:00:00', end: '' })
  })
})

describe('what is refused at the field', () => {
  it.each([
    [{ start: '2026-02-30 00:00:00' }, ['start']],
    [{ end: 'tomorrow' }, ['end']],
    [{ start: '2026-04-02', end: '2026-04-01' }, ['end']],
    [{ channel: '1e6' }, ['channel']],
    [{ channel: '-1' }, ['channel']],
    [{ token_name: 'sk-secret' }, ['token_name']],
    [{ start: '', end: '' }, []],
    [{ channel: '' }, []],
  ])('%j is wrong at %j', (typed, names) => {
    const good = logQueryToValues(read({}), NOW)
    expect(Object.keys(validateLogFilters({ ...good, ...typed }))).toEqual(names)
  })
})
