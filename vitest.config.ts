import './scripts/polyfill-map-groupby.ts'
import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Tests that replace imports or leave state in a module: each has modules of its own. */
const ISOLATED_TESTS = [
  'checks/stored-keys.test.ts',
  'checks/translated-pages.test.tsx',
  'src/app/cache.test.ts',
  'src/app/form/notify-saved.test.ts',
  'src/app/form/use-form-save.test.tsx',
  'src/app/bulk-edit/edit-dialog.test.tsx',
  'src/app/jobs/delete-job.test.ts',
  'src/app/jobs/deletions.test.ts',
  'src/app/jobs/edit-job.test.ts',
  'src/app/jobs/jobs.test.tsx',
  'src/app/jobs/run-job.test.ts',
  'src/app/jobs/test-channel.test.ts',
  'src/app/problem/notify-error.test.tsx',
  'src/app/row/row-changes.test.ts',
  'src/app/session-watch-admit.test.ts',
  'src/app/session-watch.test.ts',
  'src/browser/translated-texts.test.tsx',
  'src/browser/trusted-types-policy.test.ts',
  'src/routes.test.ts',
  'src/screens/channel/list/copy-settings-dialog.test.tsx',
  'src/ui/button/copy-button.test.tsx',
  'src/ui/button/copy.test.ts',
]
/** Tests that mount the whole console, whose requests may outlive them. */
const SCREEN_TESTS = [
  'src/app/frame/default-password-notice.test.tsx',
  'src/app/frame/other-server-notice.test.tsx',
  'src/app/gates.test.tsx',
  'src/app/list/list-rows.test.tsx',
  'src/app/problem/problem-pages.test.tsx',
  'src/screens/call-check/call-check-screen.test.tsx',
  'src/screens/channel/edit/key-paste.test.tsx',
  'src/screens/channel/list/channel-edit-mode.test.tsx',
  'src/screens/channel/list/channel-numbers.test.tsx',
  'src/screens/channel/list/channel-search-marks.test.tsx',
  'src/screens/channel/list/channel-tested.test.tsx',
  'src/screens/home/overview/quick-start-panel.test.tsx',
  'src/screens/models/list/models-screen.test.tsx',
  'src/screens/models/playground/playground-screen.test.tsx',
  'src/screens/oauth/callback-screen.test.tsx',
  'src/screens/setting/option/option-input.test.tsx',
  'src/screens/setting/option/ratio/paste-dialog.test.tsx',
  'src/screens/setting/option/ratio/price-table.test.tsx',
  'src/screens/usage/usage-screen.test.tsx',
]
/** Without it the tests that `npm test` runs. */
const IS_WHOLE = Boolean(process.env.ALL)
/** The fault grid in a document, see docs/testing.md. */
const FAULT_TESTS = 'checks/faults/*.test.ts'
/** Stories of the console that need no browser, see docs/testing.md. */
const STORIES = 'checks/stories/**/*.test.ts'
/** Loaded before each test file of the console. */
const setupFiles = ['checks/vitest-setup.ts']

/**
 * The production build of React takes 40 % less time; the other projects show what its development build warns of. A plugin,
 * because by its name Vitest keeps the modules it has transformed for this project apart from those of the others.
 */
const productionReact = {
  name: 'production-react',
  config: () => ({ oxc: { jsx: { runtime: 'automatic' as const, development: false } } }),
}

/** A project of tests of the console, which share modules and the document of a worker. */
const ofConsole = (
  name: string,
  files: { include: string[]; exclude?: string[] },
  moreSetupFiles: string[] = [],
) => ({
  extends: true as const,
  test: {
    setupFiles: [...moreSetupFiles, ...setupFiles],
    name,
    environment: 'happy-dom',
    isolate: false,
    ...files,
  },
})

/** A project of tests written for Playwright that run in one document per worker, in which each loads its page anew. */
const inDocuments = (name: string, include: string, moreSetupFiles: string[] = []) => ({
  extends: true as const,
  plugins: [productionReact],
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
    // The time zone as in the browser.
    env: { TZ: 'Europe/Berlin', NODE_ENV: 'production' },
    include: [include],
    isolate: false,
  },
})

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      tags: [{ name: 'all', description: 'Run by `npm run test:all` only, see docs/testing.md.' }],
      ...(IS_WHOLE ? {} : { tagsFilter: ['!all'] }),
      // By default Vitest leaves one core to its main process, which needs little.
      maxWorkers: '100%',
      // A busy machine takes several times as long; no test waits for time to pass.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        ofConsole('parts', {
          include: ['{src,checks}/**/*.test.{ts,tsx}'],
          exclude: [...ISOLATED_TESTS, ...SCREEN_TESTS, FAULT_TESTS, STORIES],
        }),
        ofConsole('screens', { include: SCREEN_TESTS }),
        ofConsole('isolated', { include: ISOLATED_TESTS }, ['checks/fresh-modules.ts']),
        inDocuments('faults', FAULT_TESTS),
        inDocuments('stories', STORIES, ['checks/document/document-file.ts']),
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
