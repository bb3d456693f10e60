// @ts-check
// Measures of the benchmark by name. A measure that an app does not support fails for that app only.
import { lists, login } from './measures/loading.mjs'
import { exporting, walk } from './measures/long-list.mjs'
import { menu, paging } from './measures/moving.mjs'
import { cell, many, typing } from './measures/typing.mjs'

/** @typedef {'ms' | 'count' | 'score' | 'MiB' | '%' | 'rows/s' | 'KiB'} Unit */

/**
 * @typedef {object} Tools
 * @property {(who: { caller?: string }) => Promise<import('./open-session.mjs').Visit>} visit
 * @property {(label: string, value: number | readonly number[], unit?: Unit) => void} note `unit` defaults to ms
 */

/** @typedef {(tools: Tools) => Promise<void>} Work */

/**
 * @typedef {object} Measure
 * @property {string} name
 * @property {Work} work
 * @property {number} [rounds] fewer rounds than requested, for slow measures with little variance
 * @property {readonly string[]} [notIn] apps without the feature
 */

/** @type {readonly Measure[]} */
export const MEASURES = [
  { name: 'login', work: login },
  { name: 'lists', work: lists },
  { name: 'menu', work: menu },
  { name: 'paging', work: paging },
  { name: 'typing', work: typing },
  { name: 'cell', work: cell, notIn: ['baseline'] },
  { name: 'many', work: many, rounds: 3, notIn: ['baseline'] },
  { name: 'export', work: exporting, rounds: 2, notIn: ['baseline'] },
  { name: 'walk', work: walk, rounds: 3 },
]
