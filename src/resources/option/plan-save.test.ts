import { describe, expect, it } from 'vitest'
import type { AnyFieldValues } from '#/fields/fields'
import { HttpFailure } from '#/http/failure'
import { optionsSchema } from './option'
import { saveOptions, applyOutcomes, type OptionOutcome } from './option-mutations'
import { optionsToValues, OPTION_RECORDS, sectionOf } from './option-records'
import { optionChanges, planSave } from './plan-save'

const start = optionsToValues(
  new Map([
    ['SystemName', 'Ours'],
    ['ModelRatio', '{"gpt-3":1,"gpt-4":15}'],
    ['EmailDomainWhitelist', 'a.com,b.com'],
    ['PasswordLoginEnabled', 'true'],
    ['WeChatAuthEnabled', 'true'],
    ['RetryTimes', '1'],
  ]),
)
const all = new Set(OPTION_RECORDS.map(({ key }) => key))
const edited = (changes: AnyFieldValues, on: AnyFieldValues = start): AnyFieldValues => ({
  ...on,
  ...changes,
})

describe('parsing options', () => {
  it('drops secrets, and converts scalar values to text (T-11, SH-83)', () => {
    const options = optionsSchema.parse([
      { key: 'TurnstileSecretKey', value: 'abc' },
      { key: 'SMTPToken', value: 'abc' },
      { key: 'GitHubClientSecret', value: 'abc' },
      { key: 'RetryTimes', value: 3 },
      { key: 'Logo', value: null },
      { key: 'RegisterEnabled', value: true },
    ])
    expect([...options]).toEqual([
      ['RetryTimes', '3'],
      ['Logo', ''],
      ['RegisterEnabled', 'true'],
    ])
    const values = optionsToValues(options)
    expect([values.RetryTimes, values.RegisterEnabled]).toEqual(['3', true])
    expect(optionChanges(values, values, all)).toEqual([])
  })

  it('parses an empty domain list without an empty entry (SH-89)', () => {
    const read = optionsToValues(new Map([['EmailDomainWhitelist', '']]))
    expect(read.EmailDomainWhitelist).toEqual([])
    expect(optionChanges(read, read, all)).toEqual([])
  })

  it.each([[null], [{}], ['text'], [7]])('rejects %j, which is no list', (value) =>
    expect(optionsSchema.safeParse(value).success).toBe(false),
  )

  it.each([
    ['true', true],
    ['True', false],
    ['1', false],
    ['', false],
  ])('switch %j is on: %s (SH-87)', (text, isOn) =>
    expect(optionsToValues(new Map([['RegisterEnabled', text]])).RegisterEnabled).toBe(isOn),
  )
})

describe('option changes', () => {
  it('contain only the changed options, as exact texts', () => {
    const mine = edited({
      SystemName: ' New ',
      WeChatAuthEnabled: false,
      EmailDomainWhitelist: ['a.com', 'c.com'],
      ServerAddress: 'https://x.example//',
      ModelRatio: '{ "gpt-4": 15, "gpt-3": 0.50 }',
      Notice: ' kept \n',
    })
    expect(optionChanges(start, mine, all).map(({ key, to }) => [key, to])).toEqual([
      ['WeChatAuthEnabled', 'false'],
      ['ModelRatio', '{ "gpt-4": 15, "gpt-3": 0.50 }'],
      ['ServerAddress', 'https://x.example'],
      ['EmailDomainWhitelist', 'a.com,c.com'],
      ['Notice', ' kept \n'],
      ['SystemName', 'New'],
    ])
  })

  it('are blank for what was emptied', () => {
    const filled = { ...start, TopUpLink: 'https://shop.example' }
    expect(optionChanges(filled, edited({ TopUpLink: ' ' }), all)).toEqual([
      expect.objectContaining({ key: 'TopUpLink', to: '' }),
    ])
  })

  it('are in the order the server needs; options that may lock out come last (K11.22)', () => {
    const mine = edited({
      PasswordLoginEnabled: false,
      GitHubOAuthEnabled: true,
      WeChatAuthEnabled: false,
      GitHubClientId: 'id',
      TurnstileSiteKey: 'key',
      TurnstileCheckEnabled: true,
      TurnstileSecretKey: 'secret',
    })
    expect(optionChanges(start, mine, all).map(({ key }) => key)).toEqual([
      'WeChatAuthEnabled',
      'GitHubClientId',
      'TurnstileSiteKey',
      'TurnstileSecretKey',
      'GitHubOAuthEnabled',
      'TurnstileCheckEnabled',
      'PasswordLoginEnabled',
    ])
  })

  it('are empty when only whitespace differs in a map or around a text', () => {
    const mine = edited({ ModelRatio: '{"gpt-4":15.0,"gpt-3":1}', SystemName: 'Ours ' })
    expect(optionChanges(start, mine, all)).toEqual([])
  })

  it('contain a text that was cleaned of a slash or a blank that the server has', () => {
    const stored = edited({ ServerAddress: 'https://x.example/', SystemName: 'Ours ', Logo: ' ' })
    const mine = { ...stored, ServerAddress: 'https://x.example', SystemName: 'Ours' }
    expect(optionChanges(stored, stored, all)).toEqual([])
    expect(optionChanges(stored, mine, all)).toEqual([
      { key: 'ServerAddress', from: 'https://x.example/', to: 'https://x.example' },
      { key: 'SystemName', from: 'Ours ', to: 'Ours' },
    ])
  })

  it('every option has one record in one section', () => {
    expect(all.size).toBe(OPTION_RECORDS.length)
    expect(OPTION_RECORDS.filter(({ key }) => !sectionOf(key))).toEqual([])
  })
})

describe('planning a save after a concurrent edit', () => {
  it('merges edits of different options', () => {
    const plan = planSave(
      { base: start, theirs: edited({ RetryTimes: '9' }), mine: edited({ SystemName: 'Mine' }) },
      all,
    )
    expect(plan.conflicts).toEqual([])
    expect(plan.mine).toMatchObject({ RetryTimes: '9', SystemName: 'Mine' })
  })

  it('merges ratio maps entry by entry (CD-13)', () => {
    const plan = planSave(
      {
        base: start,
        theirs: edited({ ModelRatio: '{"gpt-4":15,"gpt-3":1,"gpt-5":2}' }),
        mine: edited({ ModelRatio: '{"gpt-4":15}' }),
      },
      new Set(['ModelRatio']),
    )
    expect(plan.conflicts).toEqual([])
    expect(optionChanges(plan.base, plan.mine, all)).toEqual([
      {
        key: 'ModelRatio',
        from: '{"gpt-4":15,"gpt-3":1,"gpt-5":2}',
        to: '{\n  "gpt-4": 15,\n  "gpt-5": 2\n}',
      },
    ])
  })

  it('reports a conflict for an entry or a text that both changed', () => {
    const plan = planSave(
      {
        base: start,
        theirs: edited({ ModelRatio: '{"gpt-3":7,"gpt-4":15}', SystemName: 'Theirs' }),
        mine: edited({ ModelRatio: '{"gpt-3":8,"gpt-4":16}', SystemName: 'Mine' }),
      },
      all,
    )
    expect(plan.conflicts).toEqual([
      { key: 'ModelRatio', member: 'gpt-3', theirs: '7' },
      { key: 'SystemName' },
    ])
    // What is typed stays, on top of theirs: saved again, it replaces them.
    expect(optionChanges(plan.base, plan.mine, all).map(({ key, to }) => [key, to])).toEqual([
      ['ModelRatio', '{\n  "gpt-3": 8,\n  "gpt-4": 16\n}'],
      ['SystemName', 'Mine'],
    ])
  })

  it('keeps edits of other sections with their base', () => {
    const plan = planSave(
      { base: start, theirs: edited({ SystemName: 'Theirs' }), mine: edited({ SystemName: 'Mine' }) },
      new Set(['RetryTimes']),
    )
    expect(plan.conflicts).toEqual([])
    expect([plan.base.SystemName, plan.mine.SystemName]).toEqual(['Ours', 'Mine'])
  })
})

describe('saving five options with a failure at the third (CD-48)', () => {
  const mine = edited({
    SystemName: 'New',
    RetryTimes: '2',
    WeChatAuthEnabled: false,
    TopUpLink: 'https://x.example',
    GitHubOAuthEnabled: true,
  })
  const run = async (failing: string, error: unknown) => {
    const sent: string[] = []
    const write = async ({ key }: { key: string }) => {
      sent.push(key)
      if (key === failing) throw error
    }
    const counts: number[] = []
    const changes = optionChanges(start, mine, all)
    const outcomes = await saveOptions(changes, write, ({ length }) => counts.push(length))
    return { sent, counts, outcomes, changes }
  }

  it('stops there: the base moves for two, three remain unsaved', async () => {
    const { sent, counts, outcomes, changes } = await run('RetryTimes', new HttpFailure({ kind: 'server' }))
    expect(sent).toEqual(['WeChatAuthEnabled', 'TopUpLink', 'RetryTimes'])
    expect(counts).toEqual([1, 2, 3, 4, 5])
    expect(outcomes.map(({ state }) => state)).toEqual(['saved', 'saved', 'failed', 'notSent', 'notSent'])
    const fresh = edited({ WeChatAuthEnabled: false, TopUpLink: 'https://x.example' })
    for (const now of [fresh, undefined]) {
      const after = applyOutcomes(start, mine, now, outcomes)
      expect(after.discarded).toEqual([])
      expect(optionChanges(after.base, after.mine, all)).toEqual(changes.slice(2))
    }
  })

  it('resets a rejected switch and nothing else', () => {
    const refused: OptionOutcome[] = [
      { key: 'GitHubOAuthEnabled', to: 'true', state: 'failed', error: new HttpFailure({ kind: 'refused' }) },
    ]
    const lost: OptionOutcome[] = [
      { key: 'GitHubOAuthEnabled', to: 'true', state: 'failed', error: new HttpFailure({ kind: 'timeout' }) },
    ]
    expect(applyOutcomes(start, mine, start, refused).mine.GitHubOAuthEnabled).toBe(false)
    expect(applyOutcomes(start, mine, start, lost).mine.GitHubOAuthEnabled).toBe(true)
    expect(applyOutcomes(start, mine, start, refused).mine.SystemName).toBe('New')
  })

  it('detects a value stored despite a refusal, and one discarded despite success (K11.21)', () => {
    const stored = applyOutcomes(start, mine, edited({ SystemName: 'New' }), [
      { key: 'SystemName', to: 'New', state: 'failed', error: new HttpFailure({ kind: 'refused' }) },
    ])
    expect(optionChanges(stored.base, stored.mine, all).map(({ key }) => key)).not.toContain('SystemName')
    const discarded = applyOutcomes(start, mine, start, [{ key: 'SystemName', to: 'New', state: 'saved' }])
    expect(discarded.discarded).toEqual(['SystemName'])
    expect(discarded.mine.SystemName).toBe('New')
  })

  it('clears a secret after saving it', () => {
    const typed = edited({ SMTPToken: 'hush' })
    const after = applyOutcomes(start, typed, start, [{ key: 'SMTPToken', to: 'hush', state: 'saved' }])
    expect([after.base.SMTPToken, after.mine.SMTPToken, after.discarded]).toEqual(['', '', []])
  })
})
