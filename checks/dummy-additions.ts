/** One place in an existing file where a person adds something. */
interface Edit {
  file: string
  /** Text that stands once in the file; the new text is inserted behind it. */
  after: string
  insert: string
  /** Import that the new text needs; editors add it, so it is not counted. */
  importing?: string
}

/** Something new in the console, with all edits outside its own folders that it needs. */
export interface Addition {
  name: string
  /** Most edits that it may need; the test of a record's folder is not counted. */
  limit: number
  edits: readonly Edit[]
}

/** The new resource is a copy of redemption codes under this name. */
export const COPIED = { from: 'redemption', to: 'widget' }

/** Folders and files that belong to a resource alone. */
export const OWN_PATHS = [
  `src/resources/${COPIED.from}`,
  `src/screens/${COPIED.from}`,
  `src/i18n/en/${COPIED.from}.ts`,
  `src/i18n/zh/${COPIED.from}.ts`,
  `mocks/${COPIED.from}`,
]

/** A module that compiles only if the new resource is registered where types alone would not notice. */
export const PROOF = `import { nouns } from './mocks/nouns'
export const registered = nouns.${COPIED.to}
`

const inDictionaries = (file: string, after: string, insert: string): Edit[] =>
  (['en', 'zh'] as const).map((language) => ({
    file: `src/i18n/${language}/${file}.ts`,
    after,
    insert,
  }))

const RESOURCE: Addition = {
  name: 'resource',
  limit: 5,
  edits: [
    {
      file: 'src/shell/pages.ts',
      after: 'export const pages = {\n',
      insert: `  widgetList: { path: '/widget', screen: 'WidgetListScreen', audience: 'admins', firstRequest: '/api/widget/?p=0' },
  widgetAdd: { path: '/widget/add', screen: 'WidgetAddScreen', audience: 'admins' },
  widgetEdit: { path: '/widget/edit/$id', screen: 'WidgetEditScreen', audience: 'admins', visits: [{ url: '/widget/edit/1' }] },
`,
    },
    {
      file: 'src/routes.tsx',
      after: 'adminGate.addChildren([',
      insert: 'widgetListRoute, widgetAddRoute, widgetEditRoute,',
      importing:
        "import { widgetAddRoute, widgetEditRoute, widgetListRoute } from './screens/widget/widget-routes'",
    },
    ...(['en', 'zh'] as const).map((language) => ({
      file: `src/i18n/${language}.ts`,
      after: '...user,\n',
      insert: '  ...widget,\n',
      importing: `import { widget } from './${language}/widget'`,
    })),
    {
      file: 'mocks/nouns.ts',
      after: 'export const nouns = {',
      insert: 'widget,',
      importing: "import { widget } from './widget/widget'",
    },
  ],
}

/** What a list can do with many records at once, as delete and edit of the new resource. */
const BULK_RUN: Addition = {
  name: 'bulk run',
  limit: 1,
  edits: [
    {
      file: 'src/shell/bulk/run-kinds.ts',
      after: 'export const RUN_KINDS = {\n',
      insert:
        "  'widget.delete': { noun: 'widget', requests: 1, step: (row, mutate) => mutate(widgetMutations.remove(row), undefined) },\n  'widget.edit': { noun: 'widget', requests: 2, step: (row, mutate) => mutate(widgetMutations.edit(row), row.change ?? NO_CHANGE) },\n",
      importing: "import { widgetMutations } from '#/resources/widget/widget-mutations'",
    },
  ],
}

const FIELD: Addition = {
  name: 'form field',
  limit: 5,
  edits: [
    {
      file: 'src/resources/token/token.ts',
      after: '  subnet: lenientList,\n',
      insert: '  remark: lenientText,\n',
    },
    {
      file: 'src/resources/token/token-fields.ts',
      after: "unlimited_quota: field.switch({ label: 'token.unlimitedQuota' }),",
      insert: "remark: field.text({ label: 'token.remark' }),",
    },
    ...inDictionaries('token', 'export const token = {', "'token.remark': 'Remark',"),
    {
      file: 'mocks/token/token-row.ts',
      after: '  subnet: goPointer(goString),',
      insert: 'remark: goString,',
    },
  ],
}

const COLUMN: Addition = {
  name: 'column',
  limit: 3,
  edits: [
    {
      file: 'src/screens/token/list/token-columns.tsx',
      after: 'export const tokenColumns = defineColumns<Token, boolean>()([',
      insert: "{ id: 'id', header: 'token.number', value: ({ id }) => id, cell: ({ id }) => id },",
    },
    ...inDictionaries('token', 'export const token = {', "'token.number': 'Number',"),
  ],
}

const OPTION: Addition = {
  name: 'option',
  limit: 3,
  edits: [
    {
      file: 'src/resources/option/other-options.ts',
      after: "tool: 'updateCheck',\n    options: [",
      insert: "{ key: 'Slogan', field: field.text({ label: 'option.Slogan' }) },",
    },
    ...inDictionaries('option-label', 'export const optionLabel = {', "'option.Slogan': 'Slogan',"),
  ],
}

const CHANNEL_TYPE: Addition = {
  name: 'channel type',
  limit: 3,
  edits: [
    {
      file: 'src/resources/channel/channel-types/channel-types.ts',
      after: "plain(51, 'channel.types.geminiCompatible', 'orange'),",
      insert: "plain(53, 'channel.types.acme', 'blue'),",
    },
    ...inDictionaries('channel-type', 'export const channelType = {', "'channel.types.acme': 'Acme',"),
    {
      file: 'src/resources/channel/channel-types/channel-types.test.ts',
      after: "'51 Gemini (OpenAI compatible)',",
      insert: "'53 Acme',",
    },
  ],
}

export const ADDITIONS: readonly Addition[] = [RESOURCE, BULK_RUN, FIELD, COLUMN, OPTION, CHANNEL_TYPE]
