import { fine, good, refused, unknownUrl } from '../responses'
import type { Case, Section } from '../case'
import { matches } from '../expected'

const redirect = (call: string, location: string): Case => ({
  name: `${call} redirects to ${location}, without authorization and request id`,
  steps: [
    {
      call,
      expect: {
        status: call.startsWith('GET') ? 301 : 307,
        headers: { location, 'x-oneapi-request-id': undefined, 'set-cookie': undefined },
        text: call.startsWith('GET') ? matches('Moved Permanently') : '',
      },
    },
  ],
})

const signIn = (address: string) => ({
  call: 'POST /api/user/login',
  body: { username: 'root', password: 'wrong' },
  headers: { 'x-forwarded-for': address },
})
const WRONG = refused('用户名或密码错误，或用户已被封禁')
const tooMany = { status: 429, text: '', headers: { 'retry-after': undefined, 'content-type': undefined } }
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

/** K3: rate limits and their responses. */
export const limits: Section = {
  section: '3',
  cases: [
    {
      name: 'the 21st log-in of an IP address within 20 minutes is a 429 without body and Retry-After',
      embedded: 'a server under test may run without limits',
      limits: 'on',
      steps: [
        ...times(20, { ...signIn('192.0.2.1'), expect: WRONG }),
        { ...signIn('192.0.2.1'), expect: tooMany },
        { ...signIn('192.0.2.2'), expect: WRONG },
      ],
    },
    {
      name: 'all critical calls share one rate limit',
      embedded: 'a server under test may run without limits',
      limits: 'on',
      steps: [
        ...times(20, { call: 'GET /api/oauth/state', expect: fine }),
        { call: 'POST /api/user/reset', body: {}, expect: tooMany },
        { call: 'GET /api/status', expect: fine },
      ],
    },
    {
      name: 'the window slides: after 20 minutes the IP address may call again',
      embedded: 'moves the clock',
      limits: 'on',
      steps: [
        ...times(20, { ...signIn('192.0.2.3'), expect: WRONG }),
        { call: 'POST /__gateway/clock', body: { advance: 1201 }, expect: {} },
        { ...signIn('192.0.2.3'), expect: WRONG },
      ],
    },
    {
      name: 'the rate limit uses the leftmost address of X-Forwarded-For',
      embedded: 'a server under test may run without limits',
      limits: 'on',
      steps: [
        ...times(20, { ...signIn('192.0.2.4, 10.0.0.1'), expect: WRONG }),
        { ...signIn('192.0.2.4, 10.0.0.2'), expect: tooMany },
      ],
    },
    {
      name: '480 calls of an IP address are accepted within 3 minutes',
      embedded: 'a server under test may run without limits',
      limits: 'on',
      steps: [
        ...times(480, { call: 'GET /api/about', expect: fine }),
        { call: 'GET /api/about', expect: tooMany },
      ],
    },
    {
      name: '240 calls of unknown paths are accepted within 3 minutes',
      embedded: 'a server under test may run without limits',
      limits: 'on',
      steps: [
        ...times(240, { call: 'GET /api/x', expect: unknownUrl('GET', '/api/x') }),
        { call: 'GET /api/x', expect: tooMany },
        { call: 'GET /api/about', expect: fine },
      ],
    },
    {
      name: 'rate limits apply before authentication, and redirects are not counted',
      embedded: 'a server under test may run without limits',
      limits: 'on',
      steps: [
        ...times(20, { call: 'GET /api/oauth/state/', expect: { status: 301 } }),
        ...times(20, { call: 'GET /api/oauth/email/bind?email=a&code=b', expect: { status: 401 } }),
        { call: 'GET /api/oauth/email/bind?email=a&code=b', expect: tooMany },
      ],
    },
  ],
}

/** K4.1: redirects for trailing slashes. */
export const routing: Section = {
  section: '4.1',
  cases: [
    redirect('GET /api/user', '/api/user/'),
    redirect('POST /api/user', '/api/user/'),
    redirect('PUT /api/user', '/api/user/'),
    redirect('GET /api/option', '/api/option/'),
    redirect('PUT /api/option', '/api/option/'),
    redirect('GET /api/token?p=1&order=x', '/api/token/?p=1&order=x'),
    redirect('POST /api/channel', '/api/channel/'),
    redirect('GET /api/redemption', '/api/redemption/'),
    redirect('GET /api/group', '/api/group/'),
    redirect('GET /api/log?type=2', '/api/log/?type=2'),
    redirect('DELETE /api/log?target_timestamp=5', '/api/log/?target_timestamp=5'),
    redirect('GET /api/log/self/?p=0', '/api/log/self?p=0'),
    redirect('GET /api/log/stat/', '/api/log/stat'),
    redirect('DELETE /api/channel/7/', '/api/channel/7'),
    redirect('DELETE /api/channel/disabled/', '/api/channel/disabled'),
    redirect('DELETE /api/token/7/', '/api/token/7'),
    redirect('DELETE /api/redemption/7/', '/api/redemption/7'),
    redirect('GET /api/channel/update_balance/7/', '/api/channel/update_balance/7'),
    redirect('GET /api/channel/test/', '/api/channel/test'),
    redirect('GET /api/channel/update_balance/', '/api/channel/update_balance'),
    redirect('GET /api/status/', '/api/status'),
    redirect('GET /api/user/self/', '/api/user/self'),
    redirect('GET /api/user/token/', '/api/user/token'),
    redirect('GET /api/option?x=1', '/api/option/?x=1'),
    redirect('PUT /api/user/self/', '/api/user/self'),
    redirect('POST /api/user/login/', '/api/user/login'),
    {
      name: 'a static path segment wins over an id',
      steps: [{ as: 'root', call: 'GET /api/token/search?keyword=no-{tag}', expect: good([]) }],
    },
    {
      name: 'prefixes match textually: /apidocs is the JSON 404',
      steps: [{ call: 'POST /apidocs', expect: unknownUrl('POST', '/apidocs') }],
    },
  ],
}
