import { vi } from 'vitest'

// Each test file gets modules of its own; the libraries, the document and the worker are shared.
vi.resetModules()
