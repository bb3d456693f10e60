import { channelName, type Channel } from '#/resources/channel/channel'
import { isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import { testModelOf } from '#/resources/channel/test-model'
import type { TestPair } from '#/shell/channel-tests/channel-test'
import type { TestPlan } from './test-plan-search'

const listOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

function matchesText(channel: Channel, text: string): boolean {
  return String(channel.id) === text || channelName(channel).toLowerCase().includes(text.toLowerCase())
}

/** The channels that the plan chooses. */
function plannedChannels(plan: TestPlan, channels: readonly Channel[]): Channel[] {
  const ids = new Set(listOf(plan.ids).map(Number))
  return channels.filter((channel) => {
    if (plan.scope === 'ids' && !ids.has(channel.id)) return false
    if (plan.scope === 'enabled' && !isEnabled(channel)) return false
    return plan.text === '' || matchesText(channel, plan.text)
  })
}

/** The tests of the plan: models that a channel does not list are left out, because the server would test another one. */
export function plannedTests(plan: TestPlan, channels: readonly Channel[]): TestPair[] {
  const names = new Set(listOf(plan.names))
  return plannedChannels(plan, channels).flatMap((channel) => {
    const test = testModelOf(channel)
    const own = [...new Set(channel.models)]
    const models =
      plan.models === 'test'
        ? test === undefined
          ? []
          : [test]
        : own.filter((model) => plan.models === 'each' || names.has(model))
    return models.map((model) => ({ channel, model }))
  })
}
