import { good, noInteger } from '../answers'
import type { Section } from '../case'
import { every, has, some } from '../expected'
import { channel } from '../shapes'
import { GONE, data, make, found } from './channel-steps'

/** Contract 6.7: reading channels. */
export const channelsRead: Section = {
  section: '6.7 (37–40)',
  cases: [
    {
      says: 'rows have the members of 5.2 and no key',
      steps: [...make(), { as: 'root', call: 'GET /api/channel/?p=0', gives: good(every(channel)) }],
    },
    {
      says: 'one channel has no key',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/{id}', gives: good({ ...channel, id: '{id}' }) },
      ],
    },
    {
      says: 'a search shows no key',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/search?keyword=n%20{tag}', gives: good([channel]) },
      ],
    },
    {
      says: 'newest first',
      steps: [
        ...make({ key: 'a\nb' }),
        { as: 'root', call: 'GET /api/channel/?p=0', keep: { next: 'data.1.id' } },
        { as: 'root', call: 'GET /api/channel/{next}', gives: data({ name: 'n {tag}' }) },
      ],
    },
    {
      says: 'a page has ten rows',
      steps: [
        ...make({ key: Array.from({ length: 11 }, (_, at) => `k${at}`).join('\n') }),
        {
          as: 'root',
          call: 'GET /api/channel/?p=0',
          gives: good(Array.from({ length: 10 }, () => has({ name: 'n {tag}' }))),
        },
      ],
    },
    {
      says: 'a page past the end is an empty list',
      steps: [{ as: 'root', call: 'GET /api/channel/?p=999', gives: good([]) }],
    },
    {
      says: 'a search is by id',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/search?keyword={id}', gives: good(some(has({ id: '{id}' }))) },
      ],
    },
    {
      says: 'a search is not by the middle of a name',
      steps: [...make(), { as: 'root', call: 'GET /api/channel/search?keyword={tag}', gives: good([]) }],
    },
    {
      says: 'a search has no pages',
      steps: [
        ...make({ key: Array.from({ length: 12 }, (_, at) => `k${at}`).join('\n') }),
        found(Array.from({ length: 12 }, () => ({ name: 'n {tag}' }))),
      ],
    },
    {
      says: 'a blank keyword finds all',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/search?keyword=', gives: good(some(has({ id: '{id}' }))) },
      ],
    },
    {
      says: 'an unknown channel is not found',
      steps: [{ as: 'root', call: 'GET /api/channel/999999', gives: GONE }],
    },
    {
      says: 'an id that is no integer',
      steps: [{ as: 'root', call: 'GET /api/channel/abc', gives: noInteger }],
    },
    {
      says: 'the list of all models has another envelope, without success',
      steps: [
        {
          as: 'root',
          call: 'GET /api/channel/models',
          gives: {
            body: {
              object: 'list',
              data: every(has({ object: 'model', created: 1_626_777_600, parent: null })),
            },
          },
        },
      ],
    },
  ],
}
