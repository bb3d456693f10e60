import { beginFile } from './document-story'

/** Tells that what is observed is in sight: a document has no layout. */
class EverythingInSight {
  readonly #report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }

  observe(target: Element): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of an entry is read
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of the observer is read
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver))
  }

  disconnect(): void {}
  unobserve(): void {}
}

// Loaded before each test file, while modules are shared by those of a worker.
beginFile()
Object.assign(window, { IntersectionObserver: EverythingInSight })
