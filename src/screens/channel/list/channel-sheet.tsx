import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { channelName, type Channel } from '#/resources/channel/channel'
import { channelValues } from '#/resources/channel/channel-edits'
import { commonFields } from '#/resources/channel/channel-fields'
import { Sheet, type SheetProps } from '#/shell/sheet/sheet'
import type { SheetDefinition } from '#/shell/sheet/sheet-definition'

const { priority, weight } = commonFields(false, true)
const fields = { priority, weight }

const definition: SheetDefinition<Channel> = {
  kind: 'channel.edit',
  title: (n) => t('channel.bulk.edit.title', { n: formatCount(n) }),
  rowName: channelName,
  values: channelValues,
  fields: () => fields,
}

/** The channel list as a table of priorities and weights. */
export function ChannelSheet(props: SheetProps<Channel>) {
  return <Sheet {...props} definition={definition} />
}
