import { amountRule } from '#/fields/amount-text'
import { field } from '#/fields/field'
import type { PlainKey } from '#/i18n/i18n'
import type { OptionRecord, OptionSection } from './option-record'
import { addressRule, decimalRule } from './option-rules'
import { ratioRule } from './ratio-rule'

/** An amount in server units that can also be typed as money. */
const amount = (key: string, label: PlainKey, hint: PlainKey): OptionRecord => ({
  key,
  ask: field.line({ label, hint, required: true, inputMode: 'numeric', rule: amountRule() }),
  drawn: 'quota',
})

const ratio = (
  key: string,
  label: PlainKey,
  hint: PlainKey,
  wrong: PlainKey,
  stale?: OptionRecord['stale'],
): OptionRecord => ({
  key,
  ask: field.block({ label, hint, code: true, required: true, missing: wrong, rule: ratioRule(wrong) }),
  drawn: 'ratio',
  stale,
})

/** The options of the first tab, in the order they are shown (S05–S09). */
export const OPERATION_SECTIONS: readonly OptionSection[] = [
  {
    id: 'general',
    tab: 'operation',
    title: 'option.section.general',
    options: [
      {
        key: 'TopUpLink',
        ask: field.line({
          label: 'option.TopUpLink',
          hint: 'option.TopUpLink.hint',
          example: 'https://shop.example.com/credit',
          inputMode: 'url',
          rule: addressRule('link'),
        }),
        stale: ['status'],
      },
      {
        key: 'ChatLink',
        ask: field.line({
          label: 'option.ChatLink',
          hint: 'option.ChatLink.hint',
          example: 'https://chat.example.com',
          inputMode: 'url',
          rule: addressRule('link'),
        }),
        stale: ['status'],
      },
      {
        key: 'QuotaPerUnit',
        ask: field.line({
          label: 'option.QuotaPerUnit',
          hint: 'option.QuotaPerUnit.hint',
          example: '500000',
          required: true,
          inputMode: 'decimal',
          rule: decimalRule({ isAboveZero: true }),
        }),
        stale: ['status'],
      },
      {
        key: 'RetryTimes',
        ask: field.digits({ label: 'option.RetryTimes', hint: 'option.RetryTimes.hint', example: '0' }),
      },
      {
        key: 'DisplayInCurrencyEnabled',
        ask: field.switch({ label: 'option.DisplayInCurrencyEnabled' }),
        stale: ['status'],
      },
      {
        key: 'DisplayTokenStatEnabled',
        ask: field.switch({ label: 'option.DisplayTokenStatEnabled' }),
      },
      {
        key: 'ApproximateTokenEnabled',
        ask: field.switch({
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
    options: [{ key: 'LogConsumeEnabled', ask: field.switch({ label: 'option.LogConsumeEnabled' }) }],
  },
  {
    id: 'monitoring',
    tab: 'operation',
    title: 'option.section.monitoring',
    options: [
      {
        key: 'ChannelDisableThreshold',
        ask: field.line({
          label: 'option.ChannelDisableThreshold',
          hint: 'option.ChannelDisableThreshold.hint',
          example: '5',
          required: true,
          inputMode: 'decimal',
          rule: decimalRule(),
        }),
      },
      amount('QuotaRemindThreshold', 'option.QuotaRemindThreshold', 'option.QuotaRemindThreshold.hint'),
      {
        key: 'AutomaticDisableChannelEnabled',
        ask: field.switch({ label: 'option.AutomaticDisableChannelEnabled' }),
      },
      {
        key: 'AutomaticEnableChannelEnabled',
        ask: field.switch({ label: 'option.AutomaticEnableChannelEnabled' }),
      },
    ],
  },
  {
    id: 'quota',
    tab: 'operation',
    title: 'option.section.quota',
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
