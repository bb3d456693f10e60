import { field } from '#/fields/fields'
import type { SectionsOfTab } from './option'
import { addressOf, amount, ratio, text, toggle } from './option-factories'
import { chatLinkRule, decimalRule } from './option-rules'

/** Sections of the *operation* tab, in display order. */
export const OPERATION_SECTIONS: SectionsOfTab = [
  {
    id: 'general',
    title: 'option.section.general',
    hint: 'option.section.general.hint',
    options: [
      text('TopUpLink', { hint: true, placeholder: 'https://shop.example.com/credit', ...addressOf('link') }),
      text('ChatLink', {
        hint: true,
        placeholder: 'https://chat.example.com',
        inputMode: 'url',
        rule: chatLinkRule,
      }),
      text(
        'QuotaPerUnit',
        {
          hint: true,
          placeholder: '500000',
          required: true,
          inputMode: 'decimal',
          rule: decimalRule({ isAboveZero: true }),
        },
        { doubt: () => 'option.hint.QuotaPerUnit' },
      ),
      {
        key: 'RetryTimes',
        field: field.integer({
          label: 'option.label.RetryTimes',
          hint: 'option.hint.RetryTimes',
          placeholder: '0',
        }),
      },
      toggle('DisplayInCurrencyEnabled'),
      toggle('DisplayTokenStatEnabled'),
      toggle('ApproximateTokenEnabled', { hint: true }),
    ],
  },
  {
    id: 'logs',
    title: 'log.menu',
    hint: 'option.section.logs.hint',
    tool: 'clearLogs',
    options: [toggle('LogConsumeEnabled')],
  },
  {
    id: 'monitoring',
    title: 'option.section.monitoring',
    hint: 'option.section.monitoring.hint',
    options: [
      text('ChannelDisableThreshold', {
        hint: true,
        placeholder: '5',
        required: true,
        inputMode: 'decimal',
        rule: decimalRule(),
      }),
      amount('QuotaRemindThreshold'),
      toggle('AutomaticDisableChannelEnabled'),
      toggle('AutomaticEnableChannelEnabled'),
    ],
  },
  {
    id: 'quota',
    title: 'common.quota',
    hint: 'option.section.quota.hint',
    options: [
      amount('QuotaForNewUser'),
      amount('PreConsumedQuota'),
      amount('QuotaForInviter'),
      amount('QuotaForInvitee'),
    ],
  },
  {
    id: 'ratios',
    title: 'option.section.ratios',
    editor: 'ratios',
    options: [ratio('ModelRatio'), ratio('CompletionRatio'), ratio('GroupRatio')],
  },
]
