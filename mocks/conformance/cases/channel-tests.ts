import { fine, good, noInteger, refused } from '../answers'
import type { Section } from '../case'
import { has, number, oneOf, text } from '../expected'
import { found, keepAs, make } from './channel-steps'

/** Contract 6.7, calls 41 to 44: tests and balances. */
export const channelTests: Section = {
  section: '6.7 (41–44)',
  cases: [
    {
      says: 'a test answers time and modelName beside success, and no data',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1' }),
        {
          as: 'root',
          call: 'GET /api/channel/test/{id}?model=gpt-4o',
          gives: { body: { success: oneOf(true, false), message: text, time: number, modelName: 'gpt-4o' } },
        },
      ],
    },
    {
      says: 'modelName is the word of the query, blank when there was none',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1' }),
        {
          as: 'root',
          call: 'GET /api/channel/test/{id}',
          gives: { body: has({ modelName: '', time: number }) },
        },
      ],
    },
    {
      says: 'a test writes a type-5 entry without a user',
      steps: [
        // A model of its own: entries of a deleted channel answer to the id of a later one.
        ...make({ base_url: 'http://127.0.0.1:1', models: 'm-{tag}' }),
        { as: 'root', call: 'GET /api/channel/test/{id}', gives: {} },
        {
          as: 'root',
          call: 'GET /api/log/?type=5&channel={id}&model_name=m-{tag}',
          gives: good([has({ type: 5, user_id: 0, username: '', channel: '{id}' })]),
        },
      ],
    },
    {
      says: 'entries of a deleted channel answer to the channel that got its id',
      fresh: 'it counts on ids being used again',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1', models: 'm-{tag}' }),
        keepAs('old'),
        { as: 'root', call: 'GET /api/channel/test/{id}', gives: {} },
        { as: 'root', call: 'DELETE /api/channel/{id}', gives: good() },
        ...make({ models: 'other-{tag}' }),
        found([{ id: '{old}' }]),
        {
          as: 'root',
          call: 'GET /api/log/?type=5&channel={id}&model_name=m-{tag}',
          gives: good([has({ channel: '{id}' })]),
        },
      ],
    },
    {
      says: 'testing a type the server does not know, without an address, is a 500 without a body',
      steps: [
        ...make({ type: 999, base_url: '' }),
        { as: 'root', call: 'GET /api/channel/test/{id}', gives: { status: 500, text: '' } },
        { as: 'root', call: 'GET /api/channel/{id}', gives: fine },
      ],
    },
    {
      says: 'a test never changes the status',
      steps: [
        ...make({ base_url: 'http://127.0.0.1:1' }),
        { as: 'root', call: 'GET /api/channel/test/{id}', gives: {} },
        { as: 'root', call: 'GET /api/channel/{id}', gives: { body: has({ data: has({ status: 1 }) }) } },
      ],
    },
    {
      says: 'testing an unknown channel fails without time and modelName',
      steps: [{ as: 'root', call: 'GET /api/channel/test/999999', gives: refused('record not found') }],
    },
    {
      says: 'testing an id that is no integer fails without time and modelName',
      steps: [{ as: 'root', call: 'GET /api/channel/test/abc', gives: noInteger }],
    },
    {
      says: 'testing all answers at once without data',
      fresh: 'it calls the upstream of every channel',
      steps: [{ as: 'root', call: 'GET /api/channel/test?scope=all', gives: good() }],
    },
    {
      says: 'testing another scope tests nothing and succeeds',
      steps: [{ as: 'root', call: 'GET /api/channel/test?scope=nonsense', gives: good() }],
    },
    {
      says: 'a balance of a type without one is not built',
      steps: [
        ...make({ type: 14 }),
        {
          as: 'root',
          call: 'GET /api/channel/update_balance/{id}',
          gives: { body: has({ success: false, message: '尚未实现', data: undefined }) },
        },
      ],
    },
    {
      says: 'a balance of an unknown channel is not found',
      steps: [
        {
          as: 'root',
          call: 'GET /api/channel/update_balance/999999',
          gives: { body: has({ success: false, message: 'record not found' }) },
        },
      ],
    },
    {
      says: 'a balance of an id that is no integer',
      steps: [{ as: 'root', call: 'GET /api/channel/update_balance/abc', gives: noInteger }],
    },
    {
      says: 'updating all balances does nothing and succeeds',
      steps: [{ as: 'root', call: 'GET /api/channel/update_balance', gives: good() }],
    },
  ],
}
