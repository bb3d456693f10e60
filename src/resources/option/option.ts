import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { AnyField, AnyFieldValues } from '#/fields/fields'
import { gateway } from '#/http/gateway'
import { t, type StaticKey } from '#/i18n/i18n'

/** Suffixes of secret keys; the server itself omits the first two. */
const SECRET = /(Token|Secret|SecretKey)$/

/** Whether the value of `key` must never be displayed. The server does return `TurnstileSecretKey`. */
export function isSecretKey(key: string): boolean {
  return SECRET.test(key)
}

/** Values are texts; other JSON scalars are converted to text. */
const optionRow = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
const namedRow = z.object({ key: z.string() })

/**
 * Schema of all options by key, as texts, without secrets. A row that cannot be read is left out and named in
 * `unreadable`: a seemingly blank option would be overwritten by a save. Unknown keys are kept and never sent.
 */
export const optionsSchema = z.lazy(() =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows): Options => {
      const values = new Map<string, string>()
      const duplicates = new Set<string>()
      const unreadable = new Set<string>()
      for (const row of rows) {
        const name = namedRow.safeParse(row).data?.key
        if (name !== undefined && isSecretKey(name)) continue
        const option = optionRow.safeParse(row).data
        if (!option) unreadable.add(name ?? NAMELESS)
        else {
          if (values.has(option.key)) duplicates.add(option.key)
          values.set(option.key, String(option.value ?? ''))
        }
      }
      for (const key of unreadable) values.delete(key)
      return Object.assign(values, { duplicates, unreadable })
    }),
  ),
)

/** Stored options by key; a key that was never saved may be missing and counts as blank. */
export interface Options extends ReadonlyMap<string, string> {
  /** Keys that the response contained more than once; the last value counts. */
  readonly duplicates?: ReadonlySet<string>
  /** Keys whose rows could not be read; `NAMELESS` for a row without a key. */
  readonly unreadable?: ReadonlySet<string>
}

/** Stands for a row whose option is not known. */
export const NAMELESS = ''

export type OptionTab = 'operation' | 'system' | 'other'

export interface Confirmation {
  /** Whether this new value requires the confirmation. */
  when: (value: unknown) => boolean
  title: StaticKey
  hint: StaticKey
  yes: StaticKey
}

/** Keys of the options whose values the console itself uses. Their records are heavy: not every page loads them. */
export const OPTION_KEYS = {
  serverAddress: 'ServerAddress',
  mailServer: 'SMTPServer',
  quotaPerDollar: 'QuotaPerUnit',
  modelRatio: 'ModelRatio',
  completionRatio: 'CompletionRatio',
  groupRatio: 'GroupRatio',
  preConsumedQuota: 'PreConsumedQuota',
} as const

/** Record of one option: all that the console knows of it, besides its texts. */
export interface OptionRecord {
  key: string
  /** Input kind, label, hint and rule. */
  field: AnyField
  /**
   * Special editor beyond the input kind: a quota amount, a ratio map, or a text with a preview: `markdown`, `html`, or
   * `page`, which is Markdown, HTML or the URL of a page shown in an iframe.
   */
  editor?: 'quota' | 'ratio' | 'markdown' | 'html' | 'page'
  /** Rule in place of the field's, which spares what the stored text holds already. */
  ruleFor?: (stored: string) => (text: string) => string | undefined
  confirm?: Confirmation
  /** Says what these values do that is seldom meant; shown before the option is saved. */
  doubt?: (values: AnyFieldValues, options: Options) => StaticKey | undefined
  /**
   * True when the server lists the option only after it was saved, so a missing key does not mean that it is
   * unsupported.
   */
  isAbsentUntilSaved?: boolean
  /** Normalises a typed text before it is sent; trimming is the default. */
  normalize?: (text: string) => string
  /** Offers the values of an address that was typed with more, that of this option first; `reason` says why. */
  repair?: { partsOf: (typed: string) => Readonly<Record<string, string>> | undefined; reason: StaticKey }
}

/** Group of options saved together under one heading. */
export interface OptionSectionRecord {
  id: string
  tab: OptionTab
  title: StaticKey
  hint?: StaticKey
  options: readonly OptionRecord[]
  /** Editor of all options of the section together, in place of their inputs. */
  editor?: 'ratios'
  /** Returns a note under the title, in the current language, from the gateway's URL without a trailing slash. */
  note?: (serverUrl: string) => string
  /** What can be done beside the options, rendered after the section. */
  tool?: 'clearLogs' | 'updateCheck'
}

export type SectionsOfTab = readonly Omit<OptionSectionRecord, 'tab'>[]

export const optionQueries = {
  /** All options of the server without secrets; for root only. */
  all: () =>
    queryOptions({
      queryKey: ['option'],
      queryFn: async ({ signal }) => {
        const options = await gateway.get('api/option/', optionsSchema, { signal })
        // A form of blanks would overwrite all values, and a save could not detect conflicts.
        if (options.size === 0) throw new Error(t('option.none'))
        return options
      },
    }),
}
