import './scripts/polyfill-map-groupby.ts'
import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Folders whose tests change no state of a module, such as a mocked import. */
const STATELESS_TESTS = ['http', 'resources', 'session', 'ui/grid', 'ui/menu'].map(
  (folder) => `src/${folder}/**/*.test.{ts,tsx}`,
)
/** The fault grid in a document, see docs/testing.md. */
const FAULT_TESTS = 'checks/faults/*.test.ts'
/** Stories of the console that need no browser, see docs/testing.md. */
const STORIES = 'checks/stories/**/*.test.ts'
/** Loaded before each test file of the console. */
const setupFiles = ['checks/vitest-renders.ts', 'checks/vitest-setup.ts']

/**
 * The production build of React takes 40 % less time; the other projects show what its development build warns of. A plugin,
 * because by its name Vitest keeps the modules it has transformed for this project apart from those of the others.
 */
const productionReact = {
  name: 'production-react',
  config: () => ({ oxc: { jsx: { runtime: 'automatic' as const, development: false } } }),
}

/** A project of tests written for Playwright that run in one document per worker, in which each loads its page anew. */
const inDocuments = (
  name: string,
  include: string,
  environment: Record<string, string>,
  moreSetupFiles: string[] = [],
) => ({
  extends: true as const,
  resolve: { alias: { '@playwright/test': resolve('checks/document/document-expect.ts') } },
  test: {
    setupFiles: ['checks/document/document-clock.ts', ...setupFiles, ...moreSetupFiles],
    name,
    environment: 'happy-dom',
    // A download would lead the window to its address, which is no page of the console.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    // As in the browser.
    env: { TZ: 'Europe/Berlin', ...environment },
    include: [include],
    isolate: false,
  },
})

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      restoreMocks: true,
      // By default Vitest leaves one core to its main process, which needs little.
      maxWorkers: '100%',
      // A busy machine takes several times as long; no test waits for time to pass.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      reporters: ['default', './scripts/case-reporter.ts'],
      projects: [
        {
          extends: true,
          test: {
            setupFiles,
            name: 'console',
            include: ['{src,checks}/**/*.test.{ts,tsx}'],
            exclude: [...STATELESS_TESTS, FAULT_TESTS, STORIES],
          },
        },
        {
          ...inDocuments('faults', FAULT_TESTS, { NODE_ENV: 'production' }),
          plugins: [productionReact],
        },
        inDocuments('stories', STORIES, {}, ['checks/document/document-file.ts']),
        // No test changes the state of a module: loading modules and document once per worker takes a fifth of the CPU
        // time.
        {
          extends: true,
          test: {
            setupFiles,
            name: 'console, shared modules',
            include: STATELESS_TESTS,
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'gateway',
            isolate: false,
            include: ['mocks/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          },
        },
      ],
    },
  }),
)
