import { field } from '#/fields/fields'
import type { OptionSectionRecord } from './option'
import { urlRule } from './option-rules'

/** Options of the *other* tab, in display order. */
export const OTHER_SECTIONS: readonly OptionSectionRecord[] = [
  {
    id: 'notice',
    tab: 'other',
    title: 'option.section.notice',
    hint: 'option.section.notice.hint',
    options: [
      {
        key: 'Notice',
        field: field.textarea({ label: 'option.Notice', hint: 'option.Notice.hint' }),
        editor: 'markdown',
        invalidates: ['status'],
      },
    ],
  },
  {
    id: 'personalisation',
    tab: 'other',
    title: 'option.section.personalisation',
    hint: 'option.section.personalisation.hint',
    tool: 'updateCheck',
    options: [
      {
        key: 'SystemName',
        field: field.text({ label: 'option.SystemName', hint: 'option.SystemName.hint' }),
        invalidates: ['status'],
      },
      {
        key: 'Theme',
        // The reference server accepts no other value, and reads it at startup (K10.30).
        field: field.choice({
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
        field: field.text({
          label: 'option.Logo',
          hint: 'option.Logo.hint',
          inputMode: 'url',
          rule: urlRule('image'),
        }),
        invalidates: ['status'],
      },
      {
        key: 'HomePageContent',
        field: field.textarea({ label: 'option.HomePageContent', hint: 'option.page.hint' }),
        editor: 'page',
        invalidates: ['status'],
      },
      {
        key: 'About',
        field: field.textarea({ label: 'option.About', hint: 'option.page.hint' }),
        editor: 'page',
        invalidates: ['status'],
      },
      {
        key: 'Footer',
        field: field.textarea({ label: 'option.Footer', hint: 'option.Footer.hint' }),
        editor: 'html',
        invalidates: ['status'],
      },
    ],
  },
]
