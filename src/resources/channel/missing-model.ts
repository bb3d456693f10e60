import { HttpFailure } from '#/http/failure'

/** Words that say it by themselves. */
const PHRASES = [
  /model_not_(?:found|exist)|ModelNotFound|DeploymentNotFound/,
  /\b(?:no such|unknown) model\b/i,
  /\bnot a valid model\b/i,
  /\bdeployment for this resource does not exist\b/i,
  /(?:不存在的|没有此|没有该|未知)模型/,
  // The whole text of one provider.
  /status code: 404, error message: model: \S+$/,
]

const ABSENT = [
  'does not exist',
  'doesn t exist',
  'not found',
  'is not found',
  'was not found',
  'could not be found',
]
const ABSENT_ZH = /不存在|未找到|找不到/
/** Characters between 模型 and what is said of it: a name, seldom more. */
const NAME_LENGTH = 80

/** Whether it is said of a model, with or without its name in between, that it does not exist. */
function namesAbsentModel(text: string): boolean {
  const words = text.toLowerCase().split(/[\s"'`“”‘’「」,]+/)
  const isSaid = words.some((word, at) => {
    if (!/^models?(?:$|[:/])/.test(word)) return false
    return [1, 2].some((from) => {
      const said = words.slice(at + from, at + from + 4).join(' ')
      return ABSENT.some((phrase) => said.startsWith(phrase))
    })
  })
  const [, ...after] = text.split('模型')
  return (
    isSaid || after.some((part) => ABSENT_ZH.test(part.slice(0, NAME_LENGTH).split(/[，。；\n]/)[0] ?? ''))
  )
}

/** Statuses with which a provider speaks of the key, the limit or itself, whatever its text says of the model. */
const isAboutProvider = (status: number) =>
  [401, 402, 403, 407, 408, 425, 429].includes(status) || status >= 500

/**
 * Whether a failed channel test means that the provider has no model of that name. Any other failure says nothing of the
 * model: a wrong key, a limit, an outage or a time-out passes.
 */
export function isModelMissing(error: unknown): boolean {
  if (!(error instanceof HttpFailure) || error.kind !== 'refused') return false
  const text = (error.serverMessage ?? '').trim()
  const statuses = [...text.matchAll(/\bstatus(?: code|_code)?["']?[:= ]{1,2}(\d{3})\b/gi)].map(([, code]) =>
    Number(code),
  )
  if (statuses.some(isAboutProvider)) return false
  return PHRASES.some((phrase) => phrase.test(text)) || namesAbsentModel(text)
}
