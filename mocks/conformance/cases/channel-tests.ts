import { fine, good, noInteger, refused } from '../responses'
import type { Section } from '../case'
import { has, number, oneOf, text } from '../expected'
import { found, keepAs, make } from './channel-steps'

/** K6.7, calls 41 to 44: tests and balances. */
export const channelTests: Section = {
  section: '6.7 (41–44)',
  cases: [
    {
      name: 'a channel test returns time and modelName next to success, and no data',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1' }),
        {
          as: 'root',
          call: 'GET /api/channel/test/{id}?model=gpt-4o',
          expect: { body: { success: oneOf(true, false), message: text, time: number, modelName: 'gpt-4o' } },
        },
      ],
    },
    {
      name: 'modelName echoes the query parameter, empty without one',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1' }),
        {
          as: 'root',
          call: 'GET /api/channel/test/{id}',
          expect: { body: has({ modelName: '', time: number }) },
        },
      ],
    },
    {
      name: 'a channel test writes a type-5 log entry without a user',
      steps: [
        // A unique model, because entries of a deleted channel are found under a later channel with the same id.
        ...make({ base_url: 'http://127.0.0.1:1', models: 'm-{tag}' }),
        { as: 'root', call: 'GET /api/channel/test/{id}', expect: {} },
        {
          as: 'root',
          call: 'GET /api/log/?type=5&channel={id}&model_name=m-{tag}',
          expect: good([has({ type: 5, user_id: 0, username: '', channel: '{id}' })]),
        },
      ],
    },
    {
      name: 'log entries of a deleted channel are found under a new channel with the same id',
      fresh: 'it counts on ids being used again',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1', models: 'm-{tag}' }),
        keepAs('old'),
        { as: 'root', call: 'GET /api/channel/test/{id}', expect: {} },
        { as: 'root', call: 'DELETE /api/channel/{id}', expect: good() },
        ...make({ models: 'other-{tag}' }),
        found([{ id: '{old}' }]),
        {
          as: 'root',
          call: 'GET /api/log/?type=5&channel={id}&model_name=m-{tag}',
          expect: good([has({ channel: '{id}' })]),
        },
      ],
    },
    {
      name: 'testing a channel of unknown type without base_url returns a 500 without a body',
      steps: [
        ...make({ type: 999, base_url: '' }),
        { as: 'root', call: 'GET /api/channel/test/{id}', expect: { status: 500, text: '' } },
        { as: 'root', call: 'GET /api/channel/{id}', expect: fine },
      ],
    },
    {
      name: 'a single channel test does not change the status',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1' }),
        { as: 'root', call: 'GET /api/channel/test/{id}', expect: {} },
        { as: 'root', call: 'GET /api/channel/{id}', expect: { body: has({ data: has({ status: 1 }) }) } },
      ],
    },
    {
      name: 'testing an unknown channel fails without time and modelName',
      steps: [{ as: 'root', call: 'GET /api/channel/test/999999', expect: refused('record not found') }],
    },
    {
      name: 'testing a non-integer id fails without time and modelName',
      steps: [{ as: 'root', call: 'GET /api/channel/test/abc', expect: noInteger }],
    },
    {
      name: 'testing all channels returns immediately without data',
      fresh: 'it calls the upstream of every channel',
      steps: [{ as: 'root', call: 'GET /api/channel/test?scope=all', expect: good() }],
    },
    {
      name: 'testing an unknown scope tests nothing and succeeds',
      steps: [{ as: 'root', call: 'GET /api/channel/test?scope=nonsense', expect: good() }],
    },
    {
      name: 'the balance of an unsupported type is "not implemented"',
      steps: [
        ...make({ type: 14 }),
        {
          as: 'root',
          call: 'GET /api/channel/update_balance/{id}',
          expect: { body: has({ success: false, message: '尚未实现', data: undefined }) },
        },
      ],
    },
    {
      name: 'the balance of an unknown channel is not found',
      steps: [
        {
          as: 'root',
          call: 'GET /api/channel/update_balance/999999',
          expect: { body: has({ success: false, message: 'record not found' }) },
        },
      ],
    },
    {
      name: 'the balance of a non-integer id is refused',
      steps: [{ as: 'root', call: 'GET /api/channel/update_balance/abc', expect: noInteger }],
    },
    {
      name: 'updating all balances does nothing and succeeds',
      steps: [{ as: 'root', call: 'GET /api/channel/update_balance', expect: good() }],
    },
  ],
}
