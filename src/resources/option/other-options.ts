import { field } from '#/fields/field'
import type { OptionSection } from './option-record'
import { addressRule } from './option-rules'

/** The options of the third tab, in the order they are shown (S15). */
export const OTHER_SECTIONS: readonly OptionSection[] = [
  {
    id: 'notice',
    tab: 'other',
    title: 'option.section.notice',
    options: [
      {
        key: 'Notice',
        ask: field.block({ label: 'option.Notice', hint: 'option.Notice.hint' }),
        drawn: 'page',
        stale: ['status'],
      },
    ],
  },
  {
    id: 'personalisation',
    tab: 'other',
    title: 'option.section.personalisation',
    options: [
      {
        key: 'SystemName',
        ask: field.line({ label: 'option.SystemName', hint: 'option.SystemName.hint' }),
        stale: ['status'],
      },
      {
        key: 'Theme',
        // The reference server takes no other, and reads it when it starts (D30).
        ask: field.choice({
          label: 'option.Theme',
          hint: 'option.Theme.hint',
          required: true,
          choices: [
            { value: 'default', label: 'option.Theme.default' },
            { value: 'berry', label: 'option.Theme.berry' },
            { value: 'air', label: 'option.Theme.air' },
          ],
        }),
      },
      {
        key: 'Logo',
        ask: field.line({
          label: 'option.Logo',
          hint: 'option.Logo.hint',
          inputMode: 'url',
          rule: addressRule('image'),
        }),
        stale: ['status'],
      },
      {
        key: 'HomePageContent',
        ask: field.block({ label: 'option.HomePageContent', hint: 'option.page.hint' }),
        drawn: 'page',
        stale: ['status'],
      },
      {
        key: 'About',
        ask: field.block({ label: 'option.About', hint: 'option.page.hint' }),
        drawn: 'page',
        stale: ['status'],
      },
      {
        key: 'Footer',
        ask: field.block({ label: 'option.Footer', hint: 'option.Footer.hint' }),
        drawn: 'page',
        stale: ['status'],
      },
    ],
  },
]
