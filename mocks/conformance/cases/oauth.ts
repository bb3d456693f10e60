import { good, refused } from '../responses'
import type { Case, Section } from '../case'
import { matches } from '../expected'

const STATE = { status: 403, body: { success: false, message: 'state is empty or not same' } }
const state = {
  call: 'GET /api/oauth/state',
  expect: good(matches('^[0-9A-Za-z]{12}$')),
  keep: { state: 'data' },
}
const touch = { as: 'root', call: 'GET /api/status' } as const

const providers = ['github', 'lark', 'oidc']

/** K6.4: OAuth log-in and binding. */
export const oauth: Section = {
  section: '6.4',
  cases: [
    {
      name: 'the state has twelve letters and digits and is stored in the session',
      steps: [{ ...state, expect: { ...state.expect, headers: { 'set-cookie': matches('^session=') } } }],
    },
    ...providers.flatMap((name): Case[] => [
      {
        name: `${name} without a state is a 403`,
        steps: [{ call: `GET /api/oauth/${name}?code=x`, expect: STATE }],
      },
      {
        name: `${name} with a wrong state is a 403`,
        steps: [state, { call: `GET /api/oauth/${name}?code=x&state=wrong`, expect: STATE }],
      },
      {
        name: `${name}: a new state replaces the old one`,
        steps: [
          { ...state, keep: { older: 'data' } },
          state,
          { call: `GET /api/oauth/${name}?code=x&state={older}`, expect: STATE },
        ],
      },
    ]),
    {
      name: 'GitHub log-in is refused while disabled',
      steps: [
        state,
        {
          call: 'GET /api/oauth/github?code=x&state={state}',
          expect: refused('管理员未开启通过 GitHub 登录以及注册'),
        },
      ],
    },
    {
      name: 'OIDC log-in is refused while disabled',
      steps: [
        state,
        {
          call: 'GET /api/oauth/oidc?code=x&state={state}',
          expect: refused('管理员未开启通过 OIDC 登录以及注册'),
        },
      ],
    },
    {
      name: 'a state is not consumed by use',
      steps: [
        state,
        { call: 'GET /api/oauth/github?code=x&state={state}', expect: {} },
        {
          call: 'GET /api/oauth/github?code=x&state={state}',
          expect: refused('管理员未开启通过 GitHub 登录以及注册'),
        },
      ],
    },
    {
      name: 'GitHub log-in with an empty code is refused',
      options: { GitHubClientId: 'id', GitHubOAuthEnabled: 'true' },
      steps: [
        touch,
        state,
        { call: 'GET /api/oauth/github?code=&state={state}', expect: refused('无效的参数') },
      ],
    },
    {
      name: 'WeChat log-in is refused while disabled',
      steps: [{ call: 'GET /api/oauth/wechat?code=x', expect: refused('管理员未开启通过微信登录以及注册') }],
    },
    {
      name: 'WeChat log-in with an empty code is refused',
      options: { WeChatServerAddress: 'http://127.0.0.1:1', WeChatAuthEnabled: 'true' },
      steps: [touch, { call: 'GET /api/oauth/wechat?code=', expect: refused('无效的参数') }],
    },
    {
      name: 'binding WeChat is refused while disabled',
      steps: [
        {
          as: 'user',
          call: 'GET /api/oauth/wechat/bind?code=x',
          expect: refused('管理员未开启通过微信登录以及注册'),
        },
      ],
    },
    {
      name: 'log-out clears the state',
      steps: [
        state,
        { call: 'GET /api/user/logout' },
        { call: 'GET /api/oauth/github?code=x&state={state}', expect: STATE },
      ],
    },
    {
      name: 'log-in keeps the state in the session',
      steps: [
        state,
        { call: 'POST /api/user/login', body: { username: 'root', password: '{root.password}' } },
        { call: 'GET /api/oauth/github?code=x&state=wrong', expect: STATE },
      ],
    },
  ],
}
