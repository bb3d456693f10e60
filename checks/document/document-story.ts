import { expect } from '@playwright/test'
import { describe, it, TestRunner } from 'vitest'
import { LogFilters } from '../../e2e/support/log-filters'
import { openStage, type Stage, type StageOrder } from './document-stage'

/** The options of a story, those of `e2e/support/test.ts` that a document can have. */
interface StoryOptions {
  caller?: string
  seed?: StageOrder['seed']
  language?: StageOrder['language']
  limits?: StageOrder['limits']
  gatewayOptions?: Record<string, string>
  stored?: Record<string, string>
  /** A document asks for no permission. */
  permissions?: readonly string[]
}

/** What a story gets, as in a browser. */
interface Fixtures extends Pick<Stage, 'page' | 'world' | 'grid'> {
  filters: LogFilters
  baseURL: string
  expectToast: (text: string | RegExp) => Promise<void>
  selectOption: (label: string, option: string) => Promise<void>
}

type Body = (fixtures: Fixtures) => unknown

/** What is set for the stories of a file or of a `describe`. */
interface Scope {
  outer: Scope | undefined
  options: StoryOptions
  before: Body[]
}

let scopes = new WeakMap<object, Scope>()

/** Forgets what other files have set: Vitest may keep the suite of a file for the next one. */
export function beginFile(): void {
  scopes = new WeakMap()
}

/** The scope of the file or `describe` that is being read. */
function currentScope(outer?: Scope): Scope {
  const suite = TestRunner.getCurrentSuite()
  const scope = scopes.get(suite) ?? { outer, options: {}, before: [] }
  scopes.set(suite, scope)
  return scope
}

const optionsOf = ({ outer, options }: Scope): StoryOptions => ({
  ...(outer && optionsOf(outer)),
  ...options,
})
const hooksOf = ({ outer, before }: Scope): Body[] => [...(outer ? hooksOf(outer) : []), ...before]

function fixturesOf({ page, world, grid }: Stage): Fixtures {
  return {
    page,
    world,
    grid,
    filters: new LogFilters(page),
    baseURL: window.location.origin,
    expectToast: async (text) => {
      await expect(page.getByRole('region', { name: /^(Messages|消息)$/ }).getByText(text)).toBeVisible()
    },
    selectOption: async (label, option) => {
      await page.getByRole('combobox', { name: label }).fill(option)
      await page.getByRole('option', { name: option, exact: true }).click()
    },
  }
}

/** A title that ends like this is one of the stories that `npm run test:all` runs. */
const tagsOf = (title: string) => (title.endsWith(' @all') ? ['all'] : [])

function story(title: string, body: Body): void {
  const own = currentScope()
  // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the story has a title and assertions
  it(title, { tags: tagsOf(title) }, async () => {
    const { gatewayOptions: options = {}, caller = 'alice', permissions: _, ...rest } = optionsOf(own)
    const { seed, language, limits, stored, ...others } = rest
    if (Object.keys(others).length > 0) throw new Error(`a document has no ${Object.keys(others).join(', ')}`)
    const stage = await openStage({ caller, options, seed, language, limits, stored })
    try {
      const fixtures = fixturesOf(stage)
      for (const hook of hooksOf(own)) await hook(fixtures)
      await body(fixtures)
    } finally {
      await stage.close()
    }
  })
}

/** Playwright's `test` with the fixtures of `e2e/support/test.ts`, for stories of the console in a document. */
export const test = Object.assign(story, {
  describe: (title: string, define: () => void) => {
    const outer = currentScope()
    // oxlint-disable-next-line vitest/valid-title, vitest/valid-describe-callback -- those of the story
    describe(title, { tags: tagsOf(title) }, () => {
      currentScope(outer)
      define()
    })
  },
  use: (options: StoryOptions) => void Object.assign(currentScope().options, options),
  beforeEach: (hook: Body) => void currentScope().before.push(hook),
  step: async <Result>(_: string, run: () => Promise<Result>) => run(),
})

export { expect }
