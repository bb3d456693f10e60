import { fine, good, refusals, undecodable } from '../responses'
import type { Case, Section } from '../case'
import { has, int, none } from '../expected'
import { data, DOUBLED, found, make, offers, put, stored } from './channel-steps'

/** K6.7: creating channels. */
export const channelsCreated: Section = {
  section: '6.7 (45)',
  cases: [
    {
      name: 'creating returns no data',
      steps: [
        { as: 'root', call: 'POST /api/channel/', body: { name: 'n {tag}', key: 'k' }, expect: good() },
      ],
    },
    {
      name: 'omitted fields get their defaults',
      steps: [
        { as: 'root', call: 'POST /api/channel/', body: { name: 'n {tag}', key: 'k' } },
        { as: 'root', call: 'GET /api/channel/?p=0', keep: { id: 'data.0.id' } },
        stored({
          status: 1,
          weight: 0,
          priority: 0,
          base_url: '',
          model_mapping: '',
          group: 'default',
          type: 0,
          system_prompt: null,
          created_time: int,
        }),
      ],
    },
    { name: 'status 0 becomes 1', steps: [...make({ status: 0 }), stored({ status: 1 })] },
    {
      name: 'created_time in the body is overwritten',
      steps: [
        ...make({ created_time: 5 }),
        {
          as: 'root',
          call: 'GET /api/channel/search?keyword=n%20{tag}',
          expect: good(none(has({ created_time: 5 }))),
        },
      ],
    },
    {
      name: 'each line of the key creates a channel, all with the same name',
      steps: [
        ...make({ key: 'a\nb\nc' }),
        found([{ name: 'n {tag}' }, { name: 'n {tag}' }, { name: 'n {tag}' }]),
      ],
    },
    { name: 'empty lines of the key are skipped', steps: [...make({ key: '\na\n\nb\n' }), found([{}, {}])] },
    {
      name: 'a carriage return stays in the key',
      steps: [
        ...make({ key: 'a\r\nb' }),
        { as: 'root', call: 'GET /api/channel/search?keyword=n%20{tag}', keep: { id: 'data.0.id' } },
        { ...put({ name: 'n {tag}' }), expect: data({ key: 'a\r' }) },
      ],
    },
    { name: 'an empty name is accepted', steps: make({ name: '' }) },
    { name: 'an unknown type is accepted', steps: [...make({ type: 999 }), stored({ type: 999 })] },
    {
      name: 'invalid JSON in model_mapping and config is accepted',
      steps: [...make({ model_mapping: '{', config: 'x' }), stored({ model_mapping: '{', config: 'x' })],
    },
    { name: 'empty items in the model list are accepted', steps: make({ models: 'a,,b' }) },
    ...(
      [
        ['a repeated model', 'm-{tag},b,m-{tag}'],
        ['two empty models', 'm-{tag},,b,'],
      ] as const
    ).map(([what, models]): Case => ({
      name: `${what} is accepted and stored as sent, and its models are offered`,
      steps: [...make({ models, group: 'default' }), stored({ models }), offers('m-{tag}', true)],
    })),
    {
      name: 'a repeated group fails after the channel was stored, and an update without repetition repairs it',
      steps: [
        {
          as: 'root',
          call: 'POST /api/channel/',
          body: { name: 'n {tag}', key: 'k', models: 'a', group: 'default,default' },
          expect: DOUBLED,
        },
        found([{ name: 'n {tag}', status: 1 }]),
        {
          as: 'root',
          call: 'GET /api/channel/search?keyword=n%20{tag}',
          expect: good([has({ models: 'a', group: 'default,default' })]),
          keep: { id: 'data.0.id' },
        },
        offers('m-{tag}', false),
        { ...put({ models: 'm-{tag}', group: 'default' }), expect: fine },
        offers('m-{tag}', true),
      ],
    },
    ...refusals('root', 'POST /api/channel/', [
      ['a missing key is refused as an empty slice', { name: 'x' }, 'empty slice found'],
      ['an empty key is refused as an empty slice', { name: 'x', key: '' }, 'empty slice found'],
      ['a key of line breaks is refused as an empty slice', { name: 'x', key: '\n\n' }, 'empty slice found'],
      ['an empty body is refused with EOF', '', 'EOF'],
      [
        'a negative weight does not decode',
        { key: 'k', weight: -1 },
        undecodable('number -1', 'Channel.weight', 'uint'),
      ],
      [
        'a text for the priority does not decode',
        { key: 'k', priority: '1' },
        undecodable('string', 'Channel.priority', 'int64'),
      ],
      [
        'a text for the type does not decode',
        { key: 'k', type: '1' },
        undecodable('string', 'Channel.type', 'int'),
      ],
      [
        'an object for the config does not decode',
        { key: 'k', config: {} },
        undecodable('object', 'Channel.config', 'string'),
      ],
    ]),
  ],
}
