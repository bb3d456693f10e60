import { beginFile } from './document-story'

// Loaded before each test file, while modules are shared by those of a worker.
beginFile()
