import { useSyncExternalStore } from 'react'
import type { Channel } from '#/resources/channel/channel'
import { onTestModelChange, testModelOf } from '#/resources/channel/test-model'

/** The model chosen for tests of this channel, followed when it is changed elsewhere in the page. */
export function useTestModel(channel: Channel): string | undefined {
  return useSyncExternalStore(onTestModelChange, () => testModelOf(channel))
}
