import { good, noInteger } from '../responses'
import type { Section, Step } from '../case'
import { every, has } from '../expected'
import { shapeOf } from '../shapes'
import { NO_ID, NOT_FOUND, data, make } from './token-steps'

const token = shapeOf('token')

/** K6.8: reading tokens. */
export const tokensRead: Section = {
  section: '6.8 (49–51)',
  cases: [
    {
      name: 'a new user has only the default token',
      steps: [
        {
          as: 'user',
          call: 'GET /api/token/?p=0',
          expect: good([
            {
              ...token,
              name: 'default',
              unlimited_quota: true,
              expired_time: -1,
              remain_quota: -1,
              status: 1,
            },
          ]),
        },
      ],
    },
    {
      name: 'a page past the end is an empty list',
      steps: [{ as: 'user', call: 'GET /api/token/?p=9', expect: good([]) }],
    },
    {
      name: 'rows have the fields of K5.3',
      steps: [make(), { as: 'root', call: 'GET /api/token/', expect: good(every(token)) }],
    },
    {
      name: 'the list is sorted newest first without an order',
      steps: [
        make(),
        { ...make(), keep: { second: 'data.id' } },
        { as: 'root', call: 'GET /api/token/', keep: { top: 'data.0.id', next: 'data.1.id' } },
        { as: 'root', call: 'GET /api/token/{top}', expect: data({ id: '{second}' }) },
        { as: 'root', call: 'GET /api/token/{next}', expect: data({ id: '{id}' }) },
      ],
    },
    {
      name: 'a page has ten rows and p counts from 0',
      steps: [
        ...Array.from({ length: 11 }, (_, at): Step => ({
          as: 'user',
          call: 'POST /api/token/',
          body: { name: `t${at}` },
        })),
        {
          as: 'user',
          call: 'GET /api/token/?p=1',
          expect: good([has({ name: 't0' }), has({ name: 'default' })]),
        },
      ],
    },
    {
      name: 'order=remain_quota sorts unlimited tokens first, then by remaining quota, descending',
      steps: [
        { as: 'user', call: 'POST /api/token/', body: { name: 'little', remain_quota: 1 } },
        { as: 'user', call: 'POST /api/token/', body: { name: 'much', remain_quota: 9 } },
        {
          as: 'user',
          call: 'GET /api/token/?order=remain_quota',
          expect: good([has({ name: 'default' }), has({ name: 'much' }), has({ name: 'little' })]),
        },
      ],
    },
    {
      name: 'an unknown order sorts newest first',
      steps: [
        { as: 'user', call: 'POST /api/token/', body: { name: 'little', remain_quota: 1 } },
        {
          as: 'user',
          call: 'GET /api/token/?order=nonsense',
          expect: good([has({ name: 'little' }), has({ name: 'default' })]),
        },
      ],
    },
    {
      name: 'a search matches the start of the name',
      steps: [
        make(),
        { as: 'root', call: 'GET /api/token/search?keyword=n%20{tag}', expect: good([has({ id: '{id}' })]) },
      ],
    },
    {
      name: 'a search does not match the middle of a name',
      steps: [make(), { as: 'root', call: 'GET /api/token/search?keyword={tag}', expect: good([]) }],
    },
    {
      name: 'a search does not match the id',
      steps: [make(), { as: 'user', call: 'GET /api/token/search?keyword={id}', expect: good([]) }],
    },
    {
      name: 'a search does not match the key',
      steps: [
        { ...make(), keep: { key: 'data.key' } },
        { as: 'root', call: 'GET /api/token/search?keyword={key}', expect: good([]) },
      ],
    },
    {
      name: 'an empty keyword matches all rows',
      steps: [
        { as: 'user', call: 'GET /api/token/search?keyword=', expect: good([has({ name: 'default' })]) },
      ],
    },
    {
      name: '% in a keyword is a wildcard',
      steps: [
        {
          as: 'user',
          call: 'GET /api/token/search?keyword=%25ault',
          expect: good([has({ name: 'default' })]),
        },
      ],
    },
    {
      name: 'a search is not paged',
      steps: [
        ...Array.from({ length: 11 }, (): Step => ({
          as: 'user',
          call: 'POST /api/token/',
          body: { name: 'x' },
        })),
        {
          as: 'user',
          call: 'GET /api/token/search?keyword=x&p=1',
          expect: good(Array.from({ length: 11 }, () => has({ name: 'x' }))),
        },
      ],
    },
    {
      name: 'a single token is returned with all fields',
      steps: [make(), { as: 'root', call: 'GET /api/token/{id}', expect: good(token) }],
    },
    {
      name: 'an unknown token is not found',
      steps: [{ as: 'root', call: 'GET /api/token/999999', expect: NOT_FOUND }],
    },
    {
      name: 'reading id 0 is refused as empty',
      steps: [{ as: 'root', call: 'GET /api/token/0', expect: NO_ID }],
    },
    {
      name: 'a non-integer id is refused',
      steps: [{ as: 'root', call: 'GET /api/token/abc', expect: noInteger }],
    },
    {
      name: "another user's token is not found, for root too",
      steps: [
        { as: 'user', call: 'GET /api/token/', keep: { id: 'data.0.id' } },
        { as: 'root', call: 'GET /api/token/{id}', expect: NOT_FOUND },
      ],
    },
  ],
}
