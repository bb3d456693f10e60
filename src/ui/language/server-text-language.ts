import { currentLanguage } from '#/i18n/i18n'

const HAN = /\p{Script=Han}/u

/** `zh` for a Chinese text on an English page, so that it is pronounced as such (AX-08); else undefined. */
export function serverTextLanguage(text: string): string | undefined {
  return HAN.test(text) && currentLanguage() === 'en' ? 'zh' : undefined
}
