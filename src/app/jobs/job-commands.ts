/** What can be done with a job that this page works on. */
export interface JobCommands {
  /** Sends nothing more until it is resumed; the steps in flight finish. */
  pause: () => void
  resume: () => void
  /** Ends it after the steps in flight. */
  stop: () => void
  /** Aborts the step of one item. */
  abortItem?: (index: number) => void
}

/** The jobs that this page works on, by id, until they are over. */
export const workingJobs = new Map<string, JobCommands>()
