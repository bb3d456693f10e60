/** Hostile plain texts that users may enter into any field. */
export const PLAIN = [
  '<img src=x onerror=window.__xss=1>',
  'javascript:window.__xss=1',
  'admin\u202Enimda',
  'аdmin',
  '👩‍👩‍👧‍👦 family',
  'a\u0000b\tc\r\nd',
  '__proto__',
  'toString',
  'gpt-4,gpt-4o',
  '100%&a=1#x?y+z/..;=\\',
  '../../user/logout',
  '<b>bold</b> &amp; &lt;i&gt;',
  '[click](javascript:window.__xss=1) ![x](/api/user/logout)',
] as const
