import { fine, good, refused } from '../responses'
import type { Section } from '../case'
import { channel } from '../shapes'
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

/** K6.7: changing and deleting channels. */
export const channelsChanged: Section = {
  section: '6.7 (46–48)',
  cases: [
    {
      name: 'a PUT answers the whole row with the key in clear',
      steps: [
        ...make({ key: 'secret' }),
        {
          ...put({ name: 'n2 {tag}' }),
          expect: good({ ...channel, id: '{id}', key: 'secret', name: 'n2 {tag}', models: 'gpt-4o' }),
        },
      ],
    },
    {
      name: 'blank texts are not written',
      steps: [
        ...make({ key: 'secret' }),
        {
          ...put({ name: '', key: '', models: '', group: '', config: '' }),
          expect: data({ name: 'n {tag}', key: 'secret', models: 'gpt-4o', group: 'default' }),
        },
      ],
    },
    {
      name: 'zero in type and status is not written',
      steps: [...make(), put({ type: 0, status: 0 }), stored({ type: 1, status: 1 })],
    },
    {
      name: 'zero in priority and weight is written',
      steps: [
        ...make({ priority: 5, weight: 5 }),
        put({ priority: 0, weight: 0 }),
        stored({ priority: 0, weight: 0 }),
      ],
    },
    {
      name: 'blank in nullable texts is written',
      steps: [
        ...make({ base_url: 'http://x', model_mapping: '{}', system_prompt: 'p', other: 'o' }),
        put({ base_url: '', model_mapping: '', system_prompt: '', other: '' }),
        stored({ base_url: '', model_mapping: '', system_prompt: '', other: '' }),
      ],
    },
    {
      name: 'null in a nullable member keeps it',
      steps: [
        ...make({ priority: 5, base_url: 'http://x' }),
        put({ priority: null, base_url: null }),
        stored({ priority: 5, base_url: 'http://x' }),
      ],
    },
    {
      name: 'a status is written alone',
      steps: [
        ...make({ priority: 5 }),
        put({ status: 2 }),
        stored({ status: 2, priority: 5, name: 'n {tag}' }),
      ],
    },
    {
      name: 'a status is not checked',
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
      name: 'statistics in the body overwrite the live ones',
      steps: [
        ...make(),
        put({ used_quota: 9, balance: 1.5, response_time: 8, test_time: 7 }),
        stored({ used_quota: 9, balance: 1.5, response_time: 8, test_time: 7 }),
      ],
    },
    {
      name: 'a key is not split when changing',
      steps: [...make(), { ...put({ key: 'a\nb' }), expect: data({ key: 'a\nb' }) }, found([{}])],
    },
    {
      name: 'an unknown id is no error',
      steps: [{ as: 'root', call: 'PUT /api/channel/', body: { id: 999_999, status: 2 }, expect: fine }],
    },
    {
      name: 'a deleted channel is gone',
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
      name: 'deleting an id that is no integer is refused alike',
      steps: [{ as: 'root', call: 'DELETE /api/channel/abc', expect: refused('WHERE conditions required') }],
    },
    {
      name: 'deleting the disabled takes 2 and 3, and counts them',
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
      name: 'deleting the disabled leaves their routing rows: a channel that gets the id is refused although it was written',
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
      name: 'a channel with other models gets the id of a deleted one without a conflict',
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
      name: 'deleting a channel by its id takes its routing rows along',
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
