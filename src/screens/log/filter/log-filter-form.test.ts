import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logSearchSchema } from '../log-search'
import { fieldNames } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { logFields, searchToValues, parseChannel, valuesToLogSearch } from './log-filter-form'

const NOW = Date.parse('2026-04-01T12:34:56+02:00') / 1000
const read = (search: object) => logSearchSchema.parse(search)

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => void vi.unstubAllEnvs())

describe('log filter values', () => {
  it('the default range is shown without a start', () =>
    expect(searchToValues(read({}), NOW)).toMatchObject({
      start: '',
      end: '2026-04-01 13:34:56',
      channel: '',
    }))
  it('a missing bound is shown as a blank field', () =>
    expect(searchToValues(read({ start: '0' }), NOW)).toMatchObject({ start: '', end: '' }))
})

describe('search params from filter values', () => {
  // Computed inside the tests, where the time zone is stubbed.
  const shown7d = () => searchToValues(read({ range: '7d' }), NOW)

  it('an unedited relative range stays relative', () => {
    const shown = shown7d()
    expect(valuesToLogSearch({ ...shown, token_name: ' phone ' }, shown)).toEqual({
      type: 0,
      token_name: 'phone',
      model_name: '',
      username: '',
      channel: 0,
    })
  })
  it('the last second of the year 9999 is a bound', () => {
    const none = searchToValues(read({}), NOW)
    const typed = { ...none, start: '', end: '9999-12-31 23:59:59' }
    expect(searchToValues(read(valuesToLogSearch(typed, none)), NOW)).toMatchObject({
      start: '',
      end: '9999-12-31 23:59:59',
    })
  })

  it('an edited bound is fixed and a cleared bound is removed', () => {
    const shown = shown7d()
    const params = valuesToLogSearch({ ...shown, start: '2026-03-01 00:00:00', end: '' }, shown)
    expect(params).toMatchObject({
      range: 'all',
      start: Date.parse('2026-03-01T00:00:00+01:00') / 1000,
      end: 0,
    })
    expect(searchToValues(read(params), NOW)).toMatchObject({ start: '2026-03-01 00:00:00', end: '' })
  })
})

describe('log filter validation', () => {
  it.each([
    [{ start: '2026-02-30 00:00:00' }, ['start']],
    [{ end: 'tomorrow' }, ['end']],
    [{ start: '2026-04-02', end: '2026-04-01' }, ['end']],
    [{ token_name: 'sk-secret' }, ['token_name']],
    [{ username: 'x'.repeat(201) }, ['username']],
    [{ model_name: ` ${'x'.repeat(200)} ` }, []],
    [{ start: '', end: '' }, []],
  ])('values %j have errors at %j', (edits, names) => {
    const valid = searchToValues(read({}), NOW)
    const values = { ...valid, ...edits }
    const invalid = fieldNames(logFields).filter((name) =>
      validateValue(logFields[name], values[name], values),
    )
    expect(invalid).toEqual(names)
  })
})

describe('channel of a log filter', () => {
  const channels = new Map([
    [2, 'Azure West'],
    [3, 'OpenAI'],
    [4, 'openai'],
    [12, '42'],
  ])
  it.each([
    ['', 0],
    ['7', 7],
    ['#7', 7],
    ['７', 7],
    ['azure west ', 2],
    ['Azure West · #2', 2],
    ['OpenAI · #4', 4],
    ['Gone · #99', 99],
    ['42', 12],
  ])('%j is channel %d', (channel, id) => {
    expect(parseChannel(channel, channels)).toBe(id)
  })
  it.each(['OpenAI', 'Azure', '1e6', '-1', '#0'])('%j names no channel, or several', (channel) =>
    expect(parseChannel(channel, channels)).toBeUndefined(),
  )
  it('is shown with its name, if that is known', () => {
    expect(searchToValues(read({ channel: '3' }), NOW, channels).channel).toBe('OpenAI · #3')
    expect(searchToValues(read({ channel: '9' }), NOW, channels).channel).toBe('9')
  })
})
