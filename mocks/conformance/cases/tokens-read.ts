import { good, noInteger } from '../responses'
import type { Section, Step } from '../case'
import { every, has } from '../expected'
import { token } from '../shapes'
import { NO_ID, NOT_FOUND, data, make } from './token-steps'

/** K6.8: reading tokens. */
export const tokensRead: Section = {
  section: '6.8 (49–51)',
  cases: [
    {
      name: 'a new user has no tokens but his default one',
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
      name: 'rows have the members of 5.3',
      steps: [make(), { as: 'root', call: 'GET /api/token/', expect: good(every(token)) }],
    },
    {
      name: 'newest first without an order',
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
      name: 'order=remain_quota: unlimited first, then what remains, descending',
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
      name: 'an unknown order is newest first',
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
      name: 'a search is by the beginning of the name',
      steps: [
        make(),
        { as: 'root', call: 'GET /api/token/search?keyword=n%20{tag}', expect: good([has({ id: '{id}' })]) },
      ],
    },
    {
      name: 'a search is not by the middle of a name',
      steps: [make(), { as: 'root', call: 'GET /api/token/search?keyword={tag}', expect: good([]) }],
    },
    {
      name: 'a search is not by id',
      steps: [make(), { as: 'user', call: 'GET /api/token/search?keyword={id}', expect: good([]) }],
    },
    {
      name: 'a search is not by key',
      steps: [
        { ...make(), keep: { key: 'data.key' } },
        { as: 'root', call: 'GET /api/token/search?keyword={key}', expect: good([]) },
      ],
    },
    {
      name: 'a blank keyword finds all',
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
      name: 'a search has no pages',
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
      name: 'a token is read with all members',
      steps: [make(), { as: 'root', call: 'GET /api/token/{id}', expect: good(token) }],
    },
    {
      name: 'an unknown token is not found',
      steps: [{ as: 'root', call: 'GET /api/token/999999', expect: NOT_FOUND }],
    },
    { name: 'id 0 is blank when reading', steps: [{ as: 'root', call: 'GET /api/token/0', expect: NO_ID }] },
    {
      name: 'an id that is no integer',
      steps: [{ as: 'root', call: 'GET /api/token/abc', expect: noInteger }],
    },
    {
      name: 'the token of another is not found, for root too',
      steps: [
        { as: 'user', call: 'GET /api/token/', keep: { id: 'data.0.id' } },
        { as: 'root', call: 'GET /api/token/{id}', expect: NOT_FOUND },
      ],
    },
  ],
}
