import { expect, it } from 'vitest'
import { measureGrain } from '../scripts/house'

const grain = measureGrain()

it('modules: a small one with a single importer beside it stands in that importer', () =>
  expect(grain.tiny).toEqual([]))

it('modules: the median holds a thing worth a name', () => expect(grain.median).toBeGreaterThanOrEqual(70))
