import { currentLanguage } from '#/i18n/i18n'

const HAN = /\p{Script=Han}/u

/** Returns the `lang` attribute of a server text: `zh` for Chinese on an English page, else undefined. */
export function serverTextLanguage(text: string): string | undefined {
  return HAN.test(text) && currentLanguage() === 'en' ? 'zh' : undefined
}
