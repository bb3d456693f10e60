import { describe, expect, it } from 'vitest'
import { parsePriceCell, type PriceUnit } from './price-cell'
import { readPriceSheet, sheetToRatios } from './price-sheet'

const PER_DOLLAR = 500_000

/** Models of a pasted text as `name ratio completion`, and the reasons of the rows that are left out. */
function pasted(text: string, unclear: PriceUnit = 'ratio') {
  const sheet = readPriceSheet(text)
  const { models, skipped } = sheetToRatios(sheet, unclear, PER_DOLLAR)
  return {
    models: models.map(({ name, ratio, completion }) => [name, ratio, completion].filter(Boolean).join(' ')),
    isUnclear: sheet.isUnclear,
    skipped: skipped.map(({ reason }) => reason),
  }
}

const clear = (...models: string[]) => ({ models, isUnclear: false, skipped: [] })

describe('pasted prices', () => {
  it.each(['$0.04 / image', '$0.006 per minute', '$2 / 100K tokens', '$2.50 / $10', '$30 每次'])(
    'leave out a row with "%s", which is no price of so many tokens',
    (cell) => {
      expect(parsePriceCell(cell)).toEqual({ kind: 'invalid' })
      expect(pasted(`gpt-4\t${cell}`)).toEqual({ models: [], isUnclear: false, skipped: ['number'] })
    },
  )

  it.each([
    ['currency signs', 'gpt-4\t$30\t$60', 'gpt-4 15 2'],
    ['a currency sign at one of two', 'gpt-4\t$30\t60', 'gpt-4 15 2'],
    ['the sign behind, and words', 'gpt-4;30 USD;US$ 60.00', 'gpt-4 15 2'],
    ['a header of input and output', 'Model\tInput\tOutput\ngpt-4\t30\t60', 'gpt-4 15 2'],
    ['a header of a price', 'model,price\ngpt-4,30', 'gpt-4 15'],
    ['a Chinese header', '模型\t输入价格\t输出价格\ngpt-4\t30\t60', 'gpt-4 15 2'],
    ['columns in another order', 'Output,Input,Model\n60,30,gpt-4', 'gpt-4 15 2'],
    [
      'our own table',
      'Model\tRatio\tPrompt, $ / 1M\tCompletion ratio\tCompletion, $ / 1M\ngpt-4\t15\t30\t2\t60',
      'gpt-4 15 2',
    ],
    [
      'other columns between',
      'Model,Context,Cached input,Input,Output\ngpt-4,8192,$15,$30,$60',
      'gpt-4 15 2',
    ],
    ['marks of Markdown and of a footnote', '| **gpt-4** | `$30` | **$60.00*** |', 'gpt-4 15 2'],
    ['a footnote behind a price', 'gpt-4\t$30*\t$60**', 'gpt-4 15 2'],
    ['a star at the end of a name', 'gpt-4-gizmo-*\t$30\t$60', 'gpt-4-gizmo-* 15 2'],
    ['a context without a header', 'gpt-4\t8192\t$30\t$60', 'gpt-4 15 2'],
    [
      'prices per 1K tokens by the header',
      'Model\tInput ($/1K tokens)\tOutput ($/1K tokens)\ngpt-4\t0.03\t0.06',
      'gpt-4 15 2',
    ],
    ['prices per 1K tokens in the cells', 'gpt-4\t$0.03 / 1K tokens\t$0.06 / 1K tokens', 'gpt-4 15 2'],
    [
      'prices per token by the header',
      'model,input_cost_per_token,output_cost_per_token\ngpt-4,0.00003,0.00006',
      'gpt-4 15 2',
    ],
    ['prices per token by their size', 'gpt-4\t$0.00003\t$0.00006', 'gpt-4 15 2'],
    [
      'prices per token by their size, under a header',
      'model\tinput\toutput\ngpt-4\t3e-5\t6e-5',
      'gpt-4 15 2',
    ],
    ['small prices that are per million by the header', 'model\tinput per 1M\na\t0.0002', 'a 0.0001'],
    [
      'a table in Markdown',
      '| Model | Input | Output |\n|---|:--:|---|\n| `gpt-4` | $30.00 | $60.00 |',
      'gpt-4 15 2',
    ],
    ['quotes and grouped thousands', 'a,"$1,150.00","$2,300.00"', 'a 575 2'],
    ['decimal commas', 'Modell;Input;Output\na;0,15;0,6', 'a 0.075 4'],
    ['full-width signs', 'a\t＄３０\t＄６０', 'a 15 2'],
    ['blanks between the cells of a web page', 'gpt-4 $30 $60', 'gpt-4 15 2'],
    ['a completion beside the last header', 'model\tratio\ngpt-4\t15\t2', 'gpt-4 15 2'],
    ['a free model', 'a\tFree\tFree', 'a 0'],
    ['no completion price', 'a\t$2\t-', 'a 1'],
    ['a negative price', 'a\t-$2\t($4)', 'a -1 2'],
    [
      'a column of numbers that are no prices',
      'Model\tInput\tRPM\tOutput\ngpt-4\t$30\t500\t$60',
      'gpt-4 15 2',
    ],
    ['a column of US dollars', 'model,input,output,currency\ngpt-4,30,60,USD\no1,2,-,', 'gpt-4 15 2|o1 1'],
    ['ratios beside another currency', 'model,ratio,Currency\ngpt-4,15,CNY', 'gpt-4 15'],
    ['a header without rows of text', 'model\tratio\tcompletion ratio\na\t1.50\t4', 'a 1.50 4'],
  ])('%s are read', (_, text, expected) => {
    expect(pasted(text)).toEqual(clear(...expected.split('|')))
  })

  it.each([
    ['numbers alone', 'gpt-4\t15\t2', 'gpt-4 15 2', 'gpt-4 7.5 0.133333333333333'],
    ['small numbers', 'gpt-4\t0.00003', 'gpt-4 0.00003', 'gpt-4 0.000015'],
    ['a JSON object of numbers', '{"gpt-4": 15, "o1": 0.10}', 'gpt-4 15|o1 0.10', 'gpt-4 7.5|o1 0.05'],
    ['a JSON list of rows', '[["gpt-4", 15, 2]]', 'gpt-4 15 2', 'gpt-4 7.5 0.133333333333333'],
  ])('%s are unclear: ratios or prices', (_, text, ratios, prices) => {
    expect(pasted(text, 'ratio')).toEqual({ ...clear(...ratios.split('|')), isUnclear: true })
    expect(pasted(text, 'perMillion')).toEqual({ ...clear(...prices.split('|')), isUnclear: true })
  })

  it.each([
    ['no number', 'a\tx', 'number'],
    ['no name', '\t$2', 'number'],
    ['a number of two meanings', 'a\t$1,150', 'number'],
    ['thousands cut at their comma', 'a,$1,150.00', 'number'],
    ['a word beside a price', 'a\t$1\tx', 'number'],
    ['three prices without a header', 'gpt-4o\t$2.50\t$1.25\t$10.00', 'columns'],
    ['three numbers without a header', 'gpt-4o,2.5,1.25,10', 'columns'],
    ['a context beside one price with its sign', 'gpt-4 8192 $30 60', 'columns'],
    ['four prices of a JSON list', '[["gpt-4o","$1","$2","$3","$4"]]', 'columns'],
    ['a completion price alone', 'model,output\na,$3', 'number'],
    ['yuan', 'a\t¥2\t¥8', 'currency'],
    ['yuan by the header', '模型\t输入（元/千tokens）\na\t0.002', 'currency'],
    ['euros', 'a\t2 €', 'currency'],
    ['a currency in a column of its own', 'model,input,output,currency\nqwen-x,2,6,CNY', 'currency'],
    ['a rare currency', 'Model\tPrice\tCurrency code\na\t2\tSEK', 'currency'],
    ['a Chinese column of currencies', '模型\t币种\t输入价格\na\t人民币\t2', 'currency'],
    ['a currency under another header', 'model\tinput\tunit\na\t2\t元/百万tokens', 'currency'],
    ['a currency without a header', 'qwen-x\t2\t6\tCNY', 'currency'],
    ['the currency of a JSON record', '[{"model":"a","pricing":{"input":2,"currency":"EUR"}}]', 'currency'],
    ['a currency by its Chinese name in the header', '模型\t输入价格（人民币）\na\t2', 'currency'],
    ['a free prompt with a paid completion', 'a\t$0\t$4', 'freePrompt'],
    ['infinity', 'a\t$1e999', 'number'],
  ])('%s is left out with its reason', (_, text, reason) => {
    expect(pasted(text)).toMatchObject({ models: [], skipped: [reason] })
  })

  it.each([
    ['two lines of words', 'lorem ipsum\ndolor sit', [], ['number', 'number']],
    ['two lines with commas', 'lorem,ipsum\ndolor,sit', [], ['number', 'number']],
    ['a first row that names no price', 'a,b\ngpt-4,$3', ['gpt-4 1.5'], ['number']],
    ['a first row that names no price, in blanks', 'a  b\ngpt-4  $3', ['gpt-4 1.5'], ['number']],
    ['a first row without its number', 'a\tx\nb\t$4', ['b 2'], ['number']],
    ['a first row of a model alone', 'Model\tNotes\no1\tx', [], ['number', 'number']],
  ])('%s is no header', (_, text, models, skipped) => {
    expect(pasted(text)).toEqual({ models, isUnclear: false, skipped })
  })

  it.each([
    ['rows', 'a\t$2\nb\t$4\na\t$6', ['a 3', 'b 2'], ['a\t$2']],
    ['three rows', 'a\t$2\na\t$4\na\t$6', ['a 3'], ['a\t$2', 'a\t$4']],
    ['equal rows', 'a\t$2\na\t$2', ['a 1'], ['a\t$2']],
    ['rows below a header', 'model,ratio\na,1\na,2', ['a 2'], ['a,1']],
    ['members of a JSON object', '{"a":"$2","a":"$6"}', ['a 3'], ['a: $2']],
    ['records', '[{"id":"a","input":2},{"id":"a","input":6}]', ['a 3'], ['{"id":"a","input":2}']],
  ])('of %s with the same name the last counts, and the others are listed', (_, text, models, lines) => {
    const skipped = lines.map((line) => ({ line, reason: 'repeated' }))
    expect(pasted(text).models).toEqual(models)
    expect(readPriceSheet(text).skipped).toEqual(skipped)
  })

  it.each([
    ['model\tinput\na\t$1/1M\nb\t0.000001', ['perMillion', 'perToken']],
    ['a\t$0.0005/1M\nb\t$0.000002', ['perMillion', 'perToken']],
    ['a\t$0.000002\nb\t$0.00003', ['perToken']],
    ['a\t$2\nb\t$0.000002', ['perMillion']],
    ['model\tratio\tprice\na\t2\t$4', ['ratio']],
    ['a\t2', []],
  ])('%j has the units %j', (text, units) => {
    expect([...readPriceSheet(text).units].toSorted()).toEqual(units)
  })

  it('an own scale of quota changes the ratios of prices only', () => {
    const ratioOf = (text: string, perDollar: number) =>
      sheetToRatios(readPriceSheet(text), 'ratio', perDollar).models[0]?.ratio
    expect([ratioOf('a\t$2', 1_000_000), ratioOf('model\tratio\na\t2', 1_000_000)]).toEqual(['2', '2'])
  })
})

describe('pasted JSON', () => {
  it.each([
    [
      'a model list with prices per token',
      {
        data: [
          {
            id: 'openai/gpt-4',
            name: 'OpenAI: GPT-4',
            created: 1,
            pricing: {
              prompt: '0.00003',
              completion: '0.00006',
              image: '0',
              request: '0',
              input_cache_read: '0.00001',
            },
          },
        ],
      },
      'openai/gpt-4 15 2',
    ],
    [
      'a map of prices per token',
      {
        'gpt-4': {
          max_input_tokens: 8192,
          input_cost_per_token: 3e-5,
          output_cost_per_token: 6e-5,
          mode: 'chat',
          supports_prompt_caching: true,
          input_cost_per_token_above_200k_tokens: 1,
        },
      },
      'gpt-4 15 2',
    ],
    ['a map of prices', { 'gpt-4': { input: 30, output: 60 } }, 'gpt-4 15 2'],
    [
      'a list of prices in dollars',
      [{ model: 'gpt-4', inputPrice: '$30', outputPrice: '$60' }],
      'gpt-4 15 2',
    ],
    [
      'ratios of another console',
      {
        success: true,
        data: [{ model_name: 'gpt-4', quota_type: 0, model_ratio: 15, model_price: 0, completion_ratio: 2 }],
      },
      'gpt-4 15 2',
    ],
    [
      'the options of a server',
      { ModelRatio: '{"gpt-4":15}', CompletionRatio: '{"gpt-4":2,"o1":4}' },
      'gpt-4 15 2|o1 4',
    ],
    ['ratio maps', { model_ratio: { 'gpt-4': 15 } }, 'gpt-4 15'],
    ['prices as text', { 'gpt-4': '$30' }, 'gpt-4 15'],
    [
      'an odd name',
      JSON.parse('{"__proto__":{"input":2},"constructor":{"input":4}}'),
      '__proto__ 1|constructor 2',
    ],
  ])('%s is read', (_, json, expected) => {
    expect(pasted(JSON.stringify(json))).toEqual(clear(...expected.split('|')))
  })

  it.each(['{}', '[]', 'null', '[1,2]', '"x"', '{"a":null}', '{"a":[1]}', '{"data":null}'])(
    '%s holds no model',
    (text) => {
      expect(pasted(text).models).toEqual([])
    },
  )
})

describe('a cell', () => {
  it.each([
    ['$2.50', 2.5, undefined],
    ['2,50 USD', 2.5, undefined],
    ['$0.15 / 1M tokens', 0.15, 'perMillion'],
    ['$0.15/M', 0.15, 'perMillion'],
    ['$3 per million tokens', 3, 'perMillion'],
    ['$15/MTok', 15, 'perMillion'],
    ['$0.0005/1K tokens', 0.0005, 'perThousand'],
    ['$0.000002/token', 0.000002, 'perToken'],
    ['1 150,50', 1150.5, undefined],
    ['1,234,567', 1_234_567, undefined],
    ['2.5E-06', 0.0000025, undefined],
    ['.5', 0.5, undefined],
  ])('%s is %d, %s', (text, value, unit) => {
    expect(parsePriceCell(text)).toMatchObject({ kind: 'number', value, unit })
  })

  it.each([
    ['', 'blank'],
    ['–', 'blank'],
    ['N/A', 'blank'],
    ['1,150', 'invalid'],
    ['1.150,00', 'invalid'],
    ['$2 – $4', 'invalid'],
    ['½', 'invalid'],
    ['9'.repeat(61), 'invalid'],
    ['RMB 2', 'foreign'],
    ['2元', 'foreign'],
    ['￥2', 'foreign'],
  ])('%s is %s', (text, kind) => expect(parsePriceCell(text).kind).toBe(kind))
})
