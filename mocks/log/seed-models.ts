import { ratioText } from './record-log'

/** A model of the seeded log: its ratios (K8.6) and the channel that serves it. */
export interface SeedModel {
  model: string
  ratio: number
  completion: number
  channel: number
}

/** Models in the seeded log, most popular first. */
export const seedModels: readonly SeedModel[] = [
  { model: 'gpt-4o-mini', ratio: 0.075, completion: 4, channel: 1 },
  { model: 'gpt-4o', ratio: 1.25, completion: 4, channel: 1 },
  { model: 'claude-3-5-sonnet-20241022', ratio: 1.5, completion: 5, channel: 2 },
  { model: 'deepseek-chat', ratio: 0.135, completion: 2, channel: 3 },
  { model: 'qwen-max', ratio: 1.4286, completion: 1, channel: 4 },
  { model: 'o1-mini', ratio: 1.5, completion: 4, channel: 1 },
  { model: 'gemini-2.0-flash', ratio: 0.05, completion: 4, channel: 5 },
  { model: 'text-embedding-3-small', ratio: 0.01, completion: 1, channel: 1 },
  { model: 'glm-4-plus', ratio: 3.5714, completion: 1, channel: 6 },
  { model: 'deepseek-reasoner', ratio: 0.275, completion: 4, channel: 3 },
]

/** The price of a call in quota (K8.6), for groups with ratio 1. */
export function priceOfModel(
  { ratio, completion }: SeedModel,
  prompt: number,
  completionTokens: number,
): number {
  return Math.ceil((prompt + completionTokens * completion) * ratio)
}

/** The content of the log entry of a call. */
export const contentOfModel = ({ ratio, completion }: SeedModel): string => ratioText(ratio, 1, completion)
