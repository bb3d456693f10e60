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

/** Pauses a job. */
export const pauseJob = (id: string) => workingJobs.get(id)?.pause()

/** Goes on with a paused job. */
export const resumeJob = (id: string) => workingJobs.get(id)?.resume()

/** Ends a job. */
export const stopJob = (id: string) => workingJobs.get(id)?.stop()

/** Aborts the step of one item. */
export const abortItem = (id: string, index: number) => workingJobs.get(id)?.abortItem?.(index)
