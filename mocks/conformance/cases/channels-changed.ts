import { fine, good, refused } from '../responses'
import type { Section } from '../case'
import { shapeOf } from '../shapes'
import {
  data,
  DOUBLED,
  found,
  NOT_FOUND,
  keepAs,
  make,
  offers,
  put,
  stored,
  withoutLeftovers,
} from './channel-steps'

const channel = shapeOf('channel')

/** K6.7: updating and deleting channels. */
export const channelsChanged: Section = {
  section: '6.7 (46–48)',
  cases: [
    {
      name: 'a PUT returns the whole row with the unmasked key',
      steps: [
        ...make({ key: 'secret' }),
        {
          ...put({ name: 'n2 {tag}' }),
          expect: good({ ...channel, id: '{id}', key: 'secret', name: 'n2 {tag}', models: 'gpt-4o' }),
        },
      ],
    },
    {
      name: 'empty texts are not written',
      steps: [
        ...make({ key: 'secret' }),
        {
          ...put({ name: '', key: '', models: '', group: '', config: '' }),
          expect: data({ name: 'n {tag}', key: 'secret', models: 'gpt-4o', group: 'default' }),
        },
      ],
    },
    {
      name: '0 in type and status is not written',
      steps: [...make(), put({ type: 0, status: 0 }), stored({ type: 1, status: 1 })],
    },
    {
      name: '0 in priority and weight is written',
      steps: [
        ...make({ priority: 5, weight: 5 }),
        put({ priority: 0, weight: 0 }),
        stored({ priority: 0, weight: 0 }),
      ],
    },
    {
      name: 'empty nullable texts are written',
      steps: [
        ...make({ base_url: 'http://x', model_mapping: '{}', system_prompt: 'p', other: 'o' }),
        put({ base_url: '', model_mapping: '', system_prompt: '', other: '' }),
        stored({ base_url: '', model_mapping: '', system_prompt: '', other: '' }),
      ],
    },
    {
      name: 'null in a nullable field keeps the stored value',
      steps: [
        ...make({ priority: 5, base_url: 'http://x' }),
        put({ priority: null, base_url: null }),
        stored({ priority: 5, base_url: 'http://x' }),
      ],
    },
    {
      name: 'a PUT with only a status changes only the status',
      steps: [
        ...make({ priority: 5 }),
        put({ status: 2 }),
        stored({ status: 2, priority: 5, name: 'n {tag}' }),
      ],
    },
    {
      name: 'a status is not validated',
      steps: [
        ...make(),
        put({ status: 7 }),
        { as: 'root', call: 'GET /api/channel/{id}', expect: data({ status: 7 }) },
      ],
    },
    {
      name: 'a priority may be negative',
      steps: [...make(), put({ priority: -3 }), stored({ priority: -3 })],
    },
    {
      name: 'statistics in the body overwrite the stored ones',
      steps: [
        ...make(),
        put({ used_quota: 9, balance: 1.5, response_time: 8, test_time: 7 }),
        stored({ used_quota: 9, balance: 1.5, response_time: 8, test_time: 7 }),
      ],
    },
    {
      name: 'a key with line breaks is not split by an update',
      steps: [...make(), { ...put({ key: 'a\nb' }), expect: data({ key: 'a\nb' }) }, found([{}])],
    },
    {
      name: 'an update of an unknown id succeeds',
      steps: [{ as: 'root', call: 'PUT /api/channel/', body: { id: 999_999, status: 2 }, expect: fine }],
    },
    {
      name: 'a deleted channel is not found',
      steps: [
        ...make(),
        { as: 'root', call: 'DELETE /api/channel/{id}', expect: good() },
        { as: 'root', call: 'GET /api/channel/{id}', expect: NOT_FOUND },
      ],
    },
    {
      name: 'deleting an unknown channel succeeds',
      steps: [{ as: 'root', call: 'DELETE /api/channel/999999', expect: good() }],
    },
    {
      name: 'deleting id 0 is refused',
      steps: [{ as: 'root', call: 'DELETE /api/channel/0', expect: refused('WHERE conditions required') }],
    },
    {
      name: 'deleting a non-integer id is refused like id 0',
      steps: [{ as: 'root', call: 'DELETE /api/channel/abc', expect: refused('WHERE conditions required') }],
    },
    {
      name: 'deleting disabled channels deletes status 2 and 3 and returns their number',
      fresh: 'it deletes whatever is disabled on the server',
      steps: [
        ...make({ key: 'a\nb' }),
        put({ status: 2 }),
        keepAs('second'),
        ...make(),
        put({ status: 3 }),
        keepAs('third'),
        { as: 'root', call: 'DELETE /api/channel/disabled', expect: good(2) },
        found([{ status: 1 }]),
        ...withoutLeftovers('second', 'third'),
      ],
    },
    {
      name: 'deleting disabled channels leaves their routing rows: a new channel with the same id is stored, but its creation is refused',
      fresh: 'it deletes whatever is disabled on the server, and counts on ids being used again',
      steps: [
        ...make({ models: 'm-{tag}' }),
        put({ status: 2 }),
        keepAs('old'),
        { as: 'root', call: 'DELETE /api/channel/disabled', expect: good(1) },
        {
          as: 'root',
          call: 'POST /api/channel/',
          body: { name: 'n {tag}', key: 'k', models: 'm-{tag}', group: 'default' },
          expect: DOUBLED,
        },
        found([{ id: '{old}', status: 1, models: 'm-{tag}' }]),
        offers('m-{tag}', false),
        { ...put({ name: 'n {tag} again' }), expect: fine },
        offers('m-{tag}', true),
        ...withoutLeftovers('old'),
      ],
    },
    {
      name: 'a new channel with other models reuses the id of a deleted one without a conflict',
      fresh: 'it deletes whatever is disabled on the server, and counts on ids being used again',
      steps: [
        ...make({ models: 'old-{tag}' }),
        put({ status: 2 }),
        keepAs('old'),
        { as: 'root', call: 'DELETE /api/channel/disabled', expect: good(1) },
        ...make({ models: 'm-{tag}' }),
        found([{ id: '{old}' }]),
        offers('m-{tag}', true),
        ...withoutLeftovers('old'),
      ],
    },
    {
      name: 'deleting a channel by id deletes its routing rows',
      steps: [
        ...make({ models: 'm-{tag}' }),
        { as: 'root', call: 'DELETE /api/channel/{id}', expect: good() },
        offers('m-{tag}', false),
        ...make({ models: 'm-{tag}' }),
        offers('m-{tag}', true),
      ],
    },
  ],
}
