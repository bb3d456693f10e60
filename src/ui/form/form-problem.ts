/** Why the last submit did not succeed, for the person who pressed the button. */
export interface FormProblem {
  message: string
  /** The whole text where the message holds only the beginning of it. */
  wholeText?: string
  /** Seconds until the server takes another try; the button counts them down. */
  waitSeconds?: number
  /** Nobody knows whether it was done: the button says "send again". */
  isOutcomeUnknown?: boolean
}
