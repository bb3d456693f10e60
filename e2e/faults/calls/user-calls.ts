import { menu, openList, startElsewhere, type Call, type Subject } from '../call'

const USER: Subject = {
  caller: 'root',
  password: '123456',
  list: '/user',
  menu: 'Users',
  row: 'wealthy',
  id: 15,
  neighbour: { name: 'olga', shows: 'Banned' },
  noun: 'user',
  nameField: 'Username',
  toggle: { button: 'Disable wealthy', before: 'Activated', after: 'Banned' },
  search: { word: 'wealthy', finds: ['wealthy'], keeps: [] },
  said: /^User (created|updated)/,
  looks: /^GET \/api\/user/,
}

/** The calls of users (reliability 3.4); creating and saving them have stories of their own. */
export const USER_CALLS: readonly Call[] = [
  {
    id: 'K15 list',
    kind: 'LIST',
    subject: USER,
    rule: 'GET /api/user/?p=0',
    logged: /^GET \/api\/user\/\?p=0$/,
    arrive: startElsewhere,
    trigger: (page) => menu(page, 'Users').click(),
  },
  {
    id: 'K16 search',
    kind: 'SRCH',
    subject: USER,
    rule: 'GET /api/user/search',
    logged: /^GET \/api\/user\/search/,
    arrive: openList(USER),
    trigger: (_, grid) => grid.search(USER.search.word),
  },
  {
    id: 'K17 one user',
    kind: 'ITEM',
    subject: USER,
    rule: 'GET /api/user/{id}',
    logged: /^GET \/api\/user\/\d+$/,
    arrive: openList(USER),
    trigger: (page) => page.getByRole('link', { name: 'Edit wealthy' }).click(),
  },
  {
    id: 'K22 manage',
    kind: 'TOGGLE',
    subject: USER,
    rule: 'POST /api/user/manage',
    logged: /^POST \/api\/user\/manage$/,
    arrive: openList(USER),
    trigger: (page) => page.getByRole('button', { name: 'Disable wealthy' }).click(),
  },
]
