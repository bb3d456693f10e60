import { safeUrl } from '#/browser/urls'
import { baseAddress, repairedBase } from '#/fields/address-text'
import { parseList } from '#/fields/text-list'
import { commaList } from '#/http/rows'
import {
  statusMember,
  listMember,
  notBlank,
  numberMember,
  textMember,
  type EditMember,
  type EditWay,
} from '../edit-plan'
import type { RecordValues } from '../row-mutations'
import { CHANNEL_STATUS, type Channel } from './channel'
import { channelTypeOf } from './channel-types/channel-types'
import { parseMapping, stringifyMapping } from './model-mapping'

/** Members of a channel that a bulk run edits, as they are sent: lists joined by commas. */
export function channelValues(channel: Channel): RecordValues {
  const { name, status, priority, weight, base_url, models, group, model_mapping, test_model = '' } = channel
  const lists = { models: models.join(','), group: group.join(',') }
  return { name, status, priority, weight, base_url, model_mapping, test_model, ...lists }
}

const listOf = (value: string | number | undefined, old: string[]) =>
  value === undefined ? old : commaList(String(value))

/** The channel once some of its members have these values. */
export function channelWith(channel: Channel, { status, models, group }: RecordValues): Channel {
  return {
    ...channel,
    status: Number(status ?? channel.status),
    models: listOf(models, channel.models),
    group: listOf(group, channel.group),
  }
}

/** Changes pairs of a mapping; an unreadable one is not changed. */
const MAPPING_WAYS: readonly EditWay[] = [
  {
    name: 'add',
    misfit: 'job.edit.misfit.mapping',
    apply: (before, input) => {
      const [old, added] = [parseMapping(String(before)), parseMapping(input)]
      if (!old || !added || added.length === 0) return undefined
      const next = new Map([...old, ...added].map(({ from, to }) => [from, to]))
      const isSame = old.length === next.size && old.every(({ from, to }) => next.get(from) === to)
      return isSame ? before : stringifyMapping([...next].map(([from, to]) => ({ from, to })))
    },
  },
  {
    name: 'remove',
    apply: (before, input) => {
      const [old, names] = [parseMapping(String(before)), new Set(parseList(input).entries)]
      if (!old || names.size === 0) return undefined
      const rest = old.filter(({ from }) => !names.has(from))
      return rest.length === old.length ? before : stringifyMapping(rest)
    },
  },
  {
    name: 'replace',
    misfit: 'job.edit.misfit.mapping',
    apply: (_before, input) => (parseMapping(input) ? input : undefined),
  },
  { name: 'clear', apply: () => '' },
]

const isBaseUrl = (text: string) => /^https?:\/\//i.test(text) && safeUrl('link', text) !== undefined

/** What a bulk edit can change in any channel. A key is never sent, so the server keeps it. */
const CHANNEL_EDITS: readonly EditMember[] = [
  listMember({ name: 'models', label: 'common.models' }),
  listMember({ name: 'group', label: 'common.groups' }),
  {
    name: 'model_mapping',
    label: 'channel.form.mapping',
    input: 'mapping',
    hint: 'job.edit.hint.mapping',
    ways: MAPPING_WAYS,
  },
  numberMember({ name: 'priority', label: 'common.priority' }),
  numberMember({ name: 'weight', label: 'common.weight' }, 0),
]

const BASE_URL: EditMember = {
  name: 'base_url',
  label: 'channel.form.baseUrl',
  input: 'text',
  hint: 'job.edit.hint.baseUrl',
  ways: [
    {
      name: 'set',
      misfit: 'job.edit.misfit.url',
      apply: (_before, input) => {
        const url = baseAddress(input)
        return isBaseUrl(url) ? url : undefined
      },
    },
    { name: 'clear', apply: () => '' },
  ],
}

const STATUS = statusMember(
  [CHANNEL_STATUS.enabled, 'common.enabled'],
  [CHANNEL_STATUS.disabled, 'common.disabled'],
)

/** The test model can be edited where the server stores one. */
const TEST_MODEL = textMember({ name: 'test_model', label: 'common.testModel', check: notBlank })

/** Whether the server stores `values` of a channel: it keeps the old value instead of a blank list. */
export function canStoreChannel(values: RecordValues): boolean {
  return [...CHANNEL_EDITS, TEST_MODEL].every(({ name, check }) => {
    const value = values[name]
    return value === undefined || check?.(value) === undefined
  })
}

/** What a bulk edit can change in these channels. A repaired address suits the types of all of them. */
export function channelEdits(
  channels: ReadonlyArray<Pick<Channel, 'type' | 'test_model'>>,
): readonly EditMember[] {
  const types = channels.map(({ type }) => channelTypeOf(type))
  const keepsVersion = types.some((type) => type?.keepsVersion === true)
  const repair = (input: string) => repairedBase(input, keepsVersion)
  const edits = [...CHANNEL_EDITS, { ...BASE_URL, repair }, STATUS]
  const isStored = channels.some(({ test_model }) => test_model !== undefined)
  return isStored ? [...edits, TEST_MODEL] : edits
}
