import './scripts/polyfill-map-groupby.ts'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Folders whose tests change no state of a module, such as a mocked import. */
const STATELESS_TESTS = ['http', 'resources', 'session', 'ui/grid', 'ui/menu'].map(
  (folder) => `src/${folder}/**/*.test.{ts,tsx}`,
)
/** Loaded before each test file of the console. */
const setupFiles = ['checks/vitest-renders.ts', 'checks/vitest-setup.ts']

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      restoreMocks: true,
      // By default Vitest leaves one core to its main process, which needs little.
      maxWorkers: '100%',
      // A busy machine takes several times as long; no test waits for time to pass.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      reporters: ['default', './scripts/case-reporter.ts'],
      projects: [
        {
          extends: true,
          test: {
            setupFiles,
            name: 'console',
            include: ['{src,checks}/**/*.test.{ts,tsx}'],
            exclude: STATELESS_TESTS,
          },
        },
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
