export interface Token {
  id: number
  name: string
  status: number
  models: string | null
  remain_quota: number
}

export const THESIS = 32
