/** A redemption code in server responses. */
export interface Code {
  id: number
  key: string
  name: string
  quota: number
  status: number
}
