import { channelName, type Channel } from '#/resources/channel/channel'
import { storeTestModel } from '#/resources/channel/test-model'
import { useT } from '#/ui/language/use-t'
import classes from './channel-cells.module.css'
import { useTestModel } from './use-test-model'

/** The model that a test from the list asks for; a native choice, because a row may offer hundreds. */
export function TestModelCell({ channel }: { channel: Channel }) {
  const t = useT()
  const model = useTestModel(channel)
  if (model === undefined) return t('channel.noModels')
  return (
    <select
      className={classes.model}
      aria-label={t('channel.testModelOf', { name: channelName(channel) })}
      value={model}
      onChange={({ currentTarget }) => storeTestModel(channel.id, currentTarget.value)}
    >
      {channel.models.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
