import { beforeEach, expect, it } from 'vitest'
import { setValueOwner } from '#/browser/owned-value'
import { chosenTestModel, storeTestModel, testModelOf } from './test-model'

const channel = { id: 7, models: ['o1', 'gpt-3.5-turbo', 'gpt-4o'] }

beforeEach(() => {
  window.localStorage.clear()
  setValueOwner(() => 1)
})

it.each([
  [['o1', 'gpt-3.5-turbo'], 'gpt-3.5-turbo'],
  [['o1', 'gpt-4o'], 'o1'],
  [[], undefined],
])('test model: models %j are tested with %s when nothing was chosen', (models, model) =>
  expect(testModelOf({ id: 7, models })).toBe(model),
)

it('test model: uses the choice of this browser while the channel has that model', () => {
  storeTestModel(7, 'gpt-4o')
  storeTestModel(8, 'o1')
  expect([testModelOf(channel), testModelOf({ ...channel, id: 8 })]).toEqual(['gpt-4o', 'o1'])
  expect(testModelOf({ id: 7, models: ['o1'] })).toBe('o1')
  storeTestModel(7, '')
  expect([testModelOf(channel), chosenTestModel(channel)]).toEqual(['gpt-3.5-turbo', undefined])
})

it('test model: another account of this browser has its own choices', () => {
  storeTestModel(7, 'gpt-4o')
  setValueOwner(() => 2)
  expect(testModelOf(channel)).toBe('gpt-3.5-turbo')
})

it("test model: follows the server's choice unless this browser has another", () => {
  expect(testModelOf({ ...channel, test_model: 'o1' })).toBe('o1')
  expect(testModelOf({ ...channel, test_model: '' })).toBe('gpt-3.5-turbo')
  storeTestModel(7, 'gpt-4o')
  expect(testModelOf({ ...channel, test_model: 'o1' })).toBe('gpt-4o')
})

it.each(['[]', '{"7":4}', '{', '{"__proto__":"o1"}', '{"constructor":"o1"}'])(
  'test model: ignores the stored text %s',
  (text) => {
    window.localStorage.setItem('channel_test_models:1', text)
    expect(testModelOf(channel)).toBe('gpt-3.5-turbo')
    storeTestModel(7, 'o1')
    expect(testModelOf(channel)).toBe('o1')
  },
)
