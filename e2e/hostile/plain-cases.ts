/** Texts that users may type into any field; the console shows them as plain text (T-04). */
export const PLAIN_CASES: readonly (readonly [id: string, text: string])[] = [
  ['PT01', '<img src=x onerror=window.__xss=1>'],
  ['PT03', 'javascript:window.__xss=1'],
  ['PT05', 'admin\u202enimda'],
  ['PT07', 'аdmin'],
  ['PT09', '👩\u200d👩\u200d👧\u200d👦 family'],
  ['PT11', 'a\u0000b\tc\r\nd'],
  ['PT13', '__proto__'],
  ['PT15', 'toString'],
  ['PT17', 'gpt-4,gpt-4o'],
  ['PT19', '100%&a=1#x?y+z/..;=\\'],
  ['PT21', '../../user/logout'],
  ['PT23', '<b>bold</b> &amp; &lt;i&gt;'],
  ['PT25', '[click](javascript:window.__xss=1) ![x](/api/user/logout)'],
]
