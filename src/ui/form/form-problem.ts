/** Why the last submit failed, in words for the user. */
export interface FormProblem {
  message: string
  /** Full text, if `message` is truncated. */
  fullText?: string
  /** Rate limit in seconds; the submit button counts it down. */
  waitSeconds?: number
  /** True if the response was lost, so that the write may have happened: the button says "Send again". */
  isOutcomeUnknown?: boolean
}
