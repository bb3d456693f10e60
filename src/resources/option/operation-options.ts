import { field } from '#/fields/fields'
import type { StaticKey } from '#/i18n/i18n'
import type { OptionRecord, OptionSectionRecord } from './option'
import { chatLinkRule, urlRule, decimalRule, ratioRule } from './option-rules'

/** Record of a quota option in server units, editable as money too. */
const amount = (key: string, label: StaticKey, hint: StaticKey): OptionRecord => ({
  key,
  field: field.integer({ label, hint, isQuota: true }),
  editor: 'quota',
})

const ratio = (
  key: string,
  label: StaticKey,
  hint: StaticKey,
  invalidMessage: StaticKey,
  invalidates?: OptionRecord['invalidates'],
): OptionRecord => ({
  key,
  field: field.textarea({
    label,
    hint,
    code: true,
    required: true,
    requiredMessage: invalidMessage,
    rule: ratioRule(invalidMessage),
  }),
  editor: 'ratio',
  ruleFor: (stored) => ratioRule(invalidMessage, stored),
  invalidates,
})

/** Options of the *operation* tab, in display order. */
export const OPERATION_SECTIONS: readonly OptionSectionRecord[] = [
  {
    id: 'general',
    tab: 'operation',
    title: 'option.section.general',
    hint: 'option.section.general.hint',
    options: [
      {
        key: 'TopUpLink',
        field: field.text({
          label: 'option.TopUpLink',
          hint: 'option.TopUpLink.hint',
          placeholder: 'https://shop.example.com/credit',
          inputMode: 'url',
          rule: urlRule('link'),
        }),
        invalidates: ['status'],
      },
      {
        key: 'ChatLink',
        field: field.text({
          label: 'option.ChatLink',
          hint: 'option.ChatLink.hint',
          placeholder: 'https://chat.example.com',
          inputMode: 'url',
          rule: chatLinkRule,
        }),
        invalidates: ['status'],
      },
      {
        key: 'QuotaPerUnit',
        field: field.text({
          label: 'option.QuotaPerUnit',
          hint: 'option.QuotaPerUnit.hint',
          placeholder: '500000',
          required: true,
          inputMode: 'decimal',
          rule: decimalRule({ isAboveZero: true }),
        }),
        invalidates: ['status'],
      },
      {
        key: 'RetryTimes',
        field: field.integer({
          label: 'option.RetryTimes',
          hint: 'option.RetryTimes.hint',
          placeholder: '0',
        }),
      },
      {
        key: 'DisplayInCurrencyEnabled',
        field: field.switch({ label: 'option.DisplayInCurrencyEnabled' }),
        invalidates: ['status'],
      },
      {
        key: 'DisplayTokenStatEnabled',
        field: field.switch({ label: 'option.DisplayTokenStatEnabled' }),
      },
      {
        key: 'ApproximateTokenEnabled',
        field: field.switch({
          label: 'option.ApproximateTokenEnabled',
          hint: 'option.ApproximateTokenEnabled.hint',
        }),
      },
    ],
  },
  {
    id: 'logs',
    tab: 'operation',
    title: 'option.section.logs',
    hint: 'option.section.logs.hint',
    tool: 'clearLogs',
    options: [{ key: 'LogConsumeEnabled', field: field.switch({ label: 'option.LogConsumeEnabled' }) }],
  },
  {
    id: 'monitoring',
    tab: 'operation',
    title: 'option.section.monitoring',
    hint: 'option.section.monitoring.hint',
    options: [
      {
        key: 'ChannelDisableThreshold',
        field: field.text({
          label: 'option.ChannelDisableThreshold',
          hint: 'option.ChannelDisableThreshold.hint',
          placeholder: '5',
          required: true,
          inputMode: 'decimal',
          rule: decimalRule(),
        }),
      },
      amount('QuotaRemindThreshold', 'option.QuotaRemindThreshold', 'option.QuotaRemindThreshold.hint'),
      {
        key: 'AutomaticDisableChannelEnabled',
        field: field.switch({ label: 'option.AutomaticDisableChannelEnabled' }),
      },
      {
        key: 'AutomaticEnableChannelEnabled',
        field: field.switch({ label: 'option.AutomaticEnableChannelEnabled' }),
      },
    ],
  },
  {
    id: 'quota',
    tab: 'operation',
    title: 'option.section.quota',
    hint: 'option.section.quota.hint',
    options: [
      amount('QuotaForNewUser', 'option.QuotaForNewUser', 'option.QuotaForNewUser.hint'),
      amount('PreConsumedQuota', 'option.PreConsumedQuota', 'option.PreConsumedQuota.hint'),
      amount('QuotaForInviter', 'option.QuotaForInviter', 'option.QuotaForInviter.hint'),
      amount('QuotaForInvitee', 'option.QuotaForInvitee', 'option.QuotaForInvitee.hint'),
    ],
  },
  {
    id: 'ratios',
    tab: 'operation',
    title: 'option.section.ratios',
    editor: 'ratios',
    options: [
      ratio('ModelRatio', 'option.ModelRatio', 'option.ModelRatio.hint', 'option.ModelRatio.wrong'),
      ratio(
        'CompletionRatio',
        'option.CompletionRatio',
        'option.CompletionRatio.hint',
        'option.CompletionRatio.wrong',
      ),
      ratio('GroupRatio', 'option.GroupRatio', 'option.GroupRatio.hint', 'option.GroupRatio.wrong', [
        'group',
      ]),
    ],
  },
]
