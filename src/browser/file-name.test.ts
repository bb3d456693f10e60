import { expect, it } from 'vitest'
import { safeFileName } from './file-name'

it.each([
  ['PF01', 'spring', 'spring.txt'],
  ['PF03', '..\\..\\evil', '_.._evil.txt'],
  ['PF05', 'CON', '_CON.txt'],
  ['PF07', '.htaccess', 'htaccess.txt'],
  ['PF09', 'a\nb\u0000c', 'abc.txt'],
  ['PF11', '   . . ', 'redemption-codes.txt'],
  ['PF13', 'report.pdf', 'report.pdf.txt'],
  ['PF15', '-rf', '-rf.txt'],
  ['a path', '/etc/passwd', '_etc_passwd.txt'],
  ['a device with an extension', 'aux.log', '_aux.log.txt'],
  ['a superscript device', 'com¹', '_com¹.txt'],
  ['a direction override', 'admin\u202Enimda', 'adminnimda.txt'],
  ['composed and decomposed', 'e\u0301', 'é.txt'],
  ['nothing', '', 'redemption-codes.txt'],
  ['100 characters', 'x'.repeat(100), `${'x'.repeat(80)}.txt`],
  ['a blank at the cut', `${'x'.repeat(79)} y`, `${'x'.repeat(79)}.txt`],
  ['characters of two units', '𝒳'.repeat(90), `${'𝒳'.repeat(80)}.txt`],
])('safeFileName, %s: returns a safe file name (T-26)', (_, name, wanted) => {
  expect(safeFileName(name, 'txt', 'redemption-codes')).toBe(wanted)
})
