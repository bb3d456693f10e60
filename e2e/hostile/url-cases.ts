/** URLs as options may contain them: id, input, and whether it may be used as a link (T-05). */
export const URL_CASES: readonly (readonly [id: string, address: string, link: 'deny' | 'allow' | 'none'])[] =
  [
    ['PU01', 'javascript:window.__xss=1', 'deny'],
    ['PU03', ' \u0001javascript:window.__xss=1', 'deny'],
    ['PU05', 'javascript://ok.example/%0awindow.__xss=1', 'deny'],
    ['PU07', "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='1'/>", 'deny'],
    ['PU09', 'blob:https://ok.example/1', 'deny'],
    ['PU11', '//evil.example/', 'deny'],
    ['PU13', '\\\\evil.example\\x', 'deny'],
    ['PU15', 'https://user:pw@evil.example/', 'deny'],
    ['PU17', 'https://good.example.evil.example/', 'allow'],
    ['PU19', 'https://evil.example/\r\nX: y', 'deny'],
    ['PU21', '', 'none'],
    ['PU23', 'not a url', 'deny'],
    ['PU25', `https://ok.example/${'a'.repeat(5000)}`, 'deny'],
    ['PU27', '/api/user/logout', 'deny'],
    ['PU29', '/%61pi/user/token', 'deny'],
    ['PU31', 'https://chat.example/#/', 'allow'],
    ['PU33', 'https://chat.example/?a=1', 'allow'],
  ]
