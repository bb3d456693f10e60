import { good, noInteger } from '../responses'
import type { Section } from '../case'
import { every, has, some } from '../expected'
import { shapeOf } from '../shapes'
import { NOT_FOUND, data, make, found } from './channel-steps'

const channel = shapeOf('channel')

/** K6.7: reading channels. */
export const channelsRead: Section = {
  section: '6.7 (37–40)',
  cases: [
    {
      name: 'rows have the fields of K5.2 and no key',
      steps: [...make(), { as: 'root', call: 'GET /api/channel/?p=0', expect: good(every(channel)) }],
    },
    {
      name: 'a single channel is returned without its key',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/{id}', expect: good({ ...channel, id: '{id}' }) },
      ],
    },
    {
      name: 'a search returns no keys',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/search?keyword=n%20{tag}', expect: good([channel]) },
      ],
    },
    {
      name: 'the list is sorted newest first',
      steps: [
        ...make({ key: 'a\nb' }),
        { as: 'root', call: 'GET /api/channel/?p=0', keep: { next: 'data.1.id' } },
        { as: 'root', call: 'GET /api/channel/{next}', expect: data({ name: 'n {tag}' }) },
      ],
    },
    {
      name: 'a page has ten rows',
      steps: [
        ...make({ key: Array.from({ length: 11 }, (_, at) => `k${at}`).join('\n') }),
        {
          as: 'root',
          call: 'GET /api/channel/?p=0',
          expect: good(Array.from({ length: 10 }, () => has({ name: 'n {tag}' }))),
        },
      ],
    },
    {
      name: 'a page past the end is an empty list',
      steps: [{ as: 'root', call: 'GET /api/channel/?p=999', expect: good([]) }],
    },
    {
      name: 'a search matches the id',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/search?keyword={id}', expect: good(some(has({ id: '{id}' }))) },
      ],
    },
    {
      name: 'a search does not match the middle of a name',
      steps: [...make(), { as: 'root', call: 'GET /api/channel/search?keyword={tag}', expect: good([]) }],
    },
    {
      name: 'a search is not paged',
      steps: [
        ...make({ key: Array.from({ length: 12 }, (_, at) => `k${at}`).join('\n') }),
        found(Array.from({ length: 12 }, () => ({ name: 'n {tag}' }))),
      ],
    },
    {
      name: 'an empty keyword matches all rows',
      steps: [
        ...make(),
        { as: 'root', call: 'GET /api/channel/search?keyword=', expect: good(some(has({ id: '{id}' }))) },
      ],
    },
    {
      name: 'an unknown channel is not found',
      steps: [{ as: 'root', call: 'GET /api/channel/999999', expect: NOT_FOUND }],
    },
    {
      name: 'a non-integer id is refused',
      steps: [{ as: 'root', call: 'GET /api/channel/abc', expect: noInteger }],
    },
    {
      name: 'the list of all models has an envelope without success',
      steps: [
        {
          as: 'root',
          call: 'GET /api/channel/models',
          expect: {
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
