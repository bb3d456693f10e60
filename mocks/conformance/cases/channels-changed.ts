import { fine, good, refused } from '../answers'
import type { Section } from '../case'
import { channel } from '../shapes'
import {
  data,
  DOUBLED,
  found,
  GONE,
  keepAs,
  make,
  offers,
  put,
  stored,
  withoutLeftovers,
} from './channel-steps'

/** Contract 6.7: changing and deleting channels. */
export const channelsChanged: Section = {
  section: '6.7 (46–48)',
  cases: [
    {
      says: 'a PUT answers the whole row with the key in clear',
      steps: [
        ...make({ key: 'secret' }),
        {
          ...put({ name: 'n2 {tag}' }),
          gives: good({ ...channel, id: '{id}', key: 'secret', name: 'n2 {tag}', models: 'gpt-4o' }),
        },
      ],
    },
    {
      says: 'blank texts are not written',
      steps: [
        ...make({ key: 'secret' }),
        {
          ...put({ name: '', key: '', models: '', group: '', config: '' }),
          gives: data({ name: 'n {tag}', key: 'secret', models: 'gpt-4o', group: 'default' }),
        },
      ],
    },
    {
      says: 'zero in type and status is not written',
      steps: [...make(), put({ type: 0, status: 0 }), stored({ type: 1, status: 1 })],
    },
    {
      says: 'zero in priority and weight is written',
      steps: [
        ...make({ priority: 5, weight: 5 }),
        put({ priority: 0, weight: 0 }),
        stored({ priority: 0, weight: 0 }),
      ],
    },
    {
      says: 'blank in nullable texts is written',
      steps: [
        ...make({ base_url: 'http://x', model_mapping: '{}', system_prompt: 'p', other: 'o' }),
        put({ base_url: '', model_mapping: '', system_prompt: '', other: '' }),
        stored({ base_url: '', model_mapping: '', system_prompt: '', other: '' }),
      ],
    },
    {
      says: 'null in a nullable member keeps it',
      steps: [
        ...make({ priority: 5, base_url: 'http://x' }),
        put({ priority: null, base_url: null }),
        stored({ priority: 5, base_url: 'http://x' }),
      ],
    },
    {
      says: 'a status is written alone',
      steps: [
        ...make({ priority: 5 }),
        put({ status: 2 }),
        stored({ status: 2, priority: 5, name: 'n {tag}' }),
      ],
    },
    {
      says: 'a status is not checked',
      steps: [
        ...make(),
        put({ status: 7 }),
        { as: 'root', call: 'GET /api/channel/{id}', gives: data({ status: 7 }) },
      ],
    },
    {
      says: 'a priority may be negative',
      steps: [...make(), put({ priority: -3 }), stored({ priority: -3 })],
    },
    {
      says: 'statistics in the body overwrite the live ones',
      steps: [
        ...make(),
        put({ used_quota: 9, balance: 1.5, response_time: 8, test_time: 7 }),
        stored({ used_quota: 9, balance: 1.5, response_time: 8, test_time: 7 }),
      ],
    },
    {
      says: 'a key is not split when changing',
      steps: [...make(), { ...put({ key: 'a\nb' }), gives: data({ key: 'a\nb' }) }, found([{}])],
    },
    {
      says: 'an unknown id is no error',
      steps: [{ as: 'root', call: 'PUT /api/channel/', body: { id: 999_999, status: 2 }, gives: fine }],
    },
    {
      says: 'a deleted channel is gone',
      steps: [
        ...make(),
        { as: 'root', call: 'DELETE /api/channel/{id}', gives: good() },
        { as: 'root', call: 'GET /api/channel/{id}', gives: GONE },
      ],
    },
    {
      says: 'deleting an unknown channel succeeds',
      steps: [{ as: 'root', call: 'DELETE /api/channel/999999', gives: good() }],
    },
    {
      says: 'deleting id 0 is refused',
      steps: [{ as: 'root', call: 'DELETE /api/channel/0', gives: refused('WHERE conditions required') }],
    },
    {
      says: 'deleting an id that is no integer is refused alike',
      steps: [{ as: 'root', call: 'DELETE /api/channel/abc', gives: refused('WHERE conditions required') }],
    },
    {
      says: 'deleting the disabled takes 2 and 3, and counts them',
      fresh: 'it deletes whatever is disabled on the server',
      steps: [
        ...make({ key: 'a\nb' }),
        put({ status: 2 }),
        keepAs('second'),
        ...make(),
        put({ status: 3 }),
        keepAs('third'),
        { as: 'root', call: 'DELETE /api/channel/disabled', gives: good(2) },
        found([{ status: 1 }]),
        ...withoutLeftovers('second', 'third'),
      ],
    },
    {
      says: 'deleting the disabled leaves their routing rows: a channel that gets the id is refused although it was written',
      fresh: 'it deletes whatever is disabled on the server, and counts on ids being used again',
      steps: [
        ...make({ models: 'm-{tag}' }),
        put({ status: 2 }),
        keepAs('old'),
        { as: 'root', call: 'DELETE /api/channel/disabled', gives: good(1) },
        {
          as: 'root',
          call: 'POST /api/channel/',
          body: { name: 'n {tag}', key: 'k', models: 'm-{tag}', group: 'default' },
          gives: DOUBLED,
        },
        found([{ id: '{old}', status: 1, models: 'm-{tag}' }]),
        offers('m-{tag}', false),
        { ...put({ name: 'n {tag} again' }), gives: fine },
        offers('m-{tag}', true),
        ...withoutLeftovers('old'),
      ],
    },
    {
      says: 'a channel with other models gets the id of a deleted one without a conflict',
      fresh: 'it deletes whatever is disabled on the server, and counts on ids being used again',
      steps: [
        ...make({ models: 'old-{tag}' }),
        put({ status: 2 }),
        keepAs('old'),
        { as: 'root', call: 'DELETE /api/channel/disabled', gives: good(1) },
        ...make({ models: 'm-{tag}' }),
        found([{ id: '{old}' }]),
        offers('m-{tag}', true),
        ...withoutLeftovers('old'),
      ],
    },
    {
      says: 'deleting a channel by its id takes its routing rows along',
      steps: [
        ...make({ models: 'm-{tag}' }),
        { as: 'root', call: 'DELETE /api/channel/{id}', gives: good() },
        offers('m-{tag}', false),
        ...make({ models: 'm-{tag}' }),
        offers('m-{tag}', true),
      ],
    },
  ],
}
