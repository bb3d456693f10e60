import { z } from 'zod'

/** The parts of a list typed with commas, each trimmed; a blank text has none. */
function commaParts(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((part) => part.trim())
}

/** A rule for a list typed with commas: every part must pass; `message` says what is wrong with the first that does not. */
export function commaListRule(passes: (part: string) => boolean, message: (part: string) => string) {
  return z.string().superRefine((text, context) => {
    const wrong = commaParts(text).find((part) => !passes(part))
    if (wrong !== undefined) context.addIssue({ code: 'custom', message: message(wrong) })
  })
}
