import { field } from '#/fields/fields'
import type { SectionsOfTab } from './option'
import { addressOf, content, text } from './option-factories'

/** Sections of the *other* tab, in display order. */
export const OTHER_SECTIONS: SectionsOfTab = [
  {
    id: 'notice',
    title: 'common.notice',
    hint: 'option.section.notice.hint',
    options: [content('Notice', 'option.hint.Notice', 'markdown')],
  },
  {
    id: 'personalisation',
    title: 'option.section.personalisation',
    hint: 'option.section.personalisation.hint',
    tool: 'updateCheck',
    options: [
      text('SystemName', { hint: true }),
      {
        key: 'Theme',
        // The reference server accepts no other value, and reads it at startup.
        field: field.choice({
          label: 'option.label.Theme',
          hint: 'option.hint.Theme',
          required: true,
          choices: [
            { value: 'default', label: 'option.Theme.default' },
            { value: 'berry', label: 'option.Theme.berry' },
            { value: 'air', label: 'option.Theme.air' },
          ],
        }),
      },
      text('Logo', { hint: true, ...addressOf('image') }),
      content('HomePageContent', 'option.page.hint', 'page'),
      content('About', 'option.page.hint', 'page'),
      content('Footer', 'option.hint.Footer', 'html'),
    ],
  },
]
