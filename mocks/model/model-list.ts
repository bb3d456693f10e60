import { providerName } from '../upstream/providers'
import { modelsOfType } from './model-seed'

const CREATED = 1_626_777_600

const permission = {
  id: 'modelperm-LwHkVFn8AcMItP432fKKDIKJ',
  object: 'model_permission',
  created: CREATED,
  allow_create_engine: true,
  allow_sampling: true,
  allow_logprobs: true,
  allow_search_indices: false,
  allow_view: true,
  allow_fine_tuning: false,
  organization: '*',
  group: null,
  is_blocking: false,
}

/** A model in the format of OpenAI's model list. */
export interface ListedModel {
  id: string
  object: 'model'
  created: number
  owned_by: string
  permission: (typeof permission)[]
  root: string
  parent: null
}

/** All models of all channel types, including duplicate names (K6.7, call 39). */
export const listedModels: readonly ListedModel[] = Object.entries(modelsOfType).flatMap(([type, names]) =>
  (names ?? []).map((id): ListedModel => {
    const owned_by = providerName(Number(type))?.toLowerCase() ?? ''
    return {
      id,
      object: 'model',
      created: CREATED,
      owned_by,
      permission: [permission],
      root: id,
      parent: null,
    }
  }),
)
