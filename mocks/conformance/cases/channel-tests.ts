import { fine, good, noInteger, refused } from '../responses'
import type { Section } from '../case'
import { has, number, oneOf, text } from '../expected'
import { found, keepAs, make } from './channel-steps'

/** K6.7, calls 41 to 44: tests and balances. */
export const channelTests: Section = {
  section: '6.7 (41–44)',
  cases: [
    {
      name: 'a test answers time and modelName beside success, and no data',
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
      name: 'modelName is the word of the query, blank when there was none',
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
      name: 'a test writes a type-5 entry without a user',
      steps: [
        // A model of its own: entries of a deleted channel answer to the id of a later one.
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
      name: 'entries of a deleted channel answer to the channel that got its id',
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
      name: 'testing a type the server does not know, without an address, is a 500 without a body',
      steps: [
        ...make({ type: 999, base_url: '' }),
        { as: 'root', call: 'GET /api/channel/test/{id}', expect: { status: 500, text: '' } },
        { as: 'root', call: 'GET /api/channel/{id}', expect: fine },
      ],
    },
    {
      name: 'a test never changes the status',
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
      name: 'testing an id that is no integer fails without time and modelName',
      steps: [{ as: 'root', call: 'GET /api/channel/test/abc', expect: noInteger }],
    },
    {
      name: 'testing all answers at once without data',
      fresh: 'it calls the upstream of every channel',
      steps: [{ as: 'root', call: 'GET /api/channel/test?scope=all', expect: good() }],
    },
    {
      name: 'testing another scope tests nothing and succeeds',
      steps: [{ as: 'root', call: 'GET /api/channel/test?scope=nonsense', expect: good() }],
    },
    {
      name: 'a balance of a type without one is not built',
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
      name: 'a balance of an unknown channel is not found',
      steps: [
        {
          as: 'root',
          call: 'GET /api/channel/update_balance/999999',
          expect: { body: has({ success: false, message: 'record not found' }) },
        },
      ],
    },
    {
      name: 'a balance of an id that is no integer',
      steps: [{ as: 'root', call: 'GET /api/channel/update_balance/abc', expect: noInteger }],
    },
    {
      name: 'updating all balances does nothing and succeeds',
      steps: [{ as: 'root', call: 'GET /api/channel/update_balance', expect: good() }],
    },
  ],
}
